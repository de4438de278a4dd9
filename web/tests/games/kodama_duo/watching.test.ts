/** What the page makes of what happens at a table of Kodama Duo. */
import { describe, expect, it } from "vitest";
import "../../../src/games/kodama_duo/index";
import { viewBefore } from "../../../src/games/kodama_duo/model/rewind";
import { sceneOf } from "../../../src/games/kodama_duo/model/scenes";
import type { DuoView } from "../../../src/games/kodama_duo/model/view";
import type { View } from "../../../src/games/contract";
import type { Told } from "../../../src/wire";

const ME = 0;
const AKI = 1;
const tell = (event: string, more: object): Told => ({
  event: { event, ...more },
  text: event,
  by: ME,
});
const laid = (...cards: string[]): object[] => cards.map((card) => ({ card }));

/** I have laid card 4 for 3 points, and Aki card 7 for 2 and 1 of the Decree. */
const VIEW = {
  viewer: ME,
  revealed: [1, 2, 3],
  players: [
    { seat: ME, score: 13, tree: laid("trunk", "4"), scored: [] },
    { seat: AKI, score: 23, tree: laid("trunk", "9", "7"), scored: [{ card: "echo" }] },
  ],
} as unknown as View;
const MINE = tell("grew", { seat: ME, card: 4, points: 3, score: 13 });
const THEIRS = tell("grew", { seat: AKI, card: 7, points: 2, score: 22 });
const DECREE = tell("decree_points", { seat: AKI, points: 1, score: 23 });

const look = (view: View): unknown[] =>
  (view as unknown as DuoView).players.map(({ score, tree }) => [
    score,
    tree.map(({ card }) => card),
  ]);

describe("no score and no branch is seen before it is told", () => {
  it("one placement after the other", () => {
    expect(look(viewBefore(VIEW, [THEIRS, DECREE]))).toEqual([
      [13, ["trunk", "4"]],
      [20, ["trunk", "9"]],
    ]);
    expect(look(viewBefore(VIEW, [DECREE]))).toEqual([
      [13, ["trunk", "4"]],
      [22, ["trunk", "9", "7"]],
    ]);
    expect(look(viewBefore(VIEW, [MINE, THEIRS, DECREE]))[ME]).toEqual([10, ["trunk"]]);
    expect(viewBefore(VIEW, [])).toBe(VIEW);
  });
  it("nor a Kodama, nor the cards of the next round", () => {
    const scored = tell("scored", { seat: AKI, card: "echo", points: 8, score: 23 });
    const revealed = tell("revealed", { seat: ME, cards: [1, 2, 3] });
    const before = viewBefore(VIEW, [scored, revealed]) as unknown as DuoView;
    expect(before.players[AKI]).toMatchObject({ score: 15, scored: [] });
    expect(before.revealed).toEqual([]);
  });
});

describe("a season", () => {
  const later = { season: "summer", decree: "d6", decrees: ["d3", "d6"], round: 1 };
  const before = (view: object): View =>
    viewBefore({ players: [], ...view } as unknown as View, [tell("season", {})]);

  it("is the one before until it is told, with its Decree", () => {
    const spring = { season: "spring", decree: "d3", decrees: ["d3"], round: 4 };
    expect(before(later)).toMatchObject(spring);
  });
  it("has none before the first", () => {
    const first = { season: "spring", decree: "d3", decrees: ["d3"], round: 1 };
    expect(before(first)).toMatchObject(first);
  });
});

describe("what Aki chose in secret", () => {
  it("is seen before I am asked, though my answer brought it to light", () => {
    expect(sceneOf(THEIRS, VIEW)?.waits).toBe(true);
    expect(sceneOf(DECREE, VIEW)?.waits).toBe(true);
    expect(sceneOf(tell("scored", { seat: AKI }), VIEW)?.waits).toBe(true);
    expect(sceneOf(tell("season", {}), VIEW)?.waits).toBe(true);
    expect(sceneOf(MINE, VIEW)?.waits).toBeUndefined();
  });
});
