/** Dragging by mouse or finger; a press without a move stays a click. */
import type { Point } from "../geometry/shapes";

export interface Drag {
  /** Called when the thing begins to move, and again with every move. */
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
  isOn: () => boolean;
}

const TAP = 8;

export function draggable(
  node: HTMLElement,
  drag: Drag,
): { update(next: Drag): void; destroy(): void } {
  let start: Point | null = null;
  let moves = false;
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  const down = (event: PointerEvent): void => {
    if (!drag.isOn() || event.button !== 0 || !event.isPrimary) return;
    start = at(event);
    // A quick hand is off the thing before it is heard to move there.
    for (const [name, step] of Object.entries(later)) addEventListener(name, step);
  };
  const move = (event: PointerEvent): void => {
    if (!start || !event.isPrimary) return;
    if (!moves && Math.hypot(event.clientX - start.x, event.clientY - start.y) < TAP) return;
    if (!moves) node.setPointerCapture(event.pointerId);
    moves = true;
    drag.move(at(event));
  };
  const up = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    forget();
    if (moves && event.type === "pointerup") drag.drop(at(event));
    else if (moves) drag.cancel();
    start = null;
    moves = false;
  };
  const forget = (): void => {
    for (const [name, step] of Object.entries(later)) removeEventListener(name, step);
  };
  const later: Record<string, (event: Event) => void> = {
    pointermove: (event) => move(event as PointerEvent),
    pointerup: (event) => up(event as PointerEvent),
    pointercancel: (event) => up(event as PointerEvent),
  };

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (drag = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      forget();
    },
  };
}

/** Whether a point of the screen lies on an element. */
export function isOver(at: Point, node: Element | null | undefined): boolean {
  const box = node?.getBoundingClientRect();
  return !!box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
}
