/** The log is whole and in order whatever comes first: what is told live, or what is asked for. */
import { describe, expect, it } from "vitest";
import { Log } from "../../src/talk/log.svelte";
import type { Told } from "../../src/wire";

const told = (...texts: string[]): Told[] => texts.map((text) => ({ event: {}, text, by: null }));

/** A table whose past is answered when the test says so. */
class Table {
  readonly asked: ((past: Told[]) => void)[] = [];
  readonly log = new Log(() => new Promise((answer) => this.asked.push(answer)));

  async answer(...texts: string[]): Promise<void> {
    this.asked.shift()!(told(...texts));
    await new Promise((done) => setTimeout(done));
  }

  get texts(): string[] {
    return this.log.lines.map((line) => line.text);
  }
}

describe("the log", () => {
  it("asks for nothing where all was heard", () => {
    const table = new Table();
    table.log.addUpdate({ before: 0, events: told("a", "b") });
    table.log.addUpdate({ before: 2, events: told("c") });
    expect(table.texts).toEqual(["a", "b", "c"]);
    expect(table.asked).toEqual([]);
  });

  it("has no line twice when the game went on before the past was told", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 2, events: [] });
    table.log.addUpdate({ before: 2, events: told("c") });
    await table.answer("a", "b", "c");
    expect(table.texts).toEqual(["a", "b", "c"]);
    expect(table.log.lines.map((line) => line.n)).toEqual([0, 1, 2]);
  });

  it("leaves what comes by the socket to the socket", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 2, events: [] });
    expect(table.log.isLoading).toBe(true);
    await table.answer("a", "b", "c");
    expect(table.log.isLoading).toBe(false);
    expect(table.texts).toEqual(["a", "b"]);
    table.log.addUpdate({ before: 2, events: told("c") });
    expect(table.texts).toEqual(["a", "b", "c"]);
  });

  it("asks again where more was missed while it asked", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 1, events: [] });
    table.log.addUpdate({ before: 3, events: told("d") });
    await table.answer("a", "b");
    await table.answer("a", "b", "c", "d");
    expect(table.texts).toEqual(["a", "b", "c", "d"]);
  });

  it("does not insist where there is no more", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 2, events: [] });
    await table.answer();
    expect(table.asked).toEqual([]);
  });

  it("forgets what was taken back, also from a past told before that", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 3, events: [] });
    table.log.addUpdate({ before: 1, events: [] });
    table.log.addUpdate({ before: 1, events: told("x") });
    await table.answer("a", "b", "c");
    expect(table.texts).toEqual(["a", "x"]);
  });

  it("is told again in another language, whatever was asked for before", async () => {
    const table = new Table();
    table.log.addUpdate({ before: 1, events: told("two") });
    table.log.reload();
    await table.answer("one");
    table.log.addUpdate({ before: 2, events: told("trois") });
    await table.answer("un", "deux", "trois");
    expect(table.texts).toEqual(["un", "deux", "trois"]);
  });
});
