import { expect, test } from "vitest";
import { UpdateChannel } from "../../src/talk/updateChannel";
import type { Update } from "../../src/wire";

const update = (v: number): Update => ({ v, before: 0, events: [] }) as unknown as Update;

test("what came before somebody listens is heard first, in order", () => {
  const channel = new UpdateChannel();
  const heard: [number, number | null][] = [];
  channel.deliver(update(4), null);
  channel.deliver(update(5), update(4));
  channel.listen((next, previous) => heard.push([next.v, previous?.v ?? null]));
  channel.deliver(update(6), update(5));
  expect(heard).toEqual([
    [4, null],
    [5, 4],
    [6, 5],
  ]);
});

test("who stops listening hears nothing more", () => {
  const channel = new UpdateChannel();
  const heard: number[] = [];
  const stop = channel.listen((next) => heard.push(next.v));
  channel.deliver(update(4), null);
  stop();
  channel.deliver(update(5), update(4));
  expect(heard).toEqual([4]);
});
