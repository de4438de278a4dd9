import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCover, loadGameUi } from "../../src/games";

const FOLDERS = readdirSync(new URL("../../src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map((entry) => entry.name);

// A machine that is busy takes its time to compile every component of every game.
const PATIENCE = 60_000;

test(
  "a folder is a game with a board and a cover of its own",
  async () => {
    const generic = [await loadGameUi("nothing"), await loadCover("nothing")];
    for (const name of FOLDERS) {
      const [ui, cover] = [await loadGameUi(name), await loadCover(name)];
      expect([ui.usesZones, generic.includes(ui), generic.includes(cover)]).toEqual([
        undefined,
        false,
        false,
      ]);
    }
    expect(FOLDERS.length).toBeGreaterThan(2);
  },
  PATIENCE,
);

test("a game without a folder has the generic board", async () => {
  expect((await loadGameUi("nothing")).usesZones).toBe(true);
});
