"""Both trees as a picture: bark from its discs, features as icons, tokens, the ground."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.rules.state import State
from chabudai.engine.text.svg import GOLD, INDIGO, INK, VERMILION, WASHI, draw_circle, draw_number
from chabudai.games.kodama_duo.cards.deck import NO_FEATURE, SEASONS, Shape
from chabudai.games.kodama_duo.cards.icons import ICONS
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN

PAPER = "#fcf8ee"
EDGE = "#d8cbb0"
BARK = "#6b5344"
LIGHT = "#7f6655"
MARGIN = 250
BETWEEN = 350
HEAD = 420
FOOT = 260


@dataclass(frozen=True)
class Frame:
    """The part of the table a tree takes up, in tenths of a millimetre."""

    left: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left


def draw_trees(state: State, seat: int | None = None) -> str:
    """Both trees of a game, side by side on one ground, or that of one seat alone, as SVG."""
    assert isinstance(state, KodamaState)
    seats = range(state.seats) if seat is None else [seat]
    frames = [measure_frame(state.trees[each]) for each in seats]
    width = sum(frame.width for frame in frames) + BETWEEN * (len(frames) - 1) + 2 * MARGIN
    height = max(frame.top for frame in frames) + HEAD + FOOT
    ground = height - FOOT
    parts = [draw_paper(width, height), draw_ground(width, ground)]
    left = float(MARGIN)
    for each, frame in zip(seats, frames, strict=True):
        parts.append(f'<g transform="translate({left - frame.left:.0f} {ground:.0f})">')
        parts += [
            draw_card(state.trees[each], entry) for entry in range(len(state.trees[each].cards))
        ]
        parts += ["</g>", draw_heading(state, each, left + frame.width / 2)]
        left += frame.width + BETWEEN
    return wrap_svg(width, height, "".join(parts) + draw_seasons(state, width, height))


def wrap_svg(width: float, height: float, parts: str) -> str:
    """The whole, seven tenths of a millimetre to a pixel."""
    size = f'width="{width / 7:.0f}" height="{height / 7:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width:.0f} {height:.0f}">'
    return f"{head}{parts}</svg>\n"


def measure_frame(tree: Tree) -> Frame:
    xs: list[float] = []
    ys: list[float] = []
    for entry, shape in enumerate(tree.shapes):
        turn = tree.angles[entry]
        wide = abs(COS[turn]) * shape.half_width + abs(SIN[turn]) * shape.half_height
        high = abs(SIN[turn]) * shape.half_width + abs(COS[turn]) * shape.half_height
        xs += [tree.x[entry] - wide, tree.x[entry] + wide]
        ys.append(tree.y[entry] + high)
    return Frame(min(xs), max(xs), max(ys))


def draw_paper(width: float, height: float) -> str:
    """Washi, with a few fibres."""
    style = 'stroke="#e6dcc6" stroke-width="4" fill="none"'
    fibres = "".join(
        f'<path d="M{n * 7919 % int(width)} {n * 6271 % int(height)} q{30 + n % 40} '
        f'{n % 23 - 11} {70 + n % 50} {n % 31 - 15}" {style}/>'
        for n in range(1, 90)
    )
    return f'<rect width="{width:.0f}" height="{height:.0f}" fill="{WASHI}"/>{fibres}'


def draw_ground(width: float, ground: float) -> str:
    """The table's edge, drawn with one stroke of the brush."""
    brush = f"M{MARGIN / 2:.0f} {ground + 6:.0f} q{width / 3:.0f} -14 {width - MARGIN:.0f} 2"
    return f'<path d="{brush}" stroke="{INK}" stroke-width="22" fill="none" opacity=".85"/>'


def draw_card(tree: Tree, entry: int) -> str:
    shape, turn = tree.shapes[entry], tree.angles[entry]
    place = f"translate({tree.x[entry]} {-tree.y[entry]}) rotate({-turn})"
    inside = f"inside-{shape.key}-{entry}-{tree.trunk_feature()}"
    w, h = shape.half_width, shape.half_height
    box = f'x="{-w:g}" y="{-h:g}" width="{2 * w:g}" height="{2 * h:g}"'
    return (
        f'<g transform="{place}"><clipPath id="{inside}"><rect {box}/></clipPath>'
        f'<rect {box} rx="26" fill="{PAPER}" stroke="{EDGE}" stroke-width="5"/>'
        f'<g clip-path="url(#{inside})">{draw_bark(shape)}</g>'
        f"{draw_features(tree, entry, turn)}</g>"
    )


def draw_bark(shape: Shape) -> str:
    """The discs three times: an outline, the bark, and its light side."""
    discs = [(disc.x, disc.y, disc.radius) for disc in shape.discs]
    outline = "".join(draw_circle(x, -y, r + 7, INK) for x, y, r in discs)
    body = "".join(draw_circle(x, -y, r, BARK) for x, y, r in discs)
    light = "".join(draw_circle(x - r * 0.3, -y - r * 0.2, r * 0.45, LIGHT) for x, y, r in discs)
    return outline + body + light


def draw_features(tree: Tree, entry: int, turn: int) -> str:
    """The icons of a card, upright however it is turned; a token lies over one."""
    shape = tree.shapes[entry]
    parts = []
    for slot in range(tree.n_slots(entry)):
        x, y = shape.slots[slot].x, -shape.slots[slot].y
        token = tree.token_feature(entry, slot) != NO_FEATURE
        icon = ICONS[tree.shown_feature(entry, slot)]
        disc = draw_circle(0, 0, 55, "#fffdf6", f' stroke="{EDGE}" stroke-width="3"')
        parts.append(
            f'<g transform="translate({x:g} {y:g}) rotate({turn})">'
            f"{draw_token() if token else disc}{icon}</g>"
        )
    return "".join(parts)


def draw_token() -> str:
    """A spirit token: a golden ring with a vermilion rim."""
    rim = draw_circle(0, 0, 58, "#fff6d8", f' stroke="{VERMILION}" stroke-width="7"')
    return rim + draw_circle(0, 0, 49, "none", f' stroke="{GOLD}" stroke-width="6"')


def draw_heading(state: KodamaState, seat: int, middle: float) -> str:
    best = seat in state.winners() or not state.over()
    colour = (VERMILION if state.over() else INDIGO) if best else INK
    icon = ICONS[state.trees[seat].trunk_feature()]
    score = draw_number(state.score(seat), colour)
    return (
        f'<g transform="translate({middle - 200:.0f} 130)">'
        f'<g transform="translate(0 62) scale(2)">{icon}</g>'
        f'<g transform="translate(110 0) scale(1.3)">{score}</g></g>'
    )


def draw_seasons(state: KodamaState, width: float, height: float) -> str:
    """Three marks at the foot, one for each season; those that are over are filled."""
    marks = []
    for n in range(len(SEASONS)):
        done = n < state.season or state.over()
        x = width / 2 + (n - 1) * 110
        fill = GOLD if done else "none"
        marks.append(draw_circle(x, height - 95, 26, fill, f' stroke="{GOLD}" stroke-width="8"'))
    return "".join(marks)
