"""Learn from games: an evaluator from recorded ones, a policy by playing them."""

from chabudai.engine.text.catalog import default_language
from chabudai.lab.text import lab_text

try:
    import numpy  # noqa: F401
except ModuleNotFoundError:
    raise ImportError(lab_text("no-numpy", default_language())) from None
