/** The log in turns. */
import type { Line } from "../../talk/log.svelte";
import type { Told } from "../../wire";

/** A turn: the line that begins it, and all that happened in it. */
export interface Turn {
  /** The place of its first line, which names it. */
  n: number;
  heading: Line | null;
  lines: Line[];
}

/** Group lines by the turn that they belong to; what came before the first has no heading. */
export function groupByTurn(log: Line[], startsTurn: (told: Told) => boolean): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    if (!line.text) continue;
    if (startsTurn(line)) turns.push({ n: line.n, heading: line, lines: [] });
    else if (turns.length) turns.at(-1)!.lines.push(line);
    else turns.push({ n: line.n, heading: null, lines: [line] });
  }
  return turns;
}
