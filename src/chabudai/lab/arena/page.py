"""What came out of an arena, as one page that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from chabudai.engine.registry import load
from chabudai.lab.arena.plot import (
    COLOURS,
    PLOT_STYLE,
    Axis,
    Dot,
    draw_curves,
    draw_intervals,
    fit_axis,
)
from chabudai.lab.arena.report import ArenaReport
from chabudai.lab.arena.results import bot_shares
from chabudai.lab.simulate.report import kind_name, value_name
from chabudai.lab.text import lab_text

STYLE = f"""{COLOURS}{PLOT_STYLE}
body {{ background: var(--washi); color: var(--ink); font: 16px/1.5 Alegreya, Georgia, serif;
  margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }}
section {{ background: var(--paper); border: 1px solid var(--line); margin: 1.5rem 0;
  padding: 0.5rem 1.5rem 1rem; }}
h1, h2 {{ font-weight: 500; }} h2 {{ font-size: 1.2rem; }}
p {{ color: var(--faded); margin: 0.5rem 0; }} svg {{ display: block; width: 100%; }}
table {{ border-collapse: collapse; }} th, td {{ border: 1px solid var(--line);
  padding: 0.2rem 0.8rem; text-align: right; }} th {{ font-weight: 500; }}
pre {{ overflow-x: auto; font-size: 0.8rem; }}
"""
SPARSE = 200  # points of a curve


def render_page(report: ArenaReport, lang: str) -> str:
    """The whole page."""
    title = lab_text("page-title", lang, game=load(report.arena.game).title())
    sections = team_sections(report, lang) if report.teams else rating_sections(report, lang)
    sections += [trait_section(report, kind, lang) for kind in report.kinds()]
    sections += [time_section(report, lang), json_section(report, lang)]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1><p>{escape(report.heading(lang))}</p>",
            *sections,
            "</body></html>\n",
        ]
    )


def section(title: str, body: str, note: str = "") -> str:
    """A part of the page."""
    below = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{body}{below}</section>"


def rating_sections(report: ArenaReport, lang: str) -> list[str]:
    """How strong each bot is."""
    return [
        rating_section(report, lang),
        win_rate_section(report, lang),
        pair_section(report, lang),
        growth_section(report, lang),
    ]


def rating_section(report: ArenaReport, lang: str) -> str:
    """The Elo of each bot."""
    dots = [
        Dot(each.name, each.elo, *each.elo_interval)
        for each in report.bots
        if each.elo is not None and each.elo_interval is not None
    ]
    axis = fit_axis(
        [end for dot in dots for end in (dot.low, dot.high)],
        lambda points: lab_text("points", lang, points=round(points)),
    )
    title = lab_text("page-elo", lang)
    return section(title, draw_intervals(dots, axis, title), lab_text("page-elo-note", lang))


def win_rate_section(report: ArenaReport, lang: str) -> str:
    """The share of the games that each bot won."""
    dots = [
        Dot(each.name, each.win_rate, *each.win_interval)
        for each in report.bots
        if each.win_interval is not None
    ]
    title = lab_text("page-rate", lang)
    plot = draw_intervals(dots, percent_axis(lang), title, report.results.fair_share())
    return section(title, plot, lab_text("page-rate-note", lang))


def percent_axis(lang: str) -> Axis:
    """From none to all."""
    return Axis(0.0, 1.0, lambda rate: lab_text("percent", lang, rate=rate))


def pair_section(report: ArenaReport, lang: str) -> str:
    """A table of all pairs."""
    pair_wins = report.results.pair_wins()
    names = [each.name for each in report.bots]
    head = "".join(f"<th>{escape(name)}</th>" for name in ["", *names])
    cells = {one: "".join(pair_cell(pair_wins, one, name, lang) for name in names) for one in names}
    rows = "".join(f"<tr><th>{escape(one)}</th>{cells[one]}</tr>" for one in names)
    body = f"<table><tr>{head}</tr>{rows}</table>"
    return section(lab_text("page-pairs", lang), body, lab_text("page-pairs-note", lang))


def pair_cell(pair_wins: dict[tuple[str, str], float], one: str, other: str, lang: str) -> str:
    """How often one bot beat another."""
    won, lost = pair_wins.get((one, other), 0.0), pair_wins.get((other, one), 0.0)
    if not won + lost:
        return "<td>–</td>"
    return f"<td>{escape(lab_text('percent', lang, rate=won / (won + lost)))}</td>"


def growth_section(report: ArenaReport, lang: str) -> str:
    """How the share of each bot settled."""
    title = lab_text("page-growth", lang)
    lines = {each.name: running_win_rate(report, each.name) for each in report.bots}
    return section(title, draw_curves(lines, percent_axis(lang), title))


def running_win_rate(report: ArenaReport, bot: str) -> list[float]:
    """The share that a bot had won after each deal."""
    won = games = 0.0
    shares = []
    for games_on_deal in report.deals:
        won += sum(bot_shares(game).get(bot, 0.0) for game in games_on_deal)
        games += sum(bot in game.bots for game in games_on_deal)
        shares.append(won / games if games else report.results.fair_share())
    return [shares[place] for place in thin_out(len(shares))]


def thin_out(count: int) -> Sequence[int]:
    """Some of many numbers, the last among them."""
    step = max(1, count // SPARSE)
    return sorted({*range(0, count, step), count - 1})


def team_sections(report: ArenaReport, lang: str) -> list[str]:
    """What each team gained."""
    first, second = report.arena.bots
    dots = [
        Dot(
            report.team_name(each.team, lang),
            each.win_rate,
            each.mirror_rate + each.gain_low,
            each.mirror_rate + each.gain_high,
            beside=each.mirror_rate,
        )
        for each in report.teams
    ]
    title = lab_text("page-teams", lang, bot=first, field=second)
    plot = draw_intervals(dots, percent_axis(lang), title)
    return [section(title, plot, lab_text("page-teams-note", lang, field=second))]


def trait_section(report: ArenaReport, kind: str, lang: str) -> str:
    """How often each bot won as what."""
    dots = []
    for each in report.bots:
        for value, share in each.by_trait[kind].items():
            found = share.to_json()
            name = f"{each.name}, {value_name(report.arena, kind, value, lang)}"
            dots.append(Dot(name, found["rate"], found["low"], found["high"]))
    title = kind_name(report.arena, kind, lang)
    return section(title, draw_intervals(dots, percent_axis(lang), title))


def time_section(report: ArenaReport, lang: str) -> str:
    """How long each bot thought."""
    thinking_times = [(each.name, each.thinking_time) for each in report.bots]
    dots = [
        Dot(name, mean, mean, 1000 * thinking_time.slowest)
        for name, thinking_time in thinking_times
        for mean in [1000 * thinking_time.seconds / max(1, thinking_time.moves)]
    ]
    most = max(dot.high for dot in dots) or 1.0
    title = lab_text("page-time", lang)
    axis = Axis(0.0, most, lambda number: lab_text("milliseconds", lang, number=number))
    return section(title, draw_intervals(dots, axis, title))


def json_section(report: ArenaReport, lang: str) -> str:
    """Everything, as machines read it."""
    text = json.dumps(report.to_json(), ensure_ascii=False, indent=1)
    body = f"<details><summary>JSON</summary><pre>{escape(text)}</pre></details>"
    return section(lab_text("page-figures", lang), body)
