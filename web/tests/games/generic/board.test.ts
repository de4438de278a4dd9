import { expect, test } from "vitest";
import { splitRows } from "../../../src/games/generic/rows";
import { listCards } from "../../../src/games/generic/ui";

test("a row is split where the game puts a dot", () => {
  expect(splitRows(["7 cards · deck 6", "Treasure: 1 fan"])).toEqual([
    { parts: ["7 cards", "deck 6"] },
    { parts: ["Treasure: 1 fan"] },
  ]);
});

test("lines of a drawing stay together, and keep their spaces", () => {
  expect(splitRows(["a tree", " ⠠⣶⣤ ", "  ⣶  · ", "end"])).toEqual([
    { parts: ["a tree"] },
    { drawing: " ⠠⣶⣤ \n  ⣶  · " },
    { parts: ["end"] },
  ]);
});

test("an event names its cards as words, never as numbers of seats", () => {
  const event = { event: "gave", seat: 1, card: "fan", cards: ["jade", null, 2] };
  expect(listCards({ event, text: "", by: null })).toEqual(["fan", "jade"]);
  expect(listCards({ event: { event: "turn", seat: 1 }, text: "", by: null })).toEqual([]);
});
