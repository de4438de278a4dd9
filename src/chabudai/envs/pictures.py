"""Pictures of a table: words for a screen of text, and pixels."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from chabudai.engine import BadOptions, State
from chabudai.engine.text.catalog import default_language
from chabudai.envs.setup import sentence
from chabudai.session.phrases import Phrases

Pixels = NDArray[np.uint8]
MODES = ["human", "ansi", "rgb_array"]
SIZE = (1200, 900)
PAPER, INK = (250, 247, 240), (40, 36, 32)
LETTER = 18
MARGIN = 24


def check_mode(mode: str | None) -> str | None:
    """A way to draw, or none; raises BadOptions."""
    if mode is not None and mode not in MODES:
        raise BadOptions(sentence("render-form", known=MODES, mode=repr(mode)))
    return mode


def render_state(state: State, viewer: int | None, mode: str | None) -> str | Pixels | None:
    """Draw what a seat or a spectator sees; for people it is printed."""
    if mode == "ansi":
        return describe_table(state, viewer)
    if mode == "rgb_array":
        return draw_table(state, viewer)
    if mode == "human":
        print(describe_table(state, viewer))
    return None


def describe_table(state: State, viewer: int | None) -> str:
    """The table in words, with who is asked what or how it ended."""
    names = [f"player_{seat}" for seat in range(state.seats)]
    phrases = Phrases(state.game, names, default_language())
    view = state.view(viewer)
    lines: list[str] = []
    for zone in phrases.zones(view):
        lines += [zone.title, *[f"  {row}" for row in zone.rows]]
    lines += phrases.list_result_sentences(state, view) or [phrases.prompt(view)]
    return "\n".join(lines)


def draw_table(state: State, viewer: int | None) -> Pixels:
    """The table in pixels: its drawing where the game has one, else its words."""
    try:
        from PIL import Image
    except ImportError:
        raise BadOptions(sentence("no-pixels", package="pillow")) from None
    canvas = Image.new("RGB", SIZE, PAPER)
    drawing = state.game.draw(state, None)
    picture = write_words(describe_table(state, viewer)) if drawing is None else rasterize(drawing)
    image = Image.open(BytesIO(picture)).convert("RGBA")
    image.thumbnail(SIZE)
    canvas.paste(image, ((SIZE[0] - image.width) // 2, (SIZE[1] - image.height) // 2), image)
    return np.array(canvas, np.uint8)


def rasterize(drawing: str) -> bytes:
    """A PNG of an SVG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise BadOptions(sentence("no-pixels", package="resvg_py")) from None
    return bytes(svg_to_bytes(svg_string=drawing))


def write_words(words: str) -> bytes:
    """A PNG of lines of text."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(LETTER)
    _, _, width, height = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox(
        (0, 0), words, font=font
    )
    image = Image.new("RGB", (int(width) + 2 * MARGIN, int(height) + 2 * MARGIN), PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), words, fill=INK, font=font)
    file = BytesIO()
    image.save(file, "png")
    return file.getvalue()
