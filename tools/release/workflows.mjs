import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
const [module, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(module));
const lint = await createLinter();
let faults = 0;
for (const file of files)
    for (const fault of lint(await readFile(file, "utf8"), file))
        if (fault.kind !== "runner-label") {
            console.log(`${file}:${fault.line}: ${fault.message}`);
            faults += 1;
        }
process.exit(faults ? 1 : 0);
