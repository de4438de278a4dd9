/** What others do is shown one action after the other, and never keeps me from the present. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene, View } from "../../src/games/contract";
import { ScenePlayer, type Stage } from "../../src/table/scenes/scenePlayer.svelte";
import type { SceneUi } from "../../src/table/scenes/beats";
import type { Speed } from "../../src/ui/settings.svelte";
import type { Clocks, Told, Update } from "../../src/wire";

const ME = 0;
type Happened = string | Told;

/** A table with me and one other seat; each update is asked of somebody and tells some events. */
class Table implements Stage {
  me: number | null = ME;
  isAway = false;
  isHeld = false;
  update: Update | null = null;
  log = { limit: null as number | null, isInSight: false };
  names = ["Me", "Aki"];
  speed: Speed = "normal";
  isHidden = false;
  isCovered = false;
  frame = 0;
  presents = 0;
  readonly player: ScenePlayer;

  constructor(ui: Partial<SceneUi> = {}, first = makeUpdate({ v: 1, asked: 1 })) {
    this.update = first;
    this.player = new ScenePlayer(
      this,
      { listFlights: () => [], listCards: () => [], ...ui },
      {
        speed: () => this.speed,
        isHidden: () => this.isHidden,
        isCovered: () => this.isCovered,
        afterPaint: (then) => this.paint(then),
      },
    );
    this.player.onpresent = () => (this.presents += 1);
  }

  /** A frame is painted at once, or as late as the test says. */
  paint(then: () => void): () => void {
    const timer = setTimeout(then, this.frame);
    return () => clearTimeout(timer);
  }

  /** The seat that is asked acts; then `asked` is. */
  happen(asked: number, ...told: Happened[]): Update {
    const last = this.update!;
    const before = last.before + last.events.length;
    return this.send(makeUpdate({ v: last.v + 1, before, asked }, told));
  }

  send(update: Update): Update {
    const previous = this.update;
    this.update = update;
    this.player.receive(update, previous);
    return update;
  }

  /** What is told now, the version on the board, and whether I may answer. */
  get seen(): [string | null, number, boolean] {
    const isFree = !this.isHeld && this.update!.legal.length > 0;
    return [this.player.beat?.told?.text ?? null, this.player.shown!.v, isFree];
  }

  /** Everything told until nothing more comes, with when it was. */
  watch(milliseconds: number): [string, number][] {
    const found: [string, number][] = [];
    for (let passed = 0; passed <= milliseconds; passed += 10) {
      const text = this.player.beat?.told?.text;
      if (text && text !== found.at(-1)?.[0]) found.push([text, passed]);
      vi.advanceTimersByTime(10);
    }
    return found;
  }
}

interface Given {
  v: number;
  asked: number;
  before?: number;
  clocks?: Clocks;
}

