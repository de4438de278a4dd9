import { expect, test } from "vitest";
import { splitTerms } from "../../src/rules/terms";

const HARMLESS = { forms: ["Harmless"], say: "cannot be attacked", rule: "R3" };
const ELITE = { forms: ["garde d’élite", "gardes d’élite"], say: "au dos rouge", rule: "R18" };
const GUARD = { forms: ["garde"], say: "à battre", rule: "R9" };

test("a word is explained where it comes first", () => {
  const parts = splitTerms("You are harmless. Harmless players rest.", [HARMLESS]);
  expect(parts.map(({ text, term }) => [text, term?.rule ?? ""])).toEqual([
    ["You are ", ""],
    ["harmless", "R3"],
    [". Harmless players rest.", ""],
  ]);
});

test("the longer word wins, in any form, and a part of a word is none", () => {
  const parts = splitTerms("Les gardes d’élite et les gardes ; regarde.", [GUARD, ELITE]);
  expect(parts.filter(({ term }) => term).map(({ text }) => text)).toEqual([
    "gardes d’élite",
    "gardes",
  ]);
});

test("a text without words to explain stays whole", () => {
  expect(splitTerms("Nothing here.", [])).toEqual([{ text: "Nothing here.", term: null }]);
});
