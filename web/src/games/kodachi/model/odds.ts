/** The values of the guards that may come next. */
import type { CardLine } from "../../contract";
import { readIcons } from "./cardIcons";
import type { Approach } from "./view";

export interface Bar {
  /** The value, or both of two guards. */
  text: string;
  count: number;
}

/** How many of the guards that may come next have which value against an approach. */
export function countGuardValues(
  next: Record<string, number>,
  cards: Map<string, CardLine>,
  approach: Approach,
): Bar[] {
  const counts = new Map<string, number>();
  for (const [key, count] of Object.entries(next)) {
    const line = cards.get(key);
    if (!line) continue;
    const text = against(line, approach);
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => a.text.localeCompare(b.text));
}

function against(line: CardLine, approach: Approach): string {
  const { values, form } = readIcons(line);
  if (form === "twins") return values.join("+");
  return `${approach === "strength" ? values[values.length - 1] : values[0]}`;
}
