"""All that a client and the server say to each other over a table's socket; nothing else is said.

The JSON Schema in docs/wire.schema.json is made from the two unions at the end, and from what is
asked and answered over HTTP.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chabudai.engine.text.result import Result

ShortText = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # what JavaScript can count to
DeckText = Annotated[str, Meta(max_length=100_000)]
Phase = Literal["waiting", "playing", "over", "paused"]


class Bilingual(msgspec.Struct, frozen=True):
    """The same words in both languages."""

    en: str
    fr: str


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """What a what-if goes on from, and its name; only its host is told the other table's id."""

    table: str | None
    step: int
    text: Bilingual


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: a bank with an increment, so many seconds a move, or no limit."""

    kind: Literal["none", "live", "relaxed"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on before anybody sits down.

    `bots` has a kind or null for each seat; `aids` allows hints and what one knows to be looked up;
    at a `practice` table aids are always allowed, and whatever one did may be taken back, also what
    showed a card.
    """

    game: ShortText
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: dict[ShortText, ShortText] = {}
    deck: DeckText | None = None
    bots: Annotated[list[ShortText | None], Meta(max_length=32)] = []
    open: bool = False
    undo: Literal["never", "own", "consent"] = "consent"
    pace: Pace = Pace()
    aids: bool = True
    practice: bool = False

    def allows_aids(self) -> bool:
        """Whether hints and insights may be asked for."""
        return self.aids or self.practice


class FromClient(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower
):
    """What a client may say."""


class Sit(FromClient, frozen=True):
    """Take a free seat, and add some chance of one's own to the shuffle.

    What has an `id` is acknowledged, and does nothing when it comes again.
    """

    seat: Seat
    entropy: ShortText = ""
    id: ShortText = ""


class Stand(FromClient, frozen=True):
    """Give the seat up again, before the game starts."""


class Ready(FromClient, frozen=True):
    """Say whether the game may start; it does when all seats are taken and ready.

    What has an `id` is acknowledged, and does nothing when it comes again.
    """

    ready: bool = True
    id: ShortText = ""


class Play(FromClient, frozen=True):
    """Answer the question asked; `v` is the version seen, `id` the client's own name for it."""

    id: ShortText
    v: Number
    token: Token


class WhyNot(FromClient, frozen=True):
    """Ask which rules forbid an action."""

    id: ShortText
    token: Token


class Know(FromClient, frozen=True):
    """Ask what one can work out from what one sees, where the table allows aids."""

    id: ShortText


class Hint(FromClient, frozen=True):
    """Ask what a strong player would answer now, where the table allows aids."""

    id: ShortText


class Undo(FromClient, frozen=True):
    """Ask to take back the last actions.

    At a practice table where only bots play besides, one's own are counted, and what bots answered
    since goes with them.
    """

    id: ShortText
    v: Number
    actions: Annotated[int, Meta(ge=1, le=100)] = 1


class Consent(FromClient, frozen=True):
    """Agree, or not, to what another seat asked to take back."""

    v: Number
    yes: bool


class Standing(FromClient, frozen=True):
    """Answer a question always with this token, as long as it is legal; null asks again."""

    question: ShortText
    token: Token | None = None


class Leave(FromClient, frozen=True):
    """Go away from a running game; a bot plays until one is back."""


class Back(FromClient, frozen=True):
    """Take one's seat over from the bot again."""


class Say(FromClient, frozen=True):
    """Say something to everybody at the table."""

    text: ChatText


class Mute(FromClient, frozen=True):
    """Hear no more of what a speaker says here, or hear it again; `speaker` is their id."""

    speaker: ShortText
    muted: bool = True


class Hush(FromClient, frozen=True):
    """Ask those who watch to be silent, as the host, or let them speak again."""

    quiet: bool = True


class Resume(FromClient, frozen=True):
    """Let a paused table go on, as its host, once what went wrong is mended."""


class Rematch(FromClient, frozen=True):
    """Open another table for the same people on the same terms."""


class Ping(FromClient, frozen=True):
    """Ask for a sign of life, and for the newest frames if those seen are older than the table."""

    n: Number = 0
    v: Number | None = None


