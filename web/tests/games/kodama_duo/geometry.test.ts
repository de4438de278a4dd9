import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLegal, judgePose } from "../../../src/games/kodama_duo/geometry/placement";
import { CARDS, N_SLOTS } from "../../../src/games/kodama_duo/geometry/shapes";
import type { Grown, Terms } from "../../../src/games/kodama_duo/geometry/tree";
import { FEATURES } from "../../../src/games/kodama_duo/model/view";

interface Golden {
  reasons: string[];
  trees: { cards: number[][]; tokens: number[][] }[];
  terms: Record<string, number | boolean>[];
  poses: [number, number, number, number, number, number, ...unknown[]][];
}

const golden = JSON.parse(
  readFileSync(
    new URL("../../../../tests/games/kodama_duo/golden_poses.json", import.meta.url),
    "utf-8",
  ),
) as Golden;

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
    const v = judgePose(trees[tree]!, terms[term]!, CARDS[card]!, { x, y, angle });
    const reasons = v.reasons.map((reason) => golden.reasons.indexOf(reason));
    const overhang = v.overhang.flatMap((corner) => [corner.x, corner.y]);
    const parent = v.parent ?? -1;
    expect([
      reasons,
      v.touched,
      parent,
      v.stretches,
      v.covered,
      v.lowest,
      overhang,
      v.points,
      v.contact,
    ]).toEqual(expected);
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
