/** Lists that come in pages. */
import { afterEach, expect, test, vi } from "vitest";
import { getPages } from "../../src/talk/api";

const asked: string[] = [];

/** A server with three pages of two items each. */
function serveThreePages(path: string): Promise<Response> {
  asked.push(path);
  const first = Number(/first=(\d+)/.exec(path)?.[1] ?? 0);
  const headers = new Headers({ "content-type": "application/json" });
  if (first < 4) headers.set("link", `<?first=${first + 2}>; rel="next"`);
  return Promise.resolve(new Response(JSON.stringify([first, first + 1]), { headers }));
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test("all pages are fetched one after the other", async () => {
  vi.stubGlobal("fetch", serveThreePages);
  expect(await getPages("/list")).toEqual({ items: [0, 1, 2, 3, 4, 5], more: false });
  expect(asked).toEqual(["/list", "/list?first=2", "/list?first=4"]);
});

test("a list that is cut short says that there is more", async () => {
  vi.stubGlobal("fetch", serveThreePages);
  expect(await getPages("/list", 1)).toEqual({ items: [0, 1], more: true });
});
