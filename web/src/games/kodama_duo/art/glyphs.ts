/** Which signs a Kodama or Decree shows. They are read from its rule, so they always agree with
 *  it. */
import { FEATURES, type Feature, type Season } from "../model/view";

export type Glyph =
  | Feature
  | "token"
  | "trunk"
  | "end"
  | "card"
  | "limb"
  | "discard"
  | "rival"
  | "seal"
  | "leaf"
  | "pile";

const SIGNS: [RegExp, Glyph][] = [
  [/opponent/, "rival"],
  [/discard/, "discard"],
  [/limb/, "limb"],
  [/single card/, "pile"],
  [/face down/, "leaf"],
  [/spirit token|claim/, "token"],
  [/end card/, "end"],
  [/that touches a card|cards around|with its feature/, "card"],
  [/trunk/, "trunk"],
];

/** At most two things, the most telling first. */
export function glyphsOf(effect: string): Glyph[] {
  const words = effect.toLowerCase();
  const features = FEATURES.filter((feature) => words.includes(feature.replace(/y$/, "")));
  // "Mushrooms count as flowers": in the order of the sentence.
  features.sort(
    (one, two) => words.indexOf(one.replace(/y$/, "")) - words.indexOf(two.replace(/y$/, "")),
  );
  const others = SIGNS.filter(([sign]) => sign.test(words)).map(([, glyph]) => glyph);
  const found: Glyph[] = [...features, ...others];
  return found.length ? found.slice(0, 2) : ["seal"];
}

/** The figure a card gives, as its rule says it. */
export const figureOf = (effect: string): string => /\d+/.exec(effect)?.[0] ?? "";

/** The season of a Decree, from its group in the card list. */
export function seasonOf(group: string): Season {
  const words = group.toLowerCase();
  if (words.includes("spring")) return "spring";
  return words.includes("summer") ? "summer" : "fall";
}
