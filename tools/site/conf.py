"""Sphinx's settings for one language of the site; the Makefile calls it."""

from typing import Any

project = "Alexandre"
author = copyright = "The Alexandre contributors"

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
nitpicky = True

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
highlight_language = "none"

html_theme = "furo"
html_title = "Alexandre"
html_show_sphinx = False
html_show_sourcelink = False
html_copy_source = False
html_static_path = ["_static", "../../assets/fonts"]  # the letters of the application
templates_path = ["_templates"]
html_sidebars = {"**": [
    "sidebar/brand.html", "sidebar/search.html", "languages.html", "sidebar/scroll-start.html",
    "sidebar/navigation.html", "sidebar/scroll-end.html"]}
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7a1f12", "color-brand-content": "#7a1f12",
        "color-brand-visited": "#5c2a4e",
        "color-background-primary": "#fbf6e9", "color-background-secondary": "#f1e7cd",
        "color-foreground-muted": "#5f5546", "color-foreground-secondary": "#4d4437",
    },
    "dark_css_variables": {
        "color-brand-primary": "#eab88a", "color-brand-content": "#eab88a",
        "color-brand-visited": "#d9a6cd",
    },
}


def setup(app: Any) -> None:
    """Add the parts that the theme lacks for screen readers."""
    app.connect("html-page-context", mend_page, priority=900)


def mend_page(_app: Any, _page: str, _template: str, context: dict[str, Any],
              _doctree: Any) -> None:
    """Headings say their level; what scrolls by itself can be reached by keys."""
    for part, old, new in (
            ("furo_navigation_tree", 'role="heading"', 'role="heading" aria-level="2"'),
            ("body", "<pre>", '<pre tabindex="0">'),
            ("body", '<div class="table-wrapper', '<div tabindex="0" class="table-wrapper')):
        if context.get(part):
            context[part] = context[part].replace(old, new)
