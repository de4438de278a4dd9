/** What happened is retold to who asks, and by itself where the thread may be lost. */
import { expect, test } from "vitest";
import { Recap } from "../../src/table/scenes/recap.svelte";
import { settings } from "../../src/ui/settings.svelte";
import type { Retold } from "../../src/wire";

const retold = (v: number): Retold => ({ v, lines: [], change: [`at ${v}`] });

test("a long turn is retold once, a short one is not", () => {
  const recap = new Recap(async () => retold(1));
  recap.offer(1, 3, false);
  expect(recap.isOpen).toBe(false);
  recap.offer(2, 30, false);
  expect(recap.isOpen).toBe(true);
  recap.close();
  recap.offer(2, 30, false);
  expect(recap.isOpen).toBe(false);
});

test("what was missed is retold however short", () => {
  const recap = new Recap(async () => retold(1));
  recap.offer(1, 1, true);
  expect(recap.isOpen).toBe(true);
});

test("nothing opens by itself for who does not want it", () => {
  const recap = new Recap(async () => retold(1));
  settings.setRetell(false);
  recap.offer(1, 30, true);
  settings.setRetell(true);
  expect(recap.isOpen).toBe(false);
});

test("an answer that was overtaken is not shown", async () => {
  const answers: ((found: Retold) => void)[] = [];
  const recap = new Recap(() => new Promise((answer) => answers.push(answer)));
  const first = recap.load(1, "en");
  const second = recap.load(2, "en");
  answers[1]!(retold(2));
  answers[0]!(retold(1));
  await Promise.all([first, second]);
  expect(recap.retold?.v).toBe(2);
});

test("what failed is asked for again", async () => {
  let count = 0;
  const recap = new Recap(() => (count++ ? Promise.resolve(retold(1)) : Promise.reject(Error())));
  await recap.load(1, "en");
  expect(recap.hasFailed).toBe(true);
  await recap.load(1, "en");
  expect([recap.hasFailed, recap.retold?.v]).toEqual([false, 1]);
});
