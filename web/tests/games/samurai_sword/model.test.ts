import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  readAnswer,
  nextDiscard,
  isOnBoard,
  answersWithoutCard,
  usesOf,
  tokenToExplain,
} from "../../../src/games/samurai_sword/model/answers";
import { DEEDS } from "../../../src/games/samurai_sword/art/deeds";
import { PEOPLE } from "../../../src/games/samurai_sword/art/people";
import { ROLES } from "../../../src/games/samurai_sword/art/roles";
import { WEAPONS } from "../../../src/games/samurai_sword/art/weapons";
import { listCards, listFlights } from "../../../src/games/samurai_sword/model/flights";
import {
  clockwiseOrder,
  FRONT,
  seatSpots,
} from "../../../src/games/samurai_sword/model/seatPositions";
import { propertiesOf, type SamuraiView } from "../../../src/games/samurai_sword/model/view";
import type { Told } from "../../../src/wire";

const read = (...tokens: string[]) => tokens.map((token) => readAnswer({ token, label: token }));
const MINE = { viewer: 0 };
const told = (event: object): Told => ({ event, text: "" }) as unknown as Told;

function deck(table: string): string[] {
  const cards = readFileSync("../src/chabudai/games/samurai_sword/cards.toml", "utf8");
  return [...cards.matchAll(new RegExp(`\\[\\[${table}\\]\\]\\nkey = "([^"]+)"`, "g"))].map(
    (found) => found[1]!,
  );
}

test("every card of the deck has a drawing", () => {
  expect(deck("weapon").filter((key) => !WEAPONS[key])).toEqual([]);
  expect([...deck("action"), ...deck("property")].filter((key) => !DEEDS[key])).toEqual([]);
  expect(deck("character").filter((key) => !PEOPLE[key])).toEqual([]);
  expect(deck("weapon")).toHaveLength(13);
});

test("every role has a drawing and the Ninjas show their stars", () => {
  expect(Object.keys(ROLES).sort()).toEqual([
    "ninja-1",
    "ninja-2",
    "ninja-3",
    "ronin",
    "samurai",
    "shogun",
  ]);
  expect(["ninja-1", "ninja-2", "ninja-3"].map((role) => ROLES[role]!.stars)).toEqual([1, 2, 3]);
});

test("an answer says which card it uses on which seat", () => {
  const [strike, parry, weapon, geisha] = read(
    "strike katana 3",
    "parry",
    "parry bo",
    "play geisha 2 armor",
  );
  expect(strike).toMatchObject({ verb: "strike", card: "katana", target: 3 });
  expect(parry).toMatchObject({ card: "parry", target: null });
  expect(weapon).toMatchObject({ card: "bo", target: null });
  expect(geisha).toMatchObject({ card: "geisha", target: 2 });
});

test("answers are found by the card in hand, or need none", () => {
  const answers = read("end", "draw deck", "play armor", "strike bo 1", "strike bo 2");
  expect(usesOf(answers, "bo").map((each) => each.target)).toEqual([1, 2]);
  expect(answersWithoutCard(answers).map((each) => each.token)).toEqual(["end", "draw deck"]);
  expect(answers.map((each) => each.token).filter(isOnBoard)).toEqual([
    "draw deck",
    "play armor",
    "strike bo 1",
    "strike bo 2",
  ]);
});

test("one can ask why a card cannot be used on a seat", () => {
  expect(tokenToExplain("bo", 2, true)).toBe("strike bo 2");
  expect(tokenToExplain("geisha", 0, false)).toBe("play geisha 0 hand");
  expect(tokenToExplain("bushido", 1, false)).toBe("play bushido 1");
});

test("cards are discarded in the order of the hand, however they were chosen", () => {
  const hand = ["parry", "geisha", "focus", "bo", "bo"];
  expect(nextDiscard(hand, [4, 1], [])).toBe("geisha");
  expect(nextDiscard(hand, [4, 1], ["geisha"])).toBe("bo");
  expect(nextDiscard(hand, [4, 1], ["geisha", "bo"])).toBeUndefined();
});

