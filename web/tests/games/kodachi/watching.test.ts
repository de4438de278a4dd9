/** What the page makes of events, and what it warns of. */
import { describe, expect, it } from "vitest";
import "../../../src/games/kodachi/index";
import { explainPoints, pointsOf } from "../../../src/games/kodachi/model/points";
import { viewBefore } from "../../../src/games/kodachi/model/rewind";
import { sceneOf } from "../../../src/games/kodachi/model/scenes";
import { explainAnswer } from "../../../src/games/kodachi/model/warnings";
import type { View } from "../../../src/games/contract";
import type { Asked, KodachiView, Player } from "../../../src/games/kodachi/model/view";

describe("scenes", () => {
  it("says a token, a failure and the last round in large letters", () => {
    const named = ["token", "failed", "ending", "ended"].map((event) =>
      sceneOf({ event, seat: 1 }),
    );
    expect(named.map((scene) => scene?.banner)).toEqual([true, true, true, true]);
    expect(named.map((scene) => scene?.tone)).toEqual(["gain", "loss", "end", "end"]);
    expect(named.map((scene) => scene?.seat)).toEqual([1, 1, 1, 1]);
  });
  it("gives every guard that falls and every card bought a moment", () => {
    for (const event of ["revealed", "defeated", "bought", "took", "played"])
      expect(sceneOf({ event, seat: 0 })).not.toBeNull();
    expect(sceneOf({ event: "guards_reshuffled" })).toBeNull();
  });
  it("tells the blow that beats a guard from one that does not", () => {
    expect(sceneOf({ event: "played", won: true, late: false })?.tone).toBe("attack");
    expect(sceneOf({ event: "played", won: true, late: true })?.tone).toBe("plain");
    expect(sceneOf({ event: "played", won: false, late: false })?.tone).toBe("plain");
  });
});

describe("nothing is seen before it is told", () => {
  const score = { points: 9, tokens: 6 };
  const table = {
    ending: true,
    over: true,
    winners: [1],
    house_row: ["echo", "smoke"],
    guard_row: ["sentry", "twins"],
    stacks: [
      { clan: "red", tokens: [5] },
      { clan: "blue", tokens: [] },
    ],
    players: [
      { seat: 0, tokens: [], score: { points: 3, tokens: 0 } },
      { seat: 1, tokens: ["blue-2", "red-4"], score },
    ],
  } as unknown as View;
  const before = (...later: Record<string, unknown>[]): KodachiView =>
    viewBefore(
      table,
      later.map((event) => ({ event, text: "", by: null })),
    ) as unknown as KodachiView;

  it("a token lies on its stack, and does not count yet", () => {
    const { players, stacks, ending } = before(
      { event: "token", seat: 1, token: "red-4" },
      { event: "ending", seat: 1 },
    );
    expect(players[1]).toMatchObject({ tokens: ["blue-2"], score: { points: 5, tokens: 2 } });
    expect(players[0]).toMatchObject({ tokens: [], score: { points: 3 } });
    expect(stacks.map(({ tokens }) => tokens)).toEqual([[4, 5], []]);
    expect(ending).toBe(false);
  });
  it("nor the next guard, nor who wins", () => {
    const { house_row, guard_row } = before({ event: "revealed", guard: "twins" });
    expect([house_row, guard_row]).toEqual([["echo"], ["sentry"]]);
    expect(before({ event: "ended" })).toMatchObject({ over: false, winners: [] });
    expect(before({ event: "drew", seat: 1 })).toBe(table);
  });
});

describe("warnings", () => {
  const table = (asked: Partial<Asked>): KodachiView =>
    ({ viewer: 0, asked: { seat: 0, question: "fight", ...asked } }) as unknown as KodachiView;

  it("asks before an answer after which nothing can win", () => {
    const losing = table({ losing: ["play dojo-2"] });
    expect(explainAnswer("play dojo-2", losing)?.needsYes).toBe(true);
    expect(explainAnswer("play dojo-4", losing)).toBeNull();
  });
  it("asks before giving up only where the hand can win", () => {
    expect(explainAnswer("give-up", table({ can_win: true }))?.needsYes).toBe(true);
    expect(explainAnswer("give-up", table({ can_win: false }))).toBeNull();
  });
  it("asks before leaving free treasure", () => {
    const guard = { card: "sentry", propose: "take sentry", tokens: ["take sentry"] };
    const house = { card: "echo", propose: "buy echo fan", tokens: ["buy echo fan"] };
    expect(explainAnswer("pass", table({ offers: [guard], takes: 2 }))?.needsYes).toBe(true);
    expect(explainAnswer("pass", table({ offers: [house], takes: 2 }))).toBeNull();
  });
  it("warns nobody who is not asked", () => {
    const other = { ...table({ can_win: true }), viewer: 1 };
    expect(explainAnswer("give-up", other)).toBeNull();
  });
});

describe("points", () => {
  const player = {
    tokens: ["red-2"],
    kinds: ["fan", "fan"],
    score: {
      envoys: 9,
      skills: 2,
      tokens: 2,
      treasures: 2,
      envoy_count: 2,
      skill_count: 3,
      rumors: [
        { scores: "envoys", count: 2, worth: 2, points: 4 },
        { scores: "owners", count: 0, worth: 6, points: 0 },
      ],
    },
  } as unknown as Player;

  it("adds up the rumors and says where they come from", () => {
    expect(pointsOf("rumors", player)).toBe(4);
    expect(explainPoints("rumors", player)).toContain("2 × 2");
    expect(pointsOf("envoys", player)).toBe(9);
    expect(explainPoints("envoys", player)).toContain("2");
  });
});
