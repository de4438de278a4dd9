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
from chabudai.terminal.table_zones import HAND
from chabudai.terminal.typed.choices import NumberedChoice

SEPARATOR = " · "
NO_LIMIT = 10_000
MAX_LINES = 300
MIN_WIDTH_FOR_TOKENS = 70
COLUMN_WIDTH = 32
MAX_COLUMNS = 3
KEYS_MARGIN = 2
SPARE_KEYS = ("F3", "F2", "Tab", "F5", "F7")  # the first to go where the screen is narrow
MIN_HEIGHT_FOR_ROWS = 36
BRAILLE = ("\u2800", "\u28ff")


class ZoneBox(Static):
    """One zone: its title in bold, its rows below, a bar at its side by its mark."""

    zone: Zone | None = None
    packed = False

    def show_zone(self, zone: Zone | None, packed: bool = False) -> None:
        """Show a zone, or nothing; packed, its rows share lines where they fit."""
        self.zone = zone
        self.packed = packed
        if zone is None:
            self.set_classes("-empty")
            self.update("")
        else:
            self.set_classes(f"-{zone.mark}" if zone.mark else "")
            width = self.content_size.width or NO_LIMIT
            lines = lay_out_zone(zone, width, packed)
            self.update(Content("\n").join(lines))

    def on_resize(self) -> None:
        self.show_zone(self.zone, self.packed)


def lay_out_zone(zone: Zone, width: int, packed: bool) -> list[Content]:
    """The lines of a zone: its title in bold, then its rows."""
    rows = [zone.title, *zone.rows]
    lines = (
        pack_rows(rows, width)
        if packed
        else [line for row in rows for line in wrap_row(row, width)]
    )
    title = len(zone.title) if packed else len("".join(wrap_row(zone.title, width)))
    shown: list[Content] = []
    for line in lines:
        bold = min(len(line), title)
        title = max(0, title - len(line) - len(SEPARATOR) * packed)
        shown.append(style_text(line).stylize("bold", 0, bold) if bold else style_text(line))
    return shown


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


def pack_rows(rows: Sequence[str], width: int) -> list[str]:
    """Rows one after the other in as few lines as they fit; a drawing keeps its lines."""
    lines: list[str] = []
    may_join = False
    for row in rows:
        longer = f"{lines[-1]}{SEPARATOR}{row}" if lines else row
        if is_drawing(row):
            lines.append(row)
        elif may_join and cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines += wrap_row(row, width)
        may_join = not is_drawing(row)
    return lines


def is_drawing(row: str) -> bool:
    """Whether a row is drawn with dots."""
    return any(BRAILLE[0] <= letter <= BRAILLE[1] for letter in row)


class ZoneGrid(VerticalScroll, can_focus=False):
    """The table: every zone but the hand; where it is low, the middle lies above the seats."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.zones: Sequence[Zone] = []
        self.middle: Sequence[Zone] = []
        self.top = Vertical(classes="column", id="middle")
        self.columns = [Vertical(classes="column") for _ in range(MAX_COLUMNS)]

    def compose(self) -> Iterable[Widget]:
        yield self.top
        with Horizontal(id="columns"):
            yield from self.columns

    def on_resize(self) -> None:
        self.arrange_zones()

    def show_zones(self, zones: Sequence[Zone], middle: Sequence[Zone] = ()) -> None:
        """Show the seats, and the middle that everybody plays around."""
        self.zones = zones
        self.middle = middle
        self.arrange_zones()

    def arrange_zones(self) -> None:
        """Lay the zones out, column by column; in few lines where the screen is low."""
        packed = self.app.size.height < MIN_HEIGHT_FOR_ROWS
        columns = self.count_columns(packed)
        each = -(-len(self.zones) // columns)
        fill_column(self.top, self.middle, packed)
        for number, column in enumerate(self.columns):
            column.display = number < columns
            fill_column(column, self.zones[number * each : (number + 1) * each], packed)

    def count_columns(self, packed: bool) -> int:
        """As many columns as there is room for; packed, only drawings lie side by side."""
        room = max(1, min(MAX_COLUMNS, self.size.width // COLUMN_WIDTH))
        if packed and not any(is_drawing(row) for zone in self.zones for row in zone.rows):
            return 1
        return min(room, max(1, len(self.zones)))


def fill_column(column: Vertical, zones: Sequence[Zone], packed: bool) -> None:
    """Show zones one below the other, in boxes that are used again and again."""
    boxes = list(column.query(ZoneBox))
    more = [ZoneBox() for _ in range(len(zones) - len(boxes))]
    column.mount_all(more)
    spare = [None] * (len(boxes) - len(zones))
    for box, zone in zip([*boxes, *more], [*zones, *spare], strict=True):
        box.show_zone(zone, packed)


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
        """Show these choices; a single one is ready to be taken if so wanted."""
        with_token = self.app.size.width >= MIN_WIDTH_FOR_TOKENS
        self.set_options(
            [Option(format_choice(each, with_token), id=str(each.action)) for each in choices]
        )
        self.highlighted = 0 if ready and len(choices) == 1 else None

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
        """Show keys with what they do and the action they stand for; those in need of room go."""
        keys = fit_keys(list(keys), self.app.size.width - 2 * KEYS_MARGIN)
        parts = [
            Content.assemble((key, "$primary bold"), f" {text}").stylize(f"@click={action}")
            for key, text, action in keys
        ]
        self.update(Content("  ").join(parts))


def fit_keys(keys: list[tuple[str, str, str]], width: int) -> list[tuple[str, str, str]]:
    """The keys that fit in a line; some work though they are not shown."""
    for spare in SPARE_KEYS:
        if sum(cell_len(f"{key} {text}  ") for key, text, _ in keys) - 2 <= width:
            return keys
        keys = [each for each in keys if each[0] != spare]
    return keys
