import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLegal, judgePose } from "../../../src/games/kodama_duo/geometry/placement";
import { CARDS, N_SLOTS } from "../../../src/games/kodama_duo/geometry/shapes";
import {
  cardOf,
  faceOf,
  termsOf,
  treeOf,
  type Grown,
  type Terms,
} from "../../../src/games/kodama_duo/geometry/tree";
import { FEATURES, type DuoView } from "../../../src/games/kodama_duo/model/view";
import type { CardLine } from "../../../src/wire";

interface Golden {
  reasons: string[];
  trees: { cards: number[][]; tokens: number[][] }[];
  terms: Record<string, number | boolean>[];
  poses: [number, number, number, number, number, number, ...unknown[]][];
}

/** A table with a deck of its own, as the server sends it. */
interface OwnGolden {
  reasons: string[];
  view: DuoView;
  cards: CardLine[];
  poses: [number, number, number, number, number, ...unknown[]][];
}

function readGolden<T>(name: string): T {
  const file = new URL(`../../../../tests/games/kodama_duo/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

const golden = readGolden<Golden>("golden_poses");
const own = readGolden<OwnGolden>("golden_own_deck");
const ownLines = new Map(own.cards.map((line) => [line.key, line]));

const trees = golden.trees.map(({ cards, tokens }): Grown[] =>
  cards.map(([card, x, y, angle, parent], entry) => {
    const { shape, features } = CARDS[card!]!;
    const shown = features.map((feature, slot) => {
      const token = tokens.find((each) => each[0] === entry && each[1] === slot);
      return token ? FEATURES[token[2]!]! : feature;
    });
    return {
      shape,
      x: x!,
      y: y!,
      angle: angle!,
      parent: parent! < 0 ? null : parent!,
      features: shown,
    };
  }),
);

const terms = golden.terms.map((each): Terms => ({
  cap: each["cap"] as number,
  converted: FEATURES[each["converted"] as number] ?? null,
  becomes: FEATURES[each["becomes"] as number] ?? null,
  protectsTrunk: each["protects_trunk"] as boolean,
  tableWidth: each["table_width"] as number,
  tableHeight: each["table_height"] as number,
}));

test("every golden pose gets the server's verdict, to the last bit", () => {
  expect(golden.poses.length).toBeGreaterThan(1000);
  for (const [tree, term, card, x, y, angle, ...expected] of golden.poses) {
    const verdict = judgePose(trees[tree]!, terms[term]!, CARDS[card]!, { x, y, angle });
    expect(figuresOf(verdict, golden.reasons)).toEqual(expected);
  }
});

/** A verdict in the order the golden files name its figures. */
function figuresOf(v: ReturnType<typeof judgePose>, reasons: string[]): unknown[] {
  return [
    v.reasons.map((reason) => reasons.indexOf(reason)),
    v.touched,
    v.parent ?? -1,
    v.stretches,
    v.covered,
    v.lowest,
    v.overhang.flatMap((corner) => [corner.x, corner.y]),
    v.points,
    v.contact,
  ];
}

test("a deck of one's own is judged as the server judges it, trunks and drawings included", () => {
  expect(own.poses.length).toBeGreaterThan(500);
  const grown = [0, 1].map((seat) => treeOf(seat, own.view, ownLines));
  const asked = termsOf(own.view);
  for (const [seat, card, x, y, angle, ...expected] of own.poses) {
    const printed = cardOf(card, own.view, ownLines);
    const verdict = judgePose(grown[seat]!, asked, printed, { x, y, angle });
    expect(figuresOf(verdict, own.reasons)).toEqual(expected);
  }
});

test("the card list draws the cards of a deck of one's own", () => {
  for (const line of own.cards) {
    const face = faceOf(line.key, line)!;
    expect(face.features).toEqual(line.icons!["effect"]!.map((icon) => icon.sign));
    expect(face.shape.discs.length).toBe((line.drawing!["discs"] as unknown[]).length);
    expect(face.shape.halfHeight).toBe(line.drawing!["half_height"]);
  }
});

test("the quick answer is the same as the whole verdict", () => {
  for (const [tree, term, card, x, y, angle, reasons] of golden.poses)
    expect(isLegal(trees[tree]!, terms[term]!, CARDS[card]!, { x, y, angle })).toBe(
      (reasons as number[]).length === 0,
    );
});

test("the slots of a card are numbered as the server numbers them", () => {
  expect(Math.max(...CARDS.map((card) => card.features.length))).toBe(N_SLOTS);
});
