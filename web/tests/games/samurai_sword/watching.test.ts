/** What the page makes of what happens at a table of Samurai Sword. */
import { describe, expect, it } from "vitest";
import type { View } from "../../../src/games/contract";
import { viewBefore } from "../../../src/games/samurai_sword/model/rewind";
import type { SamuraiView } from "../../../src/games/samurai_sword/model/view";

/** Aki (1) has wounded Jun (2) for 2, taken the last honor of Jun, and won with Sora (0). */
const VIEW = {
  viewer: 3,
  over: true,
  winners: [0, 1],
  bushido: null,
  breakdown: { seats: [] },
  box_roles: [],
  hands: [],
  players: [
    { seat: 0, role: "shogun", honor: 4, resilience: 5, cards: 2, harmless: false },
    { seat: 1, role: "samurai", honor: 4, resilience: 5, cards: 2, harmless: false },
    { seat: 2, role: "ninja-1", honor: 0, resilience: 0, cards: 3, harmless: true },
    { seat: 3, role: "ninja-2", honor: 3, resilience: 4, cards: 0, harmless: true },
  ],
} as unknown as View;
const WOUNDED = { event: "wounded", seat: 2, by: 1, wounds: 2, left: 0 };
const DEFEATED = { event: "defeated", seat: 2, by: 1 };
const ENDED = { event: "ended", cause: "defeat", out: [2] };

const before = (...later: Record<string, unknown>[]): SamuraiView =>
  viewBefore(
    VIEW,
    later.map((event) => ({ event, text: "", by: 1 })),
  ) as unknown as SamuraiView;
const honorOf = ({ players }: SamuraiView): number[] => players.map(({ honor }) => honor);

describe("nothing is seen before it is told", () => {
  it("neither who wins, nor the roles, but one\u2019s own and the Shogun", () => {
    const told = before(ENDED);
    expect(told).toMatchObject({ over: false, winners: [] });
    expect(told).not.toHaveProperty("breakdown");
    expect(told.players.map(({ role }) => role)).toEqual(["shogun", null, null, "ninja-2"]);
  });
  it("neither honor that changes hands, nor wounds", () => {
    expect(honorOf(before(DEFEATED, ENDED))).toEqual([4, 3, 1, 3]);
    expect(before(DEFEATED, ENDED).players[2]).toMatchObject({ resilience: 0, harmless: true });
    const unhurt = { honor: 1, resilience: 2, harmless: false };
    expect(before(WOUNDED, DEFEATED, ENDED).players[2]).toMatchObject(unhurt);
    expect(before(WOUNDED)).toMatchObject({ over: true });
  });
  it("neither what the deck or Bushido takes, nor what comes back", () => {
    expect(honorOf(before({ event: "reshuffled" }))).toEqual([5, 5, 1, 4]);
    const lost = before({ event: "bushido_lost", seat: 3, lost: 1 });
    expect([honorOf(lost)[3], lost.bushido]).toEqual([4, 3]);
    expect(before({ event: "bushido_passed", seat: 1, to: 2 }).bushido).toBe(1);
    const recovered = before({ event: "recovered", seat: 0, left: 5 }).players[0];
    expect(recovered).toMatchObject({ resilience: 0, harmless: true });
    expect(before({ event: "turn", seat: 1 })).toBe(VIEW);
  });
});
