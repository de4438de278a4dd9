import { expect, test } from "vitest";
import { isRuling, showReadings, splitSections } from "../../src/rules/sections";

const RULES = `# The rules

For two.

## A turn

### R1 Draw

Draw 2.

## The rulings

### Q2 May you pass?

Yes.
`;

test("rules are cut at their headings, with their numbers", () => {
  const sections = splitSections(RULES);
  expect(sections.map(({ level, number, title }) => [level, number, title])).toEqual([
    [1, "", "The rules"],
    [2, "", "A turn"],
    [3, "R1", "Draw"],
    [2, "", "The rulings"],
    [3, "Q2", "May you pass?"],
  ]);
  expect(sections[2]!.body.trim()).toBe("Draw 2.");
  expect(sections.filter(isRuling).map(({ number }) => number)).toEqual(["Q2"]);
});

test.each([
  ["<p>Option <code>pass</code>:</p>", "<li><code>free</code> (default): always</li>"],
  ["<p>Option <code>pass</code> :</p>", "<li><code>free</code> (par défaut) : always</li>"],
])("readings lose the names that only a command needs, and the usual one is marked", (...html) => {
  const shown = showReadings(`${html.join("")}<li><code>never</code>: no</li>`, "Choose:", "usual");
  expect(shown).toBe(
    '<p class="choice">Choose:</p><li class="usual"><b>usual</b> always</li><li> no</li>',
  );
});
