/** What is printed on a card, read from the signs of the card list. */
import type { Icon } from "../../../wire";
import type { CardLine } from "../../contract";

export interface Way {
  sign: "dojo" | "add" | "switch";
  number: number;
}

export interface CardIcons {
  kind: "dojo" | "skill" | "envoy" | "rumor" | "guard" | "elite" | "token";
  ways: Way[];
  draw: number;
  gold: boolean;
  clan: string;
  /** Points it shows; null where it shows none. */
  points: number | null;
  /** What a rumor counts: envoys, rumors, skills, or its owners. */
  counts: string;
  cost: string[];
  treasure: string;
  /** One value, or two: of two approaches, or of two guards. */
  values: number[];
  form: "single" | "dual" | "twins";
}

export function readIcons(line: CardLine): CardIcons {
  const part = (name: string): Icon[] => line.icons?.[name] ?? [];
  const effect = part("effect");
  const find = (sign: string): Icon | undefined => effect.find((icon) => icon.sign === sign);
  const values = part("value");
  return {
    kind: (part("kind")[0]?.sign ?? "token") as CardIcons["kind"],
    ways: effect.flatMap(wayOf),
    draw: find("draw")?.number ?? 0,
    gold: find("gold") !== undefined,
    clan: find("token")?.of ?? "",
    points: part("points").length === 1 ? (part("points")[0]?.number ?? null) : null,
    counts: countedBy(part("points")),
    cost: part("cost").map((icon) => icon.sign),
    treasure: part("treasure")[0]?.sign ?? "",
    values: values.filter((icon) => icon.number != null).map((icon) => icon.number ?? 0),
    form: formOf(values),
  };
}

function wayOf({ sign, number }: Icon): Way[] {
  const amount = number ?? 0;
  if (sign === "plus") return [{ sign: "add", number: amount }];
  if (sign === "minus") return [{ sign: "add", number: -amount }];
  return sign === "dojo" || sign === "switch" ? [{ sign, number: amount }] : [];
}

function countedBy(points: Icon[]): string {
  if (points.length < 2) return "";
  return points[1]?.sign === "per" ? `${points[2]?.sign}s` : "owners";
}

function formOf(values: Icon[]): CardIcons["form"] {
  if (values.length < 2) return "single";
  return values[1]?.sign === "then" ? "twins" : "dual";
}

/** A modifier with its sign, a true minus. */
export const formatModifier = (amount: number): string =>
  amount >= 0 ? `+${amount}` : `−${-amount}`;

/** A number with a true minus. */
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A token that plays a card in its first way; where there are several, the way is named. */
export function firstPlayToken(card: string, face: CardIcons): string {
  const [first, ...others] = face.ways;
  if (!first || !others.length) return `play ${card}`;
  if (first.sign === "switch") return `play ${card} switch`;
  return `play ${card} ${first.sign === "add" && first.number >= 0 ? "+" : ""}${first.number}`;
}
