"""Plain plots as SVG: dots with whiskers, curves, and one curve with how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 720
LEFT = 170
RIGHT = 70
ROW = 30
HEIGHT = 220
TICKS = 5
BELOW = 40  # for figures and a name below a plot
COLOURS = """
:root { color-scheme: light dark; --washi: #f4efe3; --paper: #fbf8f1; --ink: #23222a;
  --faded: #5d584f; --line: #cfc4ab; --indigo: #2c4a7c; --vermilion: #b23a22; --gold: #8a6a1f;
  --moss: #4b6340; }
@media (prefers-color-scheme: dark) { :root { --washi: #191a21; --paper: #23252e; --ink: #ece6d8;
  --faded: #b1aa9b; --line: #43454f; --indigo: #9db8e6; --vermilion: #f08a6c; --gold: #e0bd68;
  --moss: #a5c294; } }"""
PLOT_STYLE = """
svg text { fill: var(--ink); font-size: 13px; }
.tick { stroke: var(--line); } .whisker { stroke: var(--indigo); stroke-width: 3; }
.dot { fill: var(--vermilion); } .band { fill: var(--indigo); opacity: 0.18; }
.dashed { stroke: var(--faded); stroke-dasharray: 4 3; stroke-width: 1.5; }
.curve { fill: none; stroke-width: 2; }
.c0 { stroke: var(--indigo); } .c1 { stroke: var(--vermilion); } .c2 { stroke: var(--gold); }
.c3 { stroke: var(--moss); } .c4 { stroke: var(--faded); }
text.c0, text.c1, text.c2, text.c3, text.c4 { stroke: none; }
text.c0 { fill: var(--indigo); } text.c1 { fill: var(--vermilion); } text.c2 { fill: var(--gold); }
text.c3 { fill: var(--moss); } text.c4 { fill: var(--faded); }"""
# A picture of its own has a ground, and letters that are everywhere.
ALONE = "svg { background: var(--paper); font-family: Georgia, serif; }"

Label = Callable[[float], str]


@dataclass(frozen=True)
class Dot:
    """A figure with its interval, and what it is to be compared with."""

    label: str
    at: float
    low: float
    high: float
    beside: float | None = None


@dataclass(frozen=True)
class Axis:
    """From where to where, and how its figures are written."""

    low: float
    high: float
    label: Label

    def position(self, figure: float) -> float:
        """How far along the axis a figure is, from 0 to 1."""
        return (min(max(figure, self.low), self.high) - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Round figures along it."""
        step = round_step((self.high - self.low) / TICKS)
        first = -floor(-self.low / step)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(about: float) -> float:
    """The round figure below: 1, 2 or 5 and zeros."""
    power = 10.0 ** floor(log10(about))
    return next(times * power for times in (5, 2, 1) if times * power <= about * 1.0001)


def fit_axis(figures: Sequence[float], label: Label) -> Axis:
    """An axis on which all figures find their place."""
    low, high = min(figures), max(figures)
    margin = (high - low) * 0.08 or 1.0
    return Axis(low - margin, high + margin, label)


def x_of(axis: Axis, figure: float) -> float:
    """Where a figure stands from the left."""
    return LEFT + axis.position(figure) * (WIDTH - LEFT - RIGHT)


def draw_intervals(dots: Sequence[Dot], axis: Axis, title: str, dashed: float | None = None) -> str:
    """A row for each figure: a dot, its interval as a line, and the figure in words."""
    height = ROW * len(dots) + 34
    parts = [vertical_line(axis, tick, height - 22, "tick") for tick in axis.ticks()]
    parts += [text_element(x_of(axis, tick), height - 6, axis.label(tick)) for tick in axis.ticks()]
    if dashed is not None:
        parts.append(vertical_line(axis, dashed, height - 22, "dashed"))
    for number, dot in enumerate(dots):
        parts += interval_row(dot, axis, ROW * number + ROW / 2 + 4)
    return svg_element(parts, height, title)


def interval_row(dot: Dot, axis: Axis, y: float) -> list[str]:
    """One figure: its name on the left, its value on the right."""
    low, high = x_of(axis, dot.low), x_of(axis, dot.high)
    parts = [
        text_element(LEFT - 14, y + 4, dot.label, "end"),
        f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot" cx="{x_of(axis, dot.at):.1f}" cy="{y}" r="5"/>',
        text_element(WIDTH - RIGHT + 12, y + 4, axis.label(dot.at), "start"),
    ]
    if dot.beside is not None:
        x = f"{x_of(axis, dot.beside):.1f}"
        parts.append(f'<line class="dashed" x1="{x}" x2="{x}" y1="{y - 10}" y2="{y + 10}"/>')
    return parts


def draw_curves(lines: Mapping[str, Sequence[float]], axis: Axis, title: str) -> str:
    """A line for each row of figures, from left to right as they came, named at its end."""
    parts = [horizontal_line(axis, tick) for tick in axis.ticks()]
    parts += [
        text_element(LEFT - 14, y_of(axis, tick) + 4, axis.label(tick), "end")
        for tick in axis.ticks()
    ]
    for number, (name, figures) in enumerate(lines.items()):
        parts.append(
            f'<polyline class="curve c{number % 5}" points="{curve_points(figures, axis)}"/>'
        )
        y = y_of(axis, figures[-1]) + 4
        parts.append(text_element(WIDTH - RIGHT + 6, y, name, "start", f"c{number % 5}"))
    return svg_element(parts, HEIGHT, title)


def curve_points(figures: Sequence[float], axis: Axis) -> str:
    """Where the points of a curve lie."""
    step = (WIDTH - LEFT - RIGHT) / max(1, len(figures) - 1)
    return " ".join(
        f"{LEFT + step * place:.1f},{y_of(axis, figure):.1f}"
        for place, figure in enumerate(figures)
    )


def draw_progress(
    dots: Mapping[float, Dot], across: Axis, axis: Axis, title: str, dashed: float
) -> str:
    """A curve of figures by how far along they are, with their intervals; a file of its own."""
    at, low, high = (
        " ".join(
            f"{x_of(across, x):.1f},{y_of(axis, getattr(dot, part)):.1f}" for x, dot in dots.items()
        )
        for part in ("at", "low", "high")
    )
    back = " ".join(reversed(high.split(" ")))
    parts = [horizontal_line(axis, tick) for tick in axis.ticks()]
    parts += [
        text_element(LEFT - 14, y_of(axis, tick) + 4, axis.label(tick), "end")
        for tick in axis.ticks()
    ]
    parts += [text_element(x_of(across, x), HEIGHT + 8, across.label(x)) for x in across.ticks()]
    parts += [
        horizontal_line(axis, dashed, "dashed"),
        f'<polygon class="band" points="{low} {back}"/>',
        f'<polyline class="curve c0" points="{at}"/>',
        text_element(WIDTH / 2, HEIGHT + 30, title),
        f"<style>{COLOURS}{PLOT_STYLE}\n{ALONE}</style>",
    ]
    return svg_element(parts, HEIGHT + BELOW, title).replace(
        "<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1
    )


def y_of(axis: Axis, figure: float) -> float:
    """Where a figure stands from the top."""
    return HEIGHT - 12 - axis.position(figure) * (HEIGHT - 24)


def horizontal_line(axis: Axis, figure: float, kind: str = "tick") -> str:
    """A line across the plot."""
    y = f"{y_of(axis, figure):.1f}"
    return f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'


def vertical_line(axis: Axis, figure: float, height: float, kind: str) -> str:
    """A line down the plot."""
    x = f"{x_of(axis, figure):.1f}"
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="{height}"/>'


def text_element(x: float, y: float, text: str, anchor: str = "middle", kind: str = "") -> str:
    """A word somewhere."""
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {where}>{escape(text)}</text>'


def svg_element(parts: Sequence[str], height: float, title: str) -> str:
    """A whole plot, with a title for those who do not see it."""
    box = f'viewBox="0 0 {WIDTH} {height}"'
    return f'<svg {box} role="img"><title>{escape(title)}</title>{"".join(parts)}</svg>'
