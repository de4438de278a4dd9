/** Words that explain a number or a sign: on hover, on keyboard focus, on a long press, and to
 *  whoever has the page read aloud. Works on any element, drawings included. */
import { placeBeside } from "./placing";

const HOVER = 160;
const LEAVE = 140;
const LONG_PRESS = 420;
/** A finger that moves further scrolls. */
const STEADY = 10;
const CONTROL = "button, a[href], input, select, summary, [role=button]";

/** The words of each control that holds something explained: focus tells them all. */
const wordsOfControl = new WeakMap<Element, Map<Element, string>>();
let count = 0;
let bubble: HTMLElement | null = null;
let anchor: Element | null = null;
/** Where the anchor was when its words came. */
let shownAt = { x: 0, y: 0 };
/** What lost its words a moment ago, with them open: new words for it come at once. */
let reworded: Element | null = null;
let waiting = 0;

/** Explain an element: `{@attach explain("Reaches 2 seats")}`. */
export function explain(words: string): (element: Element) => (() => void) | undefined {
  return (element) => (words ? attachWords(element as HTMLElement, words) : undefined);
}

function attachWords(element: HTMLElement, words: string): () => void {
  const control =
    element.closest<HTMLElement>(CONTROL) ?? element.querySelector<HTMLElement>(CONTROL) ?? element;
  const isAlone = !control.matches(CONTROL);
  if (isAlone && !element.hasAttribute("tabindex")) element.tabIndex = 0;

  const spoken = addSpokenWords(control, words);
  const all = wordsOfControl.get(control) ?? new Map<Element, string>();
  wordsOfControl.set(control, all.set(element, words));

  const listening = new AbortController();
  const on = (target: EventTarget, kind: string, act: (event: any) => void): void =>
    target.addEventListener(kind, act, { signal: listening.signal });
  let press: { x: number; y: number } | null = null;
  let wasLong = false;

  const wait = (delay: number, act: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(act, delay) as unknown as number;
  };
  const endPress = (): void => {
    if (press) clearTimeout(waiting);
    press = null;
  };
  on(element, "pointerenter", (event: PointerEvent) => {
    if (event.pointerType !== "touch") wait(HOVER, () => show(element, words));
  });
  on(element, "pointerleave", (event: PointerEvent) => {
    if (event.pointerType !== "touch") wait(LEAVE, hide);
  });
  on(element, "pointerdown", (event: PointerEvent) => {
    wasLong = false;
    if (event.pointerType !== "touch") return;
    press = { x: event.clientX, y: event.clientY };
    wait(LONG_PRESS, () => {
      wasLong = true;
      show(element, words);
    });
  });
  on(element, "pointermove", (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STEADY) endPress();
  });
  on(element, "pointerup", endPress);
  on(element, "pointercancel", endPress);
  on(element, "contextmenu", (event: Event) => wasLong && event.preventDefault());
  element.addEventListener(
    "click",
    (event) => {
      if (wasLong) {
        // Who pressed long wanted to read, not to answer.
        event.preventDefault();
        event.stopPropagation();
        wasLong = false;
      } else if (isAlone) show(element, words);
    },
    { capture: true, signal: listening.signal },
  );
  on(control, "focus", () => {
    if (control.matches(":focus-visible")) show(element, [...all.values()].join("\n"));
  });
  on(control, "blur", hide);
  if (reworded === element) show(element, words);
  return () => {
    listening.abort();
    spoken();
    all.delete(element);
    if (anchor !== element) return;
    hide();
    reworded = element;
    queueMicrotask(() => (reworded = null));
  };
}

/** Give the control a description that lies out of sight; gives how to take it back. */
function addSpokenWords(control: Element, words: string): () => void {
  let place = document.getElementById("explanations");
  if (!place) {
    place = document.createElement("div");
    place.id = "explanations";
    place.hidden = true;
    document.body.append(place);
  }
  const spoken = document.createElement("span");
  spoken.id = `explained-${count++}`;
  spoken.textContent = words;
  place.append(spoken);
  const describe = (change: (ids: string[]) => string[]): void => {
    const ids = change((control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
    if (ids.length) control.setAttribute("aria-describedby", ids.join(" "));
    else control.removeAttribute("aria-describedby");
  };
  describe((ids) => [...ids, spoken.id]);
  return () => {
    spoken.remove();
    describe((ids) => ids.filter((id) => id !== spoken.id));
  };
}

function show(element: Element, words: string): void {
  clearTimeout(waiting);
  if (!element.isConnected) return;
  bubble ??= makeBubble();
  // In the top layer nothing clips it, not even a dialog.
  if (bubble.matches(":popover-open")) bubble.hidePopover();
  (element.closest("dialog[open]") ?? document.body).append(bubble);
  bubble.textContent = words;
  bubble.showPopover();
  anchor = element;
  const at = element.getBoundingClientRect();
  shownAt = at;
  const { x, y } = placeBeside(at, bubble.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  bubble.style.translate = `${x}px ${y}px`;
}

/** Hide the words if what they explain has been scrolled away from under them. */
function hideIfMoved(): void {
  if (!anchor) return;
  const now = anchor.getBoundingClientRect();
  if (Math.hypot(now.x - shownAt.x, now.y - shownAt.y) > STEADY) hide();
}

function hide(): void {
  clearTimeout(waiting);
  anchor = null;
  if (bubble?.isConnected && bubble.matches(":popover-open")) bubble.hidePopover();
}

function makeBubble(): HTMLElement {
  const made = document.createElement("div");
  made.className = "explanation";
  made.popover = "manual";
  made.role = "tooltip";
  made.addEventListener("pointerenter", () => clearTimeout(waiting));
  made.addEventListener("pointerleave", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", hideIfMoved, { capture: true, passive: true });
  addEventListener("resize", hide);
  addEventListener("pointerdown", (event) => {
    const on = event.target as Node;
    if (!anchor?.contains(on) && !made.contains(on)) hide();
  });
  return made;
}
