"""What a page was sent and what it showed, noted by the page itself at every frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

RECORD = """
window.sent = [];
window.frames_seen = [];
window.my_seat = null;
// What was chosen in secret is its seat's doing, whoever's answer brings it to light.
const unsealed = new Set(["grew", "scored"]);
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const { t, v, events, you, legal, result } = JSON.parse(data);
      if (t === "room") my_seat = you;
      if (t !== "update") return;
      const told = events.map(({ text, by, event }) => ({
        text, by: unsealed.has(event.event) ? event.seat : by,
      }));
      sent.push({ v, told });
      // Whether the table waits for me or is over, so that nothing more comes by itself.
      document.documentElement.dataset.waits = legal.length > 0 || result !== null;
    });
  }
};
const look = (at) => {
  const main = document.querySelector("main[data-version]");
  const shown = main && [
    Number(main.dataset.version),
    document.querySelector(".prompt .scene")?.innerText.trim() ?? "",
    main.dataset.asked === "true",
  ];
  const last = frames_seen.at(-1);
  if (last) last.until = at; // it stays on the screen until the next one is painted
  if (shown && String(shown) !== String(last?.shown)) frames_seen.push({ shown, at, until: at });
  document.documentElement.dataset.frames = frames_seen.length;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@dataclass(frozen=True)
class Frame:
    """What the page showed for a while: a version, what was told, whether I was asked."""

    version: int
    told: str
    asked: bool
    milliseconds: float


@dataclass(frozen=True)
class SentUpdate:
    """An update as it came: the sentences in it, and whose action it was."""

    version: int
    told: list[str]
    by: int | None


def record_frames(page: Page) -> None:
    """Note everything from the next page load on."""
    page.add_init_script(RECORD)


def read_frames(page: Page) -> list[Frame]:
    seen = page.evaluate("frames_seen")
    return [read_frame(each) for each in seen]


def read_frame(seen: dict[str, Any]) -> Frame:
    version, told, is_asked = seen["shown"]
    return Frame(version, told, is_asked, seen["until"] - seen["at"])


def read_others_actions(page: Page) -> list[SentUpdate]:
    """What others did, as far as it was told; a game as it was found is nobody's action.

    Where an action has consequences, one sentence of it is enough; what several seats had chosen in
    secret are several actions."""
    me: int | None = page.evaluate("my_seat")
    return [
        SentUpdate(each["v"], texts, by)
        for each in page.evaluate("sent")
        for by, texts in list_doings(each["told"])
        if texts and by not in (None, me)
    ]


def list_doings(told: list[dict[str, Any]]) -> list[tuple[int | None, list[str]]]:
    """Whose doings are in an update, each with its sentences."""
    doings: dict[int | None, list[str]] = {}
    for each in told:
        doings.setdefault(each["by"], []).extend([each["text"]] if each["text"] else [])
    return list(doings.items())
