/** Moving and turning the card that is being laid with the keyboard. */
import type { DuoBoard } from "../model/duoBoard.svelte";
import { tokenOf } from "../geometry/tree";

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURNS: Record<string, number> = { q: 1, e: -1 };
const STRIDE = 20;
const SWING = 5;

/** Move or turn the card; with Shift by the tenth of a millimetre and the degree, off the magnet. */
export function steerGhost(event: KeyboardEvent, board: DuoBoard): void {
  const { ghost } = board;
  const { tagName } = event.target as HTMLElement;
  if (ghost.card === null || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = MOVES[event.key];
  const turn = TURNS[event.key.toLowerCase()];
  if (event.key === "Escape") ghost.putBack();
  else if (event.key === "Enter" && tagName !== "BUTTON") board.act(tokenOf(ghost.pose!));
  else if (move || turn) {
    event.preventDefault();
    ghost.isLoose = event.shiftKey;
    const far = event.shiftKey ? 1 : STRIDE;
    if (move) ghost.moveBy(move[0] * far, move[1] * far);
    if (turn) ghost.turnBy(turn * (event.shiftKey ? 1 : SWING));
  }
}
