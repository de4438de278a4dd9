import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addMessages } from "../../../src/words/index.svelte";
import {
  readAnswer,
  nextDiscard,
  placesOf,
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
import { listRoles } from "../../../src/games/samurai_sword/model/roles";
import { sceneOf } from "../../../src/games/samurai_sword/model/scenes";
import { isFriend } from "../../../src/games/samurai_sword/model/sides";
import { explainAnswer } from "../../../src/games/samurai_sword/model/warnings";
import { propertiesOf, type SamuraiView } from "../../../src/games/samurai_sword/model/view";
import type { Told } from "../../../src/wire";

const catalog = (lang: string): string =>
  readFileSync(`src/games/samurai_sword/${lang}.ftl`, "utf8");
addMessages({ en: catalog("en"), fr: catalog("fr") });

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
});

test("one can ask why a card cannot be used on a seat", () => {
  expect(tokenToExplain("bo", 2, true)).toBe("strike bo 2");
  expect(tokenToExplain("geisha", 0, false)).toBe("play geisha 0 hand");
  expect(tokenToExplain("bushido", 1, false)).toBe("play bushido 1");
});

test("cards are discarded in the order in which they were chosen", () => {
  const hand = ["parry", "geisha", "focus", "bo", "bo"];
  expect(nextDiscard(hand, [4, 1], [])).toBe("bo");
  expect(nextDiscard(hand, [4, 1], ["bo"])).toBe("geisha");
  expect(nextDiscard(hand, [4, 1], ["bo", "geisha"])).toBeUndefined();
});

test("cards chosen already are found in the hand, each once", () => {
  expect(placesOf(["parry", "bo", "bo"], ["bo", "parry", "bo"])).toEqual([1, 0, 2]);
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

test.each([
  ["struck", { seat: 1, target: 2, card: "bo" }, { tone: "attack", banner: true, seat: 2 }],
  ["parried", { seat: 2, card: "parry" }, { tone: "gain", banner: true, seat: 2 }],
  ["defeated", { seat: 2, by: 1 }, { tone: "loss", banner: true, seat: 2 }],
  ["bushido_lost", { seat: 2 }, { tone: "loss", banner: true, seat: 2 }],
  ["flipped", { seat: 2, card: "bo" }, { banner: true }],
  ["reshuffled", { honor: [1] }, { tone: "loss", banner: true }],
  ["ended", { cause: "deck" }, { tone: "end", banner: true }],
])("%s is a scene with a banner", (event, parts, scene) => {
  const happened = { event: { event, ...parts }, text: "…" } as unknown as Told;
  expect(sceneOf(happened, MINE)).toMatchObject(scene);
});

/** A table of four: me, the Samurai, at seat 1; the Shogun at seat 0. */
function tableOfFour(change: (view: SamuraiView) => void = () => {}): SamuraiView {
  const players = ["shogun", "samurai", null, null].map((role, seat) => ({
    ...{ seat, role, character: "tomoe", resilience: 5, full: 5, honor: 3, cards: 4 },
    ...{ armor: 0, fast_draw: 0, focus: 0, harmless: false, known: [] },
  }));
  const times = { shogun: 1, samurai: 2, ninja: 1, ronin: 0 };
  const view = {
    ...{ seats: 4, viewer: 1, players, deck: 20, discard: ["bo"], hand: ["katana", "parry"] },
    ...{ landing: { katana: [3, 0, 3, 3] }, asked: { seat: 1, question: "play" } },
    setup: { samurai: 1, ninja: 2, ronin: 0, times, stars_double: true },
  } as unknown as SamuraiView;
  change(view);
  return view;
}
const warning = (token: string, change?: (view: SamuraiView) => void) =>
  explainAnswer(token, tableOfFour(change) as never);

test("only who is surely on my side is a friend", () => {
  const view = tableOfFour();
  expect([0, 1, 2, 3].map((seat) => isFriend(view, seat))).toEqual([true, false, false, false]);
  const shogun = { ...view, viewer: 0 };
  shogun.players = view.players.map((each) => (each.seat === 1 ? { ...each, role: null } : each));
  expect([1, 2, 3].map((seat) => isFriend(shogun, seat))).toEqual([false, false, false]);
});

test("a Samurai is asked before Defeating the Shogun, and warned of attacking at all", () => {
  expect(warning("strike katana 2")).toBeNull();
  expect(warning("strike katana 0")).toEqual({ warn: expect.any(String) });
  const weak = (view: SamuraiView) => (view.players[0]!.resilience = 2);
  expect(warning("strike katana 0", weak)).toMatchObject({ needsYes: true });
});

test("one is asked before giving up the last honor for want of an answer", () => {
  const last = (view: SamuraiView): void => {
    view.players[1]!.resilience = 1;
    view.players[1]!.honor = 1;
    view.asked = { seat: 1, question: "defend", by: 2, wounds: 1 };
  };
  expect(warning("take", last)).toMatchObject({ needsYes: true });
  const helpless = (view: SamuraiView): void => {
    last(view);
    view.hand = ["geisha"];
  };
  expect(warning("take", helpless)).toBeNull();
  expect(warning("lose", (view) => (view.players[1]!.honor = 1))).toMatchObject({ needsYes: true });
  expect(warning("lose")).toBeNull();
});

test("a deck that runs out is warned of", () => {
  expect(warning("play daimyo", (view) => (view.deck = 2))).toBeNull();
  expect(warning("play daimyo", (view) => (view.deck = 1))).toEqual({ warn: expect.any(String) });
  const last = (view: SamuraiView): void => {
    view.deck = 1;
    view.players[1]!.honor = 1;
  };
  expect(warning("play daimyo", last)).toMatchObject({ needsYes: true });
});

test("where stars double, the legend says so", () => {
  const { setup } = tableOfFour();
  expect(listRoles(setup).map(({ role, worth }) => [role, worth])).toEqual([
    ["shogun", "1"],
    ["samurai", "2"],
    ["ninja", "1/×2"],
  ]);
  expect(listRoles({ ...setup, stars_double: false, ronin: 1 }).map(({ worth }) => worth)).toEqual([
    "1",
    "2",
    "1",
    "0",
  ]);
});
