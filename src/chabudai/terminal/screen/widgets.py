"""The parts of the screen: zones, the log, the choices, and the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from chabudai.engine.text.text_view import Zone
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.transcript import NumberedChoice

HAND = "hand"
SEPARATOR = " · "
NO_LIMIT = 10_000
MAX_LINES = 300
MIN_WIDTH_FOR_TOKENS = 70
COLUMN_WIDTH = 32
MAX_COLUMNS = 3


class ZoneBox(Static):
    """One zone: its title in bold, its rows below, a bar at its side by its mark."""

    zone: Zone | None = None

    def show_zone(self, zone: Zone | None) -> None:
        """Show a zone, or nothing."""
        self.zone = zone
        self.display = zone is not None
        if zone is not None:
            self.set_classes(f"-{zone.mark}" if zone.mark else "")
            width = self.content_size.width or NO_LIMIT
            titles = [style_text(line, "bold") for line in wrap_row(zone.title, width)]
            rows = [style_text(line) for row in zone.rows for line in wrap_row(row, width)]
            self.update(Content("\n").join([*titles, *rows]))

    def on_resize(self) -> None:
        self.show_zone(self.zone)


def wrap_row(row: str, width: int) -> list[str]:
    """A row in lines that neither begin nor end with the mark between two things."""
    lines: list[str] = []
    for thing in row.split(SEPARATOR):
        longer = f"{lines[-1]}{SEPARATOR}{thing}" if lines else thing
        if lines and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(thing)
    return lines


class ZoneGrid(VerticalScroll, can_focus=False):
    """The table: every zone but the hand, in as many columns as there is room for."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.zones: Sequence[Zone] = []
        self.columns = [Vertical(classes="column") for _ in range(MAX_COLUMNS)]

    def compose(self) -> Iterable[Widget]:
        with Horizontal(id="columns"):
            yield from self.columns

    def on_resize(self) -> None:
        self.arrange_zones()

    def show_zones(self, zones: Sequence[Zone]) -> None:
        self.zones = zones
        self.arrange_zones()

    def arrange_zones(self) -> None:
        """Lay the zones out, column by column."""
        columns = max(1, min(MAX_COLUMNS, self.size.width // COLUMN_WIDTH))
        each = -(-len(self.zones) // columns)
        for number, column in enumerate(self.columns):
            column.display = number < columns
            fill_column(column, self.zones[number * each : (number + 1) * each])


def fill_column(column: Vertical, zones: Sequence[Zone]) -> None:
    """Show zones one below the other, in boxes that are used again and again."""
    boxes = list(column.query(ZoneBox))
    more = [ZoneBox() for _ in range(len(zones) - len(boxes))]
    column.mount_all(more)
    spare = [None] * (len(boxes) - len(zones))
    for box, zone in zip([*boxes, *more], [*zones, *spare], strict=True):
        box.show_zone(zone)


def split_hand(zones: Sequence[Zone]) -> tuple[list[Zone], Zone | None]:
    """The zones of the table, and the hand apart."""
    hands = [zone for zone in zones if zone.mark == HAND]
    return [zone for zone in zones if zone.mark != HAND], hands[0] if hands else None


class Log(VerticalScroll, can_focus=False):
    """What happened, in sentences; what is new since the last decision stands out."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.page = Static()

    def compose(self) -> Iterable[Static]:
        yield self.page

    def show_sentences(self, old: Sequence[str], new: Sequence[str]) -> None:
        """Show these sentences, the newest last."""
        lines = [style_text(text, "$secondary") for text in old if text]
        lines += [style_text(text) for text in new if text]
        self.page.update(Content("\n").join(lines[-MAX_LINES:]))
        self.anchor()


class Choices(OptionList, can_focus=False):
    """What the seat that is asked may do; the words typed so far narrow it down."""

    def show_choices(self, choices: Sequence[NumberedChoice], ready: bool) -> None:
        """Show these choices; the first one is ready to be taken if so wanted or if it is alone."""
        with_token = self.app.size.width >= MIN_WIDTH_FOR_TOKENS
        self.set_options(
            [Option(format_choice(each, with_token), id=str(each.action)) for each in choices]
        )
        self.highlighted = 0 if len(choices) == 1 or (choices and ready) else None

    def move_highlight(self, step: int) -> None:
        """Make the next choice ready, or the one before."""
        if self.highlighted is None:
            self.highlighted = 0 if step > 0 else self.option_count - 1
        elif self.option_count:
            self.highlighted = (self.highlighted + step) % self.option_count

    def highlighted_action(self) -> int | None:
        """The action that is ready to be taken."""
        option = self.highlighted_option
        return None if option is None or option.id is None else int(option.id)


def format_choice(choice: NumberedChoice, with_token: bool) -> Content:
    """A choice in one line: number, what it does, and how it is said in words."""
    words = f"  {choice.token}" if with_token else ""
    number = (f"{choice.number:>2}  ", "$primary")
    return Content.assemble(number, style_text(choice.label), (words, "$secondary"))


class AnswerInput(Input):
    """Where a person types a number or a token; the question mark is a key of the table."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether a key is typed rather than pressed."""
        return character != "?" and super().check_consume_key(key, character)


class Keys(Static):
    """The keys that work now; each can be clicked."""

    def show_keys(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """Show keys with what they do and the action they stand for."""
        parts = [
            Content.assemble((key, "$primary bold"), f" {text}").stylize(f"@click={action}")
            for key, text, action in keys
        ]
        self.update(Content("  ").join(parts))
