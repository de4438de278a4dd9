/** A mistake in what a game says about its board is logged, and the game goes on. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameUi } from "../../src/games/contract";
import genericUi from "../../src/games/generic/ui";
import { guardGame } from "../../src/games/guard";
import { Answering } from "../../src/table/answering.svelte";
import { makeBeats, measureBeat } from "../../src/table/scenes/beats";
import type { TableLink } from "../../src/talk/tableLink.svelte";
import type { Update } from "../../src/wire";

const fail = (): never => {
  throw new Error("There is no such seat.");
};
const MISTAKEN: GameUi = {
  ...genericUi,
  sceneOf: fail,
  explainAnswer: fail,
  listFlights: fail,
  listCards: fail,
};
const TOLD = { text: "Aki plays Geisha.", event: { event: "geisha" }, by: 1 };
const UPDATE = { v: 2, before: 0, events: [TOLD], view: {}, legal: [] } as unknown as Update;

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it("makes of an event a plain scene that is shown like any other", () => {
  const ui = guardGame(MISTAKEN);
  const beats = makeBeats(UPDATE, ui, false, 1);
  expect(beats.map(({ scene, told }) => [scene.tone, told?.text])).toEqual([["plain", TOLD.text]]);
  expect(measureBeat({ ...beats[0]!, told: null }, ui, "normal", 0)).toBe(0);
  expect(measureBeat(beats[0]!, ui, "normal", 0)).toBeGreaterThan(0);
  expect(ui.listCards(TOLD as never)).toEqual([]);
});

it("lets an answer leave that could not be judged", () => {
  const played: string[] = [];
  const legal = [{ token: "end", label: "End" }];
  const play = (token: string): void => void played.push(token);
  const link = { pending: null, isHeld: false, legal, update: UPDATE, play };
  new Answering(link as unknown as TableLink, guardGame(MISTAKEN)).answer("end");
  expect(played).toEqual(["end"]);
});

it("logs the mistake", () => {
  guardGame(MISTAKEN).sceneOf!(TOLD as never, {});
  expect(vi.mocked(console.error).mock.calls.flat().join()).toContain("There is no such seat.");
});

it("changes nothing about a game without mistakes", () => {
  const ui = guardGame({ ...genericUi, sceneOf: () => ({ tone: "attack" }) });
  expect(ui.sceneOf!(TOLD as never, {})).toEqual({ tone: "attack" });
  expect(ui.explainAnswer).toBeUndefined();
});
