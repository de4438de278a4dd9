import { expect, test } from "vitest";
import { listCards, listFlights } from "../../../src/games/kodama_duo/model/flights";
import { figureOf, glyphsOf } from "../../../src/games/kodama_duo/art/glyphs";
import { nearestLegal } from "../../../src/games/kodama_duo/placing/magnet";
import {
  bestPerParent,
  nearestSlot,
  nextPlace,
  onGround,
  parentMarks,
  slotMarks,
  readSlot,
  letterOf,
} from "../../../src/games/kodama_duo/placing/targets";
import { isLegal, judgePose } from "../../../src/games/kodama_duo/geometry/placement";
import { findRuns } from "../../../src/games/kodama_duo/geometry/runs";
import { CARDS } from "../../../src/games/kodama_duo/geometry/shapes";
import {
  poseOf,
  tokenOf,
  type Grown,
  type Terms,
} from "../../../src/games/kodama_duo/geometry/tree";
import type { Laid, Offer } from "../../../src/games/kodama_duo/model/view";
import { explainAnswer, sceneOf } from "../../../src/games/kodama_duo/model/scenes";
import { addMessages } from "../../../src/words/index.svelte";
import en from "../../../src/games/kodama_duo/en.ftl?raw";
import fr from "../../../src/games/kodama_duo/fr.ftl?raw";
import type { Told } from "../../../src/wire";

const TERMS: Terms = {
  cap: 10,
  converted: null,
  becomes: null,
  protectsTrunk: true,
  tableWidth: 0,
  tableHeight: 0,
};
/** The tree of the rulebook's example, on which #34 fits at 66.1, 307.0, turned 270°. */
const LAID: Laid[] = [
  laid("trunk", 0, 630, 0, null),
  laid("24", 233, 1643, 300, 0),
  laid("7", 655, 2354, 330, 1),
  laid("29", -372, 2042, 90, 1),
  laid("19", 714, 421, 255, 0),
];
const TREE: Grown[] = LAID.map((card) => {
  const { shape } = CARDS[card.card === "trunk" ? 0 : Number(card.card)]!;
  return {
    shape,
    x: card.x,
    y: card.y,
    angle: card.angle,
    parent: card.parent,
    features: card.features,
  };
});
const WANTED = poseOf("place 34 66.1 307.0 270")!;

function laid(card: string, x: number, y: number, angle: number, parent: number | null): Laid {
  const { features } = CARDS[card === "trunk" ? 0 : Number(card)]!;
  const tokens = features.map(() => null);
  return { card, x, y, angle, parent, depth: 0, end: false, features, tokens };
}
function offer(on: string, points: number, place: string, roomiest = true): Offer {
  return { place, card: 34, on, points, bonus: 0, kodama: 0, roomiest };
}
const told = (event: string, more: object): Told =>
  ({ event: { event, ...more }, text: "" }) as unknown as Told;

test("a pose is written as the server reads it", () => {
  expect(tokenOf(WANTED)).toBe("place 34 66.1 307.0 270");
  expect(tokenOf({ card: 7, x: -5, y: 100, angle: 0 })).toBe("place 7 -0.5 10.0 0");
  expect(poseOf("place 7 -0.5 10.0 0")).toEqual({ card: 7, x: -5, y: 100, angle: 0 });
  expect(poseOf("split 7")).toBeNull();
});

test("the rulebook's example scores its runs", () => {
  const verdict = judgePose(TREE, TERMS, CARDS[34]!, WANTED);
  const found = findRuns(TREE, TERMS, CARDS[34]!.features, verdict.parent!);
  expect(verdict.reasons).toEqual([]);
  expect(found.reduce((sum, run) => sum + run.points, 0)).toBe(9);
  expect(found.every((run) => run.entries[0] === 2)).toBe(true);
});

test("the magnet leaves a legal pose alone", () => {
  expect(nearestLegal(TREE, TERMS, CARDS[34]!, WANTED)).toEqual(WANTED);
});

test("the magnet draws a card near the bark to a legal pose close by", () => {
  const off = [...Array(20).keys()].map((n) => ({ ...WANTED, y: WANTED.y + 10 * n }));
  const wanted = off.find((pose) => !isLegal(TREE, TERMS, CARDS[34]!, pose))!;
  const near = nearestLegal(TREE, TERMS, CARDS[34]!, wanted)!;
  expect(isLegal(TREE, TERMS, CARDS[34]!, near)).toBe(true);
  expect(Math.hypot(near.x - wanted.x, near.y - wanted.y)).toBeLessThan(130);
});

test("the magnet does not reach across the table", () => {
  expect(nearestLegal(TREE, TERMS, CARDS[34]!, { x: 5000, y: 5000, angle: 0 })).toBeNull();
});

