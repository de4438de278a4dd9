/** The drawings of Kodachi: every emblem is a few strokes. */
import { type Stroke } from "./brush";
import { GUARDS, PEOPLE, SKILLS } from "./figures";
import { CLANS, SIGNS, TREASURES } from "./signs";

export { INK, type Tone } from "./brush";

const ALL: Record<string, Stroke[]> = {
  ...SIGNS,
  ...TREASURES,
  ...CLANS,
  ...GUARDS,
  ...PEOPLE,
  ...SKILLS,
};

/** The strokes of an emblem; one that nobody drew is a shuriken. */
export function strokesOf(name: string): Stroke[] {
  return ALL[name] ?? ALL["shuriken"]!;
}

/** Which emblem a card of this key shows: the word of the key that was drawn. */
export function emblemOf(key: string, otherwise: string): string {
  return [key, ...key.split("-")].find((word) => word in PEOPLE || word in SKILLS) ?? otherwise;
}
