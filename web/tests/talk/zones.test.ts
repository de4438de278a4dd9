import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ZoneLoader } from "../../src/talk/zones.svelte";
import type { TableZones } from "../../src/wire";

const at = (v: number): TableZones => ({ v, zones: [{ title: `at ${v}` }] });
const titles = (loader: ZoneLoader): string[] => loader.zones.map((zone) => zone.title);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the zones of a table", () => {
  it("are those of the version asked for, or newer", async () => {
    const loader = new ZoneLoader("t", async () => at(4));
    await loader.load(3, "en");
    expect(titles(loader)).toEqual(["at 4"]);
  });
  it("are not those that were asked for before", async () => {
    let answerFirst: (found: TableZones) => void = () => undefined;
    const answers = [new Promise<TableZones>((resolve) => (answerFirst = resolve)), at(6)];
    const loader = new ZoneLoader("t", async () => answers.shift()!);
    const first = loader.load(5, "en");
    await loader.load(6, "en");
    answerFirst(at(5));
    await first;
    expect(titles(loader)).toEqual(["at 6"]);
  });
  it("are asked for again when they were out of date or did not come", async () => {
    const answers = [async () => at(1), () => Promise.reject(new Error()), async () => at(2)];
    const loader = new ZoneLoader("t", () => answers.shift()!());
    await loader.load(2, "en");
    expect(titles(loader)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(titles(loader)).toEqual(["at 2"]);
  });
  it("are not asked for any more once nobody looks", async () => {
    const fetchZones = vi.fn(() => Promise.reject(new Error()));
    const loader = new ZoneLoader("t", fetchZones);
    await loader.load(2, "en");
    loader.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetchZones).toHaveBeenCalledTimes(1);
  });
});
