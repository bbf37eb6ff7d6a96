"""How Sphinx builds one language of the site; tools/site/build.py calls it."""

project = "Alexandre"
author = copyright = "The Alexandre contributors"

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
nitpicky = True

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
# Examples of the protocol are checked by the tests; here they are plain text.
myst_fence_as_directive = []
highlight_language = "none"

html_theme = "furo"
html_title = "Alexandre"
html_show_sphinx = False
html_show_sourcelink = False
html_copy_source = False
html_static_path = ["_static"]
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
