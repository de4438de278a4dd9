import { expect, test } from "vitest";
import { groupByTurn } from "../../src/table/side/turns";
import type { Line } from "../../src/talk/log.svelte";

const lines = (...texts: string[]): Line[] =>
  texts.map((text, n) => ({ n, text, by: null, event: {} }));
const isTurn = ({ text }: { text: string }): boolean => text.endsWith("turn");

test("lines belong to the turn that began before them", () => {
  const turns = groupByTurn(lines("dealt", "A turn", "draws", "", "B turn"), isTurn);
  expect(
    turns.map(({ n, heading, lines }) => [n, heading?.text, lines.map((l) => l.text)]),
  ).toEqual([
    [0, undefined, ["dealt"]],
    [1, "A turn", ["draws"]],
    [4, "B turn", []],
  ]);
});

test("there may be nothing before the first turn", () => {
  expect(groupByTurn(lines("A turn", "draws"), isTurn)).toHaveLength(1);
  expect(groupByTurn([], isTurn)).toEqual([]);
});
