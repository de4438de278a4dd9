import { expect, test } from "vitest";
import { splitAtNames } from "../../src/table/scenes/names";

const marked = (text: string, actor?: string, other?: string): string =>
  splitAtNames(text, actor, other)
    .map(({ text, who }) => (who ? `<${who}:${text}>` : text))
    .join("");

test("who acts and whom it happens to are marked once", () => {
  expect(marked("Aki strikes Yuki; Yuki falls.", "Aki", "Yuki")).toBe(
    "<actor:Aki> strikes <other:Yuki>; Yuki falls.",
  );
});

test("a name within a word is none", () => {
  expect(marked("Akira meets Aki.", "Aki")).toBe("Akira meets <actor:Aki>.");
  expect(marked("Akira waits.", "Aki")).toBe("Akira waits.");
});

test("a sentence that names nobody stays whole", () => {
  expect(marked("You draw 2 cards.", "Guest")).toBe("You draw 2 cards.");
  expect(splitAtNames("You draw 2 cards.")).toHaveLength(1);
});

test("names that lie over each other are marked once", () => {
  expect(marked("Aki the Bold wins.", "Aki", "Aki the Bold")).toBe("<actor:Aki> the Bold wins.");
});