class FromServer(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """What the server may say."""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it; `away` means that a bot plays for whoever holds it."""

    seat: int
    name: str | None
    bot: str | None
    ready: bool
    away: bool
    here: bool


class Request(msgspec.Struct, frozen=True):
    """What somebody asked to take back, and who has not agreed yet."""

    v: int
    seat: int
    actions: int
    waiting: list[int]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """How the seed came about; secret, entropy and seed are told when the game is over."""

    commitment: str
    secret: str | None = None
    entropy: list[str] | None = None
    seed: str | None = None


class Choice(msgspec.Struct, frozen=True):
    """A legal answer, and what it does."""

    token: str
    label: str


class MutedSpeaker(msgspec.Struct, frozen=True):
    """Somebody whose lines are not sent, because one asked for that."""

    speaker: str
    name: str


class Room(FromServer, frozen=True, kw_only=True):
    """The table around the game: who sits where, what was agreed, what has been asked.

    A deck of the table's own is not in the terms here: `/api/tables/ID/cards` lists its cards.
    `origin` is there for a what-if; `notice` says why a table cannot go on, where it cannot;
    `quiet` says that those who watch may not speak, `muted` whom one does not hear.
    """

    v: int
    table: str
    phase: Phase
    terms: Terms
    own_deck: bool
    chairs: list[Chair]
    you: int | None
    host: bool
    standing: dict[str, Choice]
    request: Request | None
    proof: Proof | None
    rematch: str | None
    watching: int
    quiet: bool
    muted: list[MutedSpeaker]
    origin: Origin | None
    notice: str


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as this viewer may know it, and as a sentence.

    `by` is the seat whose action caused it, null for the deal.
    """

    event: dict[str, object]
    text: str
    by: int | None


class Clocks(msgspec.Struct, frozen=True):
    """The seconds that seats have left; `running` is the seat whose clock runs."""

    running: int | None
    left: list[float]


class Update(FromServer, frozen=True, kw_only=True):
    """The game at a version: the view is the truth, events only tell how it came about.

    `before` is how many events the log has before these; `undo` is how many of the last actions
    were this seat's own, where any may be taken back (of all actions, at a practice table where
    only bots play besides).
    """

    v: int
    before: int
    events: list[Told]
    view: dict[str, object]
    legal: list[Choice]
    prompt: str
    result: Result | None
    undo: int
    clocks: Clocks | None


class Accepted(FromServer, frozen=True):
    """What the client asked under this id is done and kept."""

    id: str
    v: int


class Reason(msgspec.Struct, frozen=True):
    """A rule that forbids something: its number and a sentence."""

    rule: str
    text: str


class Refused(FromServer, frozen=True):
    """What the client asked is not done; `code` is for programs, `text` for people."""

    id: str
    code: str
    text: str
    reasons: list[Reason] = []


class Reasons(FromServer, frozen=True):
    """The answer to WhyNot: every rule that forbids the action, none if it is legal."""

    id: str
    token: str
    reasons: list[Reason]


class Known(FromServer, frozen=True):
    """The answer to Know: what follows from the view at this version, in words and in figures."""

    id: str
    v: int
    lines: list[str]
    figures: dict[str, object]


class Proposal(msgspec.Struct, frozen=True):
    """An answer that a bot thought about: its share of the thoughts, and the chance it gives.

    `reason` says what speaks for it, `difference` what the first answer has over this one, as far
    as the seat can see; both may be empty.
    """

    token: str
    label: str
    share: float
    chance: float | None
    reason: str
    difference: str = ""


class Hinted(FromServer, frozen=True):
    """The answer to Hint: what the bot would play at this version first, then what came close."""

    id: str
    v: int
    bot: str
    worlds: int
    moves: list[Proposal]


class Said(FromServer, frozen=True):
    """Somebody said something; `seat` is null for whoever only watches.

    `line` numbers what was said at the table: a line that comes again has the same number.
    `speaker` is an id that a person has at this table, whatever they are called.
    """

    name: str
    seat: int | None
    text: str
    line: int
    speaker: str


class Pong(FromServer, frozen=True):
    """A sign of life."""

    n: int


class Stalled(FromServer, frozen=True):
    """The server cannot save what was done last, and the table waits; or it goes on (`false`)."""

    stalled: bool
    text: str


ClientMessage = (
    Sit
    | Stand
    | Ready
    | Play
    | WhyNot
    | Know
    | Hint
    | Undo
    | Consent
    | Standing
    | Leave
    | Back
    | Say
    | Mute
    | Hush
    | Resume
    | Rematch
    | Ping
)
ServerMessage = (
    Room | Update | Accepted | Refused | Reasons | Known | Hinted | Said | Pong | Stalled
)

from_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
from_server: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode
