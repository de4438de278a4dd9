import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error a script without types
import { generated, TYPES } from "../types.mjs";

test("the types are those of the server's messages", async () => {
  expect(readFileSync(TYPES, "utf-8")).toBe(await generated());
});
