"""How Sphinx builds the site from these pages: `./play docs`."""

import sys
from importlib import metadata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

project = "Chabudai"
release = version = metadata.version("chabudai")
copyright = "the authors of Chabudai, Apache-2.0"
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "docs_extension"]
exclude_patterns = ["README.md"]
myst_heading_anchors = 3
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "code"

html_theme = "furo"
html_title = "Chabudai"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}