test.each([3, 4, 5, 6, 7])("%i seats have a spot each, me at the front", (seats) => {
  for (const narrow of [false, true]) {
    const found = seatSpots(seats, 2, narrow);
    expect(found[2]).toEqual(FRONT);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    expect(found.every(({ x, y }) => x > 11 && x < 89 && y > 15 && y <= 100)).toBe(true);
  }
});

test("the next seat sits at the left, the one before at the right", () => {
  for (const narrow of [false, true]) {
    const found = seatSpots(7, 5, narrow);
    expect(found[6]!.x).toBeLessThan(50);
    expect(found[4]!.x).toBeGreaterThan(50);
  }
  expect(clockwiseOrder(4, 2)).toEqual([3, 0, 1]);
});

test("Properties are counted where they lie", () => {
  const player = { armor: 2, fast_draw: 0, focus: 1 };
  const view = { players: [player, player], bushido: 1 } as unknown as SamuraiView;
  expect(propertiesOf(view, 0)).toEqual([
    ["armor", 2],
    ["focus", 1],
  ]);
  expect(propertiesOf(view, 1)).toEqual([
    ["armor", 2],
    ["focus", 1],
    ["bushido", 1],
  ]);
});

test("what others draw flies face down", () => {
  const back = { card: null, from: "deck", to: "seat-2" };
  expect(listFlights(told({ event: "drew", seat: 2, count: 2 }), MINE)).toEqual([back, back]);
  const mine = listFlights(told({ event: "drew", seat: 0, count: 1, cards: ["bo"] }), MINE);
  expect(mine).toEqual([{ card: "bo", from: "deck", to: "hand" }]);
});

test("a card taken by Diversion is seen only by who was told", () => {
  const public_ = listFlights(told({ event: "diverted", seat: 1, target: 3 }), MINE);
  expect(public_).toEqual([{ card: null, from: "seat-3", to: "seat-1" }]);
  const known = listFlights(told({ event: "diverted", seat: 1, target: 3, card: "focus" }), MINE);
  expect(known[0]!.card).toBe("focus");
});

test("my own cards fly from and to my hand, Properties from and to my seat", () => {
  const from = (event: object) => listFlights(told(event), MINE)[0]!.from;
  expect(from({ event: "gave", seat: 0, card: "bo" })).toBe("hand");
  expect(from({ event: "diverted", seat: 1, target: 0, card: "bo" })).toBe("hand");
  expect(from({ event: "dismissed", seat: 0, card: "bo", from: "hand" })).toBe("hand");
  expect(from({ event: "dismissed", seat: 0, card: "armor", from: "play" })).toBe("seat-0");
});

test("Weapons and Actions fly to the middle, Properties to a seat, answers to the discards", () => {
  const to = (event: object) => listFlights(told(event), MINE).map((flight) => flight.to);
  expect(to({ event: "struck", seat: 0, target: 1, card: "bo" })).toEqual(["limbo"]);
  expect(to({ event: "played", seat: 0, card: "daimyo" })).toEqual(["limbo"]);
  expect(to({ event: "played", seat: 0, card: "armor" })).toEqual(["seat-0"]);
  expect(to({ event: "played", seat: 0, card: "bushido", target: 4 })).toEqual(["seat-4"]);
  expect(to({ event: "parried", seat: 1, card: "parry" })).toEqual(["discard"]);
  expect(to({ event: "discarded", seat: 1, cards: ["bo", "bo"] })).toEqual(["discard", "discard"]);
  expect(to({ event: "bushido_passed", seat: 1, to: 2 })).toEqual(["seat-2"]);
  expect(to({ event: "turn", seat: 1 })).toEqual([]);
});

test("the log offers each card of an event once", () => {
  expect(listCards(told({ event: "discarded", seat: 1, cards: ["bo", "bo", "parry"] }))).toEqual([
    "bo",
    "parry",
  ]);
  expect(listCards(told({ event: "struck", seat: 0, target: 1, card: "katana" }))).toEqual([
    "katana",
  ]);
  expect(listCards(told({ event: "bushido_lost", seat: 0 }))).toEqual(["bushido"]);
  expect(listCards(told({ event: "turn", seat: 0 }))).toEqual([]);
});
