import { describe, expect, it } from "vitest";
import type { CardLine } from "../../../src/games/contract";
import { strokesOf } from "../../../src/games/kodachi/art/emblems";
import { listCards, listFlights } from "../../../src/games/kodachi/model/flights";
import { countGuardValues } from "../../../src/games/kodachi/model/odds";
import {
  firstPlayToken,
  readIcons,
  formatModifier,
} from "../../../src/games/kodachi/model/cardIcons";
import {
  answersAbout,
  nextStep,
  paymentOf,
  placesOf,
  samplePayment,
} from "../../../src/games/kodachi/model/tokens";

const choices = (...tokens: string[]) => tokens.map((token) => ({ token, label: token }));

function line(key: string, icons: NonNullable<CardLine["icons"]>): CardLine {
  const words = { en: key, fr: key };
  return {
    key,
    icons,
    names: words,
    group: words,
    effect: words,
    copies: 1,
    figures: {},
    source: "",
    confidence: "printed",
  };
}
const sign = (name: string, number: number | null = null, of = "") => ({ sign: name, number, of });

const FEINT = line("feint", {
  kind: [sign("skill")],
  effect: [sign("dojo", 3), sign("or"), sign("plus", 1), sign("or"), sign("minus", 1)],
  points: [sign("points", 0)],
});
const WATCHER = line("watcher", {
  kind: [sign("elite")],
  value: [sign("stealth", 2), sign("or"), sign("strength", 4)],
  treasure: [sign("jade")],
});
const TWINS = line("twins", {
  kind: [sign("elite")],
  value: [sign("elite", 3), sign("then"), sign("elite", 5)],
  treasure: [sign("gold")],
});

describe("what is printed", () => {
  it("reads every way to play a card, modifiers with their sign", () => {
    const ways = readIcons(FEINT).ways.map((way) =>
      way.sign === "add" ? formatModifier(way.number) : `${way.number}`,
    );
    expect(ways).toEqual(["3", "+1", "−1"]);
  });
  it("names the way where there are several", () => {
    const smoke = line("smoke", {
      kind: [sign("skill")],
      effect: [sign("minus", 2), sign("then"), sign("draw", 1)],
    });
    const tokens = [FEINT, smoke].map((each) => firstPlayToken(each.key, readIcons(each)));
    expect(tokens).toEqual(["play feint 3", "play smoke"]);
  });
  it("tells two values from two guards", () => {
    expect([readIcons(WATCHER).form, readIcons(WATCHER).values]).toEqual(["dual", [2, 4]]);
    expect([readIcons(TWINS).form, readIcons(TWINS).values]).toEqual(["twins", [3, 5]]);
  });
  it("knows what a rumor counts", () => {
    const echo = line("echo", {
      kind: [sign("rumor")],
      points: [sign("points", 1), sign("per"), sign("rumor")],
    });
    const secret = line("secret", {
      kind: [sign("rumor")],
      points: [sign("points", 6), sign("or"), sign("points", 4)],
    });
    expect([readIcons(echo).counts, readIcons(secret).counts]).toEqual(["rumors", "owners"]);
  });
});

describe("answers", () => {
  it("finds those about a card, not about one whose name begins alike", () => {
    const legal = choices("play dojo-1", "play dojo-12", "discard dojo-1");
    expect(answersAbout(legal, "play", "dojo-1").map((choice) => choice.token)).toEqual([
      "play dojo-1",
    ]);
  });
  it("takes a payment apart, and offers one that fits a cost", () => {
    expect(paymentOf("buy red-monk fan scroll scroll")).toEqual(["fan", "scroll", "scroll"]);
    expect(samplePayment(["any", "pair", "jade"])).toEqual(["fan", "fan", "fan", "jade"]);
  });
  it("gives the answers of a plan one by one, each copy once", () => {
    const plan = ["discard echo", "discard dojo-1", "discard dojo-1"];
    const next = nextStep(plan, choices("keep", "discard dojo-1", "discard echo"));
    expect(next).toEqual({ token: "discard dojo-1", rest: ["discard echo", "discard dojo-1"] });
    expect(nextStep(plan, choices("keep"))).toBeNull();
  });
  it("finds as many copies in a row as are named", () => {
    expect(placesOf(["dojo-1", "dojo-1"], ["dojo-1", "echo", "dojo-1", "dojo-1"])).toEqual([0, 2]);
  });
});

describe("odds", () => {
  it("count a guard by its value against the approach", () => {
    const cards = new Map([WATCHER, TWINS].map((each) => [each.key, each]));
    const next = { watcher: 3, twins: 1 };
    expect(countGuardValues(next, cards, "stealth")).toEqual([
      { text: "2", count: 3 },
      { text: "3+5", count: 1 },
    ]);
    expect(countGuardValues(next, cards, "strength")[1]).toEqual({ text: "4", count: 3 });
  });
});

describe("movements", () => {
  const view = { guard_row: ["a", "b"] };
  it("fly a column from the two decks to its place", () => {
    const told = { event: "revealed", house: "echo", guard: "sentry", elite: false };
    expect(listFlights(told, view).map((flight) => flight.to)).toEqual(["house-1", "guard-1"]);
    expect(listCards(told)).toEqual(["sentry", "echo"]);
  });
  it("show no face of a card that somebody else draws", () => {
    const drawn = listFlights({ event: "drew", seat: 1, count: 2 }, view);
    expect(drawn).toEqual([1, 2].map(() => ({ card: null, from: "deck-1", to: "hand-1" })));
  });
  it("know nothing of other events", () => {
    expect(listFlights({ event: "turn", seat: 0 }, view)).toEqual([]);
  });
});

it("draws something for cards of a deck it has never seen", () => {
  expect(strokesOf("no such card")).toEqual(strokesOf("shuriken"));
});