function makeUpdate({ v, asked, before = 0, clocks }: Given, told: Happened[] = []): Update {
  return {
    t: "update",
    v,
    before,
    events: told.map((each) =>
      typeof each === "string" ? { event: {}, text: each, by: null } : each,
    ),
    view: { asked: { seat: asked } },
    legal: asked === ME ? [{ token: "go", label: "Go" }] : [],
    prompt: "",
    result: null,
    undo: 0,
    clocks: clocks ?? null,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("others' actions", () => {
  it("are shown in order, each for a while, and only then am I asked", () => {
    const table = new Table();
    table.happen(1, "Aki draws");
    table.happen(1, "Aki strikes");
    table.happen(ME, "Aki ends");
    expect(table.seen).toEqual(["Aki draws", 2, false]);
    vi.advanceTimersByTime(900);
    expect(table.seen).toEqual(["Aki strikes", 3, false]);
    vi.advanceTimersByTime(900);
    expect(table.seen).toEqual(["Aki ends", 4, false]);
    vi.advanceTimersByTime(900);
    expect(table.seen).toEqual([null, 4, true]);
  });

  it("are told event by event where one action has several consequences", () => {
    const table = new Table();
    table.happen(ME, "Aki strikes", "you are wounded", "you lose honor");
    const told = table.watch(4000);
    expect(told.map(([text]) => text)).toEqual([
      "Aki strikes",
      "you are wounded",
      "you lose honor",
    ]);
  });

  it("tell the log no more than what was shown", () => {
    const table = new Table();
    table.happen(1, "one");
    table.happen(ME, "two", "three");
    expect(table.log.limit).toBe(1);
    vi.advanceTimersByTime(900);
    expect(table.log.limit).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(table.log.limit).toBe(null);
  });

  it("take no time where nothing is told", () => {
    const table = new Table();
    table.happen(1);
    table.happen(1);
    table.happen(ME, "Aki discards");
    expect(table.seen).toEqual(["Aki discards", 4, false]);
  });

  it("are watched by spectators too", () => {
    const table = new Table();
    table.me = null;
    table.happen(1, "Aki draws");
    table.happen(ME, "Aki strikes");
    expect(table.seen[0]).toBe("Aki draws");
  });

  it("take the time their tone asks for, and none if they ask for none", () => {
    const tones: Record<string, Scene | null> = {
      end: { tone: "end", banner: true },
      small: null,
    };
    const table = new Table({
      sceneOf: ({ text }: Told, _view: View) => (text in tones ? tones[text]! : { tone: "plain" }),
    });
    table.happen(1, "plain", "small");
    table.happen(1, "end");
    table.happen(ME, "then");
    const times = Object.fromEntries(table.watch(6000));
    expect(Object.keys(times)).toEqual(["plain", "end", "then"]);
    expect(times["then"]! - times["end"]!).toBeGreaterThan(times["end"]! * 2);
  });

  it("are seen even if nothing about them asks for time", () => {
    const table = new Table({ sceneOf: () => null });
    table.happen(1, "one", "and more");
    table.happen(ME, "two");
    expect(table.watch(4000).map(([text]) => text)).toEqual(["one", "two"]);
  });

  it("stay in words for a moment while nobody asks me anything", () => {
    const table = new Table();
    table.happen(1, "Aki draws");
    vi.advanceTimersByTime(900);
    expect(table.player.past?.told?.text).toBe("Aki draws");
    vi.advanceTimersByTime(2000);
    expect(table.player.past).toBe(null);
  });

  it("have their time however long it takes to paint them", () => {
    const table = new Table();
    table.frame = 400;
    table.happen(1, "one");
    table.happen(ME, "two");
    vi.advanceTimersByTime(1200);
    expect(table.seen[0]).toBe("one");
    vi.advanceTimersByTime(100);
    expect(table.seen[0]).toBe("two");
  });

  it("wait while something lies over the table", () => {
    const table = new Table();
    table.isCovered = true;
    table.happen(1, "one");
    table.happen(ME, "two");
    vi.advanceTimersByTime(60_000);
    expect(table.seen).toEqual(["one", 2, false]);
    table.isCovered = false;
    vi.advanceTimersByTime(700);
    expect(table.seen[0]).toBe("one");
    vi.advanceTimersByTime(600);
    expect(table.seen[0]).toBe("two");
  });

  it("go on when the table says the same again", () => {
    const table = new Table();
    table.happen(1, "one");
    table.happen(ME, "two");
    table.send({ ...table.update!, events: [], before: 2 });
    expect(table.seen).toEqual(["one", 2, false]);
    vi.advanceTimersByTime(2000);
    expect(table.seen).toEqual([null, 3, true]);
    expect(table.player.hasMissed).toBe(false);
  });

  it("give way to the present when far too many wait", () => {
    const table = new Table();
    for (let n = 0; n < 130; n++) table.happen(1, `action ${n}`);
    expect(table.player.shown!.v).toBeGreaterThan(120);
    expect(table.player.hasMissed).toBe(true);
  });
});

describe("a skip", () => {
  it("goes to the present, whatever waits", () => {
    const table = new Table();
    table.happen(1, "one");
    table.happen(ME, "two");
    table.player.skip();
    expect(table.seen).toEqual([null, 3, true]);
    expect(table.log.limit).toBe(null);
    vi.advanceTimersByTime(5000);
    expect(table.seen).toEqual([null, 3, true]);
  });

  it("that comes a moment too late is not taken for an answer", () => {
    const table = new Table();
    table.happen(ME, "one");
    vi.advanceTimersByTime(900);
    expect(table.isHeld).toBe(false);
    expect(table.player.catchesClick()).toBe(true);
    vi.advanceTimersByTime(300);
    expect(table.player.catchesClick()).toBe(false);
  });
});

describe("my own action", () => {
  const mine = (): Table => new Table({}, makeUpdate({ v: 1, asked: ME }));

  it("shows at once, and what I am asked next too", () => {
    const table = mine();
    table.happen(ME, "you draw", "you recover");
    expect(table.seen).toEqual(["you draw", 2, true]);
    table.happen(ME, "you play");
    expect(table.seen).toEqual(["you play", 3, true]);
  });

  it("has been seen before others act", () => {
    const table = mine();
    table.happen(1, "you strike");
    table.happen(ME, "Aki parries");
    expect(table.seen).toEqual(["you strike", 2, false]);
    vi.advanceTimersByTime(450);
    expect(table.seen).toEqual(["Aki parries", 3, false]);
  });

  it("is known by who caused it, where the table says so", () => {
    const table = mine();
    table.happen(ME, { event: {}, text: "you are struck", by: 1 });
    expect(table.seen).toEqual(["you are struck", 2, false]);
  });

  it("is another's while a bot plays for me", () => {
    const table = mine();
    table.isAway = true;
    table.happen(1, "the bot draws for you");
    table.happen(1, "Aki draws");
    vi.advanceTimersByTime(600);
    expect(table.seen[0]).toBe("the bot draws for you");
  });
});

describe("what others did in secret", () => {
  const HIDDEN = "Aki lays 7";
  const table = (): Table =>
    new Table(
      {
        sceneOf: ({ text }) => ({ tone: "plain", waits: text === HIDDEN }),
        viewBefore: (view, later) => ({ ...view, untold: later.map(({ text }) => text) }),
      },
      makeUpdate({ v: 1, asked: ME }),
    );

  it("is shown before I am asked again, though my answer brought it to light", () => {
    const seen = table();
    seen.happen(ME, "you lay 4", HIDDEN);
    expect(seen.seen).toEqual(["you lay 4", 2, false]);
    vi.advanceTimersByTime(420);
    expect(seen.seen).toEqual([HIDDEN, 2, false]);
    vi.advanceTimersByTime(900);
    expect(seen.seen).toEqual([null, 2, true]);
  });

  it("is not on the board before it is told", () => {
    const seen = table();
    seen.happen(ME, "you lay 4", HIDDEN);
    expect(seen.player.shown!.view["untold"]).toEqual([HIDDEN]);
    vi.advanceTimersByTime(420);
    expect(seen.player.shown).toBe(seen.update);
  });
});

it("the board is the present as soon as I am asked about it", () => {
  const viewBefore = (view: View): View => ({ ...view, isEarlier: true });
  const table = new Table({ viewBefore }, makeUpdate({ v: 1, asked: ME }));
  table.happen(ME, "you lay a token", "you turn up three cards");
  expect(table.seen).toEqual(["you lay a token", 2, true]);
  expect(table.player.shown).toBe(table.update);
});

describe("the present is shown at once", () => {
  const behind = (): Table => {
    const table = new Table();
    table.happen(1, "one");
    table.happen(1, "two");
    return table;
  };

  it("when something was taken back", () => {
    const table = behind();
    table.send(makeUpdate({ v: 9, asked: ME, before: 1 }));
    expect(table.seen).toEqual([null, 9, true]);
  });

  it("when a take-back is told in the log", () => {
    const table = behind();
    table.happen(ME, { event: { event: "took_back" }, text: "Aki takes back", by: 1 });
    expect(table.seen).toEqual([null, 4, true]);
  });

  it("when a connection comes back after a gap, which is noted", () => {
    const table = behind();
    table.send(makeUpdate({ v: 20, asked: ME, before: 30 }));
    expect(table.seen).toEqual([null, 20, true]);
    expect(table.player.hasMissed).toBe(true);
  });

  it("while nobody looks", () => {
    const table = behind();
    table.isHidden = true;
    table.happen(ME, "three");
    expect(table.seen).toEqual([null, 4, true]);
    expect(table.player.hasMissed).toBe(true);
  });

  it("for who wants no pause", () => {
    const table = new Table();
    table.speed = "instant";
    table.happen(1, "one");
    table.happen(ME, "two");
    expect(table.seen).toEqual([null, 3, true]);
    expect(table.player.othersCount).toBe(2);
  });
});

describe("the speed", () => {
  const measure = (speed: Speed): number => {
    const table = new Table();
    table.speed = speed;
    table.happen(1, "Aki draws");
    table.happen(ME, "Aki strikes");
    return table.watch(9000)[1]![1];
  };

  it("is calm, normal or quick", () => {
    const [calm, normal, quick] = [measure("calm"), measure("normal"), measure("quick")];
    expect(calm).toBeGreaterThan(normal * 1.5);
    expect(normal).toBeGreaterThan(quick * 1.5);
    expect(quick).toBeGreaterThanOrEqual(300);
  });

  it("can be a step at a time", () => {
    const table = new Table();
    table.speed = "steps";
    table.happen(1, "one");
    table.happen(ME, "two");
    vi.advanceTimersByTime(60_000);
    expect(table.seen).toEqual(["one", 2, false]);
    table.player.goOn();
    expect(table.seen).toEqual(["two", 3, false]);
    vi.advanceTimersByTime(60_000);
    expect(table.seen).toEqual(["two", 3, false]);
    table.player.goOn();
    expect(table.seen).toEqual([null, 3, true]);
  });

  it("can be changed while something is shown", () => {
    const table = new Table();
    table.speed = "steps";
    table.happen(ME, "one");
    table.speed = "quick";
    table.player.changeSpeed();
    vi.advanceTimersByTime(400);
    expect(table.seen).toEqual([null, 2, true]);
  });

  it("does not use up my own time", () => {
    for (const speed of ["calm", "normal", "steps"] as const) {
      const table = new Table();
      table.speed = speed;
      for (let n = 0; n < 9; n++) table.happen(1, `action ${n}`);
      const { v, before } = table.update!;
      const clocks = { left: [300, 300], running: ME };
      table.send(makeUpdate({ v: v + 1, asked: ME, before: before + 1, clocks }, ["the last"]));
      vi.advanceTimersByTime(1050);
      expect(table.seen).toEqual([null, v + 1, true]);
    }
  });

  it("stays as it is where I have a day", () => {
    const table = new Table();
    const clocks = { left: [86_400, 86_400], running: ME };
    table.happen(1, "one");
    table.send(makeUpdate({ v: 3, asked: ME, before: 1, clocks }, ["two"]));
    vi.advanceTimersByTime(1100);
    expect(table.seen[0]).toBe("two");
  });
});

it("counts what others did since I did something", () => {
  const table = new Table();
  table.happen(1, "one", "two");
  table.happen(ME, "three");
  expect(table.player.othersCount).toBe(3);
  table.player.skip();
  table.happen(1, "you draw");
  expect(table.player.othersCount).toBe(0);
});
