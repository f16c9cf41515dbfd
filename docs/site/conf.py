"""Settings of Sphinx."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

import typedtensor
from docs.site.playground import packed, programs

project = "typedtensor"
version = release = typedtensor.__version__
html_title = f"typedtensor {version}"
copyright = "the authors of typedtensor, Apache-2.0"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
    "sphinx_design",
]
myst_enable_extensions = ["colon_fence", "attrs_inline", "attrs_block"]
myst_heading_anchors = 4

html_theme = "furo"
pygments_dark_style = "monokai"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = [("site.js", {"defer": "defer"})]
html_show_sourcelink = False
html_copy_source = False

# Fields of data classes are described twice: as attributes, and where they are declared.
napoleon_use_ivar = True
napoleon_custom_sections = [("Class keywords", "params_style")]
# Of blocks in the notation of a paper.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 80
python_use_unqualified_type_names = True

# A copied console session is what was typed.
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True


def mark(app: Sphinx, tree: nodes.document) -> None:
    """Mark lines that are rejected, and messages, by which a reader finds them at a glance."""
    for block in tree.findall(nodes.literal_block):
        text = block.astext()
        if "  # rejected" in text:
            block["classes"].append("rejected")
        elif text.startswith("error: "):
            block["classes"].append("message")


def link(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Link each program of a page to the playground, where that has been built."""
    if not app.config.playground or not str(app.env.doc2path(page)).endswith(".md"):
        return
    root = app.builder.get_relative_uri(page, app.config.root_doc)
    blocks = [block for block in tree.findall(nodes.literal_block) if block.get("language") == "python"]
    for block, program in zip(blocks, programs(block.astext() for block in blocks), strict=True):
        if program is not None:
            address = f"{root}playground/#code={packed(program)}"
            text = f'<p class="playground"><a href="{address}">Open in the playground</a></p>'
            block.parent.insert(block.parent.index(block) + 1, nodes.raw("", text, format="html"))


def level(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: nodes.document | None) -> None:
    """Say the level of the headings in the navigation, which screen readers ask for."""
    if "furo_navigation_tree" in context:
        tags = context["furo_navigation_tree"]
        context["furo_navigation_tree"] = tags.replace('role="heading"', 'role="heading" aria-level="2"')


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    built = Path(__file__).parents[2] / "build/playground/index.html"
    app.add_config_value("playground", built.exists(), "html", bool)
    app.connect("doctree-read", mark)
    app.connect("doctree-resolved", link)
    app.connect("html-page-context", level, priority=900)  # after the theme
