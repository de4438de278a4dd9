"""Washi and ink: the colours of the table, by day and by lamplight, and where things lie."""

from __future__ import annotations

import re

from textual.content import Content
from textual.theme import Theme

WASHI = Theme(
    name="washi",
    primary="#2f4f82",
    secondary="#6b6459",
    accent="#c2412d",
    warning="#93701c",
    error="#c2412d",
    success="#4f6b45",
    foreground="#2a2724",
    background="#f5f0e3",
    surface="#fbf8ef",
    panel="#eae2d0",
    dark=False,
    variables={"ready": "#d2def2", "input-selection-background": "#2f4f82 25%"},
)
SUMI = Theme(
    name="sumi",
    primary="#93b1e0",
    secondary="#a79d8c",
    accent="#ee7460",
    warning="#dcb968",
    error="#ee7460",
    success="#9dbb8c",
    foreground="#e9e1d0",
    background="#1b1a18",
    surface="#23211f",
    panel="#302d29",
    dark=True,
    variables={"ready": "#2d3c58", "input-selection-background": "#93b1e0 25%"},
)
PIPS = [(re.compile("[♥❤]+"), "$accent"), (re.compile("[◆★✿●]+"), "$warning")]


def style_text(text: str, style: str = "") -> Content:
    """Colour the pips of a text; nothing in it is taken for markup."""
    content = Content.styled(text, style)
    for pattern, colour in PIPS:
        for found in pattern.finditer(text):
            content = content.stylize(colour, *found.span())
    return content


STYLE = """
Screen { background: $background; color: $foreground; scrollbar-size-vertical: 1; }
* { scrollbar-background: $background; scrollbar-color: $panel; scrollbar-color-hover: $primary;
    scrollbar-background-hover: $background; scrollbar-background-active: $background;
    scrollbar-color-active: $primary; scrollbar-size-vertical: 1; }

#title { height: 1; padding: 0 2; color: $secondary; text-style: bold; }
#keys { height: auto; padding: 0 2; color: $secondary; link-color: $secondary; link-style: none;
    link-background: $background; link-color-hover: $primary; link-background-hover: $panel;
    link-style-hover: none; }
.-low #title { display: none; }

#table { layout: horizontal; height: 1fr; }
#zones { width: 1fr; padding: 0 1; }
#log { width: 31; padding: 0 1; border-left: solid $panel; }
#columns { height: auto; }
.column { height: auto; width: 1fr; }
.-wide #log { width: 44; }
.-high #zones { padding: 1 1 0 1; }
.-high ZoneBox { margin-bottom: 1; }

ZoneBox { height: auto; padding: 0 1; border-left: outer $panel; }
ZoneBox.-empty { display: none; }
ZoneBox.-me { border-left: outer $primary 60%; }
ZoneBox.-turn { border-left: outer $primary; }
ZoneBox.-asked { border-left: outer $accent; }
ZoneBox.-winner { border-left: outer $warning; }
#hand { border-left: outer $primary; background: $surface; margin: 0 1; max-height: 30%;
    overflow-y: auto; }

#aim { height: auto; max-height: 2; padding: 0 2; color: $primary; text-wrap: nowrap;
    text-overflow: ellipsis; }
#circle { height: 1; padding: 0 2; color: $secondary; text-wrap: nowrap; text-overflow: ellipsis; }
.-high #aim { max-height: 6; text-wrap: wrap; }
#preview { height: 1fr; padding: 0 2; display: none; }
.-preview #preview { display: block; }
.-preview #table, .-preview #hand, .-preview #aim { display: none; }
.-enlarged #hand, .-enlarged #log, .-enlarged #choices { display: none; }
.-low #table { layout: vertical; }
.-low #zones { width: 1fr; height: auto; max-height: 82%; }
.-low #log { width: 1fr; height: 1fr; border-left: none; padding: 0 2; }
.-enlarged #zones { height: 1fr; max-height: 100%; }
.-low #hand { text-wrap: nowrap; text-overflow: ellipsis; }
.-low #choices { max-height: 6; }

#prompt { height: auto; padding: 0 2; color: $secondary; }
#prompt.-asked { color: $accent; text-style: bold; }
#prompt.-scene { color: $primary; text-style: bold; max-height: 6; }
.-low #why { max-height: 5; }
#choices { height: auto; min-height: 3; max-height: 6; border: none; padding: 0 1;
    background: $background; text-wrap: nowrap; text-overflow: ellipsis; }
.-narrow #choices { text-wrap: wrap; }
.-high #choices { height: 9; max-height: 9; }
.-high #prompt { margin: 1 0; }
.-high #keys { margin-top: 1; }
#choices > .option-list--option { padding: 0 1; }
#choices > .option-list--option-highlighted { background: $ready; color: $foreground;
    text-style: bold; }
#choices > .option-list--option-hover { background: $primary 10%; }
#why { height: auto; padding: 0 2; color: $accent; display: none; }
#words { margin: 0 1; background: $surface; color: $foreground; height: 1; }

#privacy { width: 100%; height: 100%; content-align: center middle; text-align: center;
    text-style: bold; color: $primary; padding: 0 4; }

#menu { align-horizontal: center; padding: 0 1; }
#menu > * { max-width: 70; }
.heading { margin: 1 0 0 0; text-style: bold; color: $primary; width: 100%; }
.row { height: 1; }
.name { width: 14; color: $secondary; }
.question { margin-top: 1; width: 100%; }
Select { width: 1fr; background: $surface; }
#menu Input { width: 1fr; background: $surface; }
#start { margin-top: 1; padding: 0 2; background: $primary; color: $background; }
#start:focus { text-style: bold; background: $primary; color: $background;
    background-tint: $background 0%; }
Select:focus > SelectCurrent, #menu Input:focus { background: $ready; }
SelectCurrent { background: $surface; }
#left { background: $background; height: auto; }
#left > .option-list--option-highlighted { background: $background; color: $foreground; }
#left:focus > .option-list--option-highlighted { background: $ready; }

#scrubber { margin: 0 2; height: 1; }
ReplayScreen #where { padding: 0 2; }

#help { padding: 0 2; color: $secondary; }
#asked { margin: 0 1; background: $surface; height: 1; }
#found { height: auto; max-height: 50%; padding: 0 2 1 2; color: $primary; }
#notes-title { height: 1; padding: 0 2; color: $primary; }

#score { padding: 1 4; }
#where { padding: 1 0; color: $secondary; }

.-narrow #score { padding: 1 1; }
.-narrow #table { layout: vertical; }
.-narrow #zones { width: 1fr; height: 1fr; }
.-narrow #log { width: 1fr; height: 3; border-left: none; }
"""
