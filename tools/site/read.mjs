import { mkdir, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
const [modules, chrome, site, look, ...pages] = process.argv.slice(2);
const { default: puppeteer } = await import(pathToFileURL(
    `${modules}/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js`));
const axe = await readFile(`${modules}/axe-core/axe.min.js`, "utf8");
const browser = await puppeteer.launch({ executablePath: chrome, headless: true,
    args: ["--no-sandbox", "--allow-file-access-from-files"] });
await mkdir(look, { recursive: true });
let faults = 0;
for (const [name, width, height] of [["telephone", 390, 844], ["desk", 1280, 800]]) {
    for (const scheme of ["light", "dark"]) {
        const page = await browser.newPage();
        await page.setViewport({ width, height, isMobile: width < 600, hasTouch: width < 600 });
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        for (const each of pages) {
            await page.goto(pathToFileURL(`${site}/${each}.html`), { waitUntil: "load" });
            await page.evaluate(axe);
            const told = await page.evaluate(() => window.axe.run(document, {
                runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] }));
            for (const fault of told.violations)
                for (const node of fault.nodes) {
                    console.log(`${each} (${name}, ${scheme}): ${fault.id}: ${node.target}`);
                    faults += 1;
                }
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            if (wide > width) {
                console.log(`${each} (${name}): ${wide} wide, ${width} seen`);
                faults += 1;
            }
            if (scheme === "light")
                await page.screenshot(
                    { path: `${look}/${each.replaceAll("/", "-")}-${name}.png` });
        }
        await page.close();
    }
}
await browser.close();
console.log(`${pages.length} pages read on a telephone and on a desk, light and dark: `
    + `${faults} faults`);
process.exit(faults ? 1 : 0);
