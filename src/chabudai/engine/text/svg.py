"""Ink on washi: the colours and strokes that all our pictures are drawn with, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from chabudai.engine.text.text_view import Sign

INK = "#2b2a28"
WASHI = "#f7f1e3"
GOLD = "#b8892b"
VERMILION = "#c0392b"
INDIGO = "#2f4b7c"


def draw_circle(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{extra}/>'


def draw_path(data: str, fill: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{fill}"{extra}/>'


def draw_stroke(data: str, colour: str, width: float) -> str:
    """A line with round ends."""
    style = f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
    return f'<path d="{data}" {style}/>'


# Brush strokes in a box of 60 by 100: a picture then needs no font.
DIGITS = [
    "M30 5C5 5 5 95 30 95C55 95 55 5 30 5",
    "M15 22L32 6V95",
    "M8 28C8 0 52 0 52 28C52 50 20 65 8 94H54",
    "M9 20C15 0 52 0 50 27C49 45 35 48 26 48C40 48 53 55 52 72C50 102 12 100 7 78",
    "M40 95V6L6 68H56",
    "M50 7H16L12 45C25 34 54 40 53 68C52 100 14 100 7 80",
    "M46 10C20 8 8 40 8 66C8 104 53 104 53 68C53 40 18 38 9 62",
    "M7 7H53L22 95",
    "M30 48C4 40 6 5 30 5C54 5 56 40 30 48C2 56 4 96 30 96C56 96 58 56 30 48",
    "M14 92C40 94 53 62 53 35C53 -4 8 -4 8 33C8 62 44 64 52 40",
]
PITCH = 76


def draw_number(value: int, colour: str) -> str:
    """A number in strokes, from its left."""
    strokes = [draw_stroke(DIGITS[int(digit)], colour, 11) for digit in str(value)]
    return "".join(
        f'<g transform="translate({PITCH * place} 0)">{each}</g>'
        for place, each in enumerate(strokes)
    )


# All signs of a game on one sheet

ACROSS = 3
WIDE = 340
HIGH = 76


def draw_sign_sheet(signs: Sequence[Sign], lang: str) -> str:
    """Every sign with its letter and what it means, as SVG."""
    width, height = ACROSS * WIDE, HIGH * -(-len(signs) // ACROSS)
    cells = [
        f'<g transform="translate({WIDE * (n % ACROSS) + 44} {HIGH * (n // ACROSS) + HIGH / 2:g})">'
        f'<g transform="scale(.6)">{sign.drawing}</g>{draw_caption(sign, lang)}</g>'
        for n, sign in enumerate(signs)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    paper = f'<rect width="{width}" height="{height}" fill="{WASHI}"/>'
    return f"{head}{paper}{''.join(cells)}</svg>\n"


def draw_caption(sign: Sign, lang: str) -> str:
    """A sign's letter and meaning, beside its drawing."""
    words = escape(f"{sign.letter.strip()}  {sign.means[lang]}")
    return f'<text x="46" y="6" font-family="serif" font-size="18" fill="{INK}">{words}</text>'
