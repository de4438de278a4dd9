/** The drawings of Kodachi: every emblem is a few strokes. */
import { type Stroke } from "./art/brush";
import { GUARDS, PEOPLE, SKILLS } from "./art/figures";
import { CLANS, SIGNS, TREASURES } from "./art/signs";

export { INK, type Tone } from "./art/brush";

const ALL: Record<string, Stroke[]> = {
  ...SIGNS,
  ...TREASURES,
  ...CLANS,
  ...GUARDS,
  ...PEOPLE,
  ...SKILLS,
};

/** The strokes of an emblem; one that nobody drew is a shuriken. */
export function strokes(name: string): Stroke[] {
  return ALL[name] ?? ALL["shuriken"]!;
}

/** Which emblem a card of this key shows: the word of the key that was drawn. */
export function emblemOf(key: string, otherwise: string): string {
  return [key, ...key.split("-")].find((word) => word in PEOPLE || word in SKILLS) ?? otherwise;
}
