/** What the server says while it cannot save anything is shown until the table goes on. */
import { expect, it, vi } from "vitest";
import type { ServerMessage } from "../../src/wire";

const sockets = vi.hoisted(() => [] as EventTarget[]);
vi.mock("partysocket/ws", () => ({
  default: class extends EventTarget {
    constructor() {
      super();
      sockets.push(this);
    }
    send(): void {}
    close(): void {}
  },
}));

const { TableLink } = await import("../../src/talk/tableLink.svelte");

it("says why the table waits, until it goes on or the socket is a new one", () => {
  const link = new TableLink("a");
  const hear = (message: ServerMessage): unknown =>
    sockets[0]!.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  hear({ t: "stalled", stalled: true, text: "The table waits." });
  expect(link.stalled).toBe("The table waits.");
  hear({ t: "stalled", stalled: false, text: "" });
  expect(link.stalled).toBe("");
  hear({ t: "stalled", stalled: true, text: "The table waits." });
  sockets[0]!.dispatchEvent(new Event("open"));
  expect(link.stalled).toBe("");
  link.close();
});
