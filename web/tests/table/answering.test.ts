/** An answer leaves at once, unless it is easily regretted: then it waits for one yes. */
import { describe, expect, it } from "vitest";
import type { AnswerWarning } from "../../src/games/contract";
import { Answering } from "../../src/table/answering.svelte";
import type { TableLink } from "../../src/talk/tableLink.svelte";
import { settings } from "../../src/ui/settings.svelte";

const WARNINGS: Record<string, AnswerWarning> = {
  trap: { warn: "Nothing you hold can win.", needsYes: true },
  mild: { warn: "There is a better one." },
};

/** A table that notes what was played. */
function sitDown(isHeld = false): { answering: Answering; played: string[] } {
  const played: string[] = [];
  const legal = ["plain", "mild", "trap"].map((token) => ({ token, label: `Play ${token}` }));
  const link = {
    pending: null,
    isHeld,
    legal,
    update: { v: 1, view: {}, legal },
    play: (token: string) => void played.push(token),
  } as unknown as TableLink;
  const answering = new Answering(link, {
    isOnBoard: () => true,
    explainAnswer: (token) => WARNINGS[token] ?? null,
  });
  return { answering, played };
}

describe("an answer", () => {
  it("leaves at once, also if it is only warned of", () => {
    const { answering, played } = sitDown();
    answering.answer("plain");
    answering.answer("mild");
    expect(played).toEqual(["plain", "mild"]);
    expect(answering.findWarning("mild")?.warn).toBe("There is a better one.");
  });

  it("that is easily regretted waits for one yes, and says why", () => {
    const { answering, played } = sitDown();
    answering.answer("trap");
    expect(played).toEqual([]);
    expect(answering.held?.question).toBe("Play trap: are you sure? Nothing you hold can win.");
    answering.confirm();
    expect(played).toEqual(["trap"]);
  });

  it("that is taken back lets the board go on", () => {
    const { answering, played } = sitDown();
    let cancelled = false;
    answering.answer("trap", () => (cancelled = true));
    answering.cancel();
    expect([cancelled, played, answering.held]).toEqual([true, [], null]);
  });

  it("is always asked about where that is wanted", () => {
    const { answering, played } = sitDown();
    settings.toggle("confirm");
    answering.answer("plain");
    settings.toggle("confirm");
    expect([played, answering.held?.token]).toEqual([[], "plain"]);
  });

  it("is not given while what others did is being shown", () => {
    const { answering, played } = sitDown(true);
    answering.answer("plain");
    expect(played).toEqual([]);
  });
});