test("parents come with their points, the best first", () => {
  const offers = [offer("trunk", 2, "a"), offer("7", 9, "b"), offer("7", 9, "c", false)];
  const best = bestPerParent(offers, 34);
  expect(best.map(({ on, points }) => [on, points])).toEqual([
    ["7", 9],
    ["trunk", 2],
  ]);
  expect(parentMarks(best, TREE, LAID)[0]).toMatchObject({ key: "7", text: "9", x: 655, y: -2354 });
});

test("a parent asked again shows its next place, and then the first again", () => {
  const offers = [offer("7", 9, "b"), offer("trunk", 2, "a"), offer("7", 9, "c", false)];
  expect(nextPlace(offers, offers[0]!).place).toBe("c");
  expect(nextPlace(offers, offers[2]!).place).toBe("b");
});

test("a token is dropped on the nearest feature without one", () => {
  const slot = TREE[2]!.shape.slots[1]!;
  const at = onGround(TREE[2]!, slot.x, slot.y);
  expect(nearestSlot({ x: at.x + 20, y: at.y }, TREE, LAID)).toBe("put 7 2");
  expect(slotMarks([readSlot("put 7 2")], TREE, LAID)).toMatchObject([at]);
  const taken = LAID.map((card) => ({ ...card, tokens: card.features }));
  expect(nearestSlot(at, TREE, taken)).toBeNull();
});

test("the picture of a Kodama follows its rule", () => {
  expect(glyphsOf("3 per card with a firefly")).toEqual(["firefly"]);
  expect(glyphsOf("mushrooms on branch cards count as flowers")).toEqual(["mushroom", "flower"]);
  expect(glyphsOf("6 per spirit token on end cards")).toEqual(["token", "end"]);
  expect(
    figureOf("12 if you have more spirit tokens than your opponent, 6 if you have the same number"),
  ).toBe("12");
});

test("an event names the cards it speaks of", () => {
  expect(listCards(told("grew", { seat: 0, card: 34, on: "7" }))).toEqual(["#34", "#7"]);
  expect(listCards(told("split", { seat: 0, single: null, pair: [4, 9] }))).toEqual(["#4", "#9"]);
  expect(listCards(told("scored", { seat: 0, card: "k01" }))).toEqual(["k01"]);
});

test("cards that the other takes fly to the other tree", () => {
  const moves = listFlights(told("chose", { seat: 1, single: true, cards: [[4], [9, 12]] }), {
    viewer: 0,
  });
  expect(moves).toEqual([
    { card: "#9", from: "tray", to: "tree-1" },
    { card: "#12", from: "tray", to: "tree-1" },
  ]);
});

addMessages({ en, fr });
const happened = (event: Record<string, unknown>): Told => ({ event, text: "…", by: 0 });

test("features to cover go by the same letters on the tree and in the list", () => {
  const slots = ["put trunk", "put 7 1", "put 7 3"].map(readSlot);
  expect(slotMarks(slots, TREE, LAID).map(({ text }) => text)).toEqual(["A", "B", "C"]);
  expect(slotMarks(slots.slice(0, 1), TREE, LAID).map(({ text }) => text)).toEqual([""]);
  expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(["A", "Z", "AA", "AB", "BA"]);
});

test("a stolen token is an attack on who loses it, a sealed answer no scene at all", () => {
  const view = { viewer: 1 };
  expect(sceneOf(happened({ event: "decided", seat: 0 }), view)).toBeNull();
  expect(sceneOf(happened({ event: "claimed", seat: 0, from: null }), view)).toEqual({
    tone: "gain",
    seat: 0,
  });
  expect(sceneOf(happened({ event: "claimed", seat: 0, from: 1 }), view)).toEqual({
    tone: "attack",
    banner: true,
    seat: 1,
  });
  for (const event of ["season", "scored", "ended"])
    expect(sceneOf(happened({ event, seat: 0 }), view)?.banner).toBe(true);
});

test("a Kodama that scores nothing is asked about while another would score", () => {
  const hand = [
    { card: "k01", worth: 0 },
    { card: "k02", worth: 9 },
  ];
  expect(explainAnswer("score k01", { hand, asked: null })?.needsYes).toBe(true);
  expect(explainAnswer("score k02", { hand, asked: null })).toBeNull();
  expect(explainAnswer("score k01", { hand: hand.slice(0, 1), asked: null })).toBeNull();
  const slots = [{ put: "put 7 1", card: "7", slot: 1, over: "star", kodama: -6 }];
  expect(explainAnswer("put 7 1", { hand, asked: { slots } })?.warn).toBeTruthy();
});
