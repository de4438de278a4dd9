/** One table over its socket: the newest view is the truth, events only tell how it came about. */
import WebSocket from "partysocket/ws";
import type {
  Choice,
  ClientMessage,
  Hinted,
  Known,
  Reason,
  Room,
  Said,
  ServerMessage,
  Told,
  Update,
} from "../wire";
import { speech } from "../words/index.svelte";
import { get } from "./api";
import { Log } from "./log.svelte";

export type Connection = "connecting" | "open" | "lost" | "closed";
/** What the server told about a refusal, for the person who asked. */
export interface Objection {
  text: string;
  reasons: Reason[];
}
type Unanswered = Extract<ClientMessage, { id: string }>;

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4403, 4404]);
const CHAT_LENGTH = 200;
/** So often a table is asked whether there is something newer than what is shown. */
const HEARTBEAT = 10_000;

export class TableLink {
  connection = $state<Connection>("connecting");
  closeCode = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  update = $state.raw<Update | null>(null);
  /** The update before, so that things can move from where they were. */
  previous = $state.raw<Update | null>(null);
  chat = $state.raw<Said[]>([]);
  objection = $state.raw<Objection | null>(null);
  /** What I can know, as the table told it last. */
  known = $state.raw<Known | null>(null);
  /** What a bot would do now; gone when the game goes on. */
  hinted = $state.raw<Hinted | null>(null);
  /** The name of the hint that I wait for. */
  hinting = $state<string | null>(null);
  /** The token that was sent and is not acknowledged yet. */
  pending = $state<string | null>(null);

  readonly log = new Log(() => get<Told[]>(`/api/tables/${this.id}/log/${speech.lang}`));
  private readonly socket: WebSocket;
  private readonly unanswered = new Map<string, Unanswered>();
  private readonly wondering = new Map<string, (reasons: Reason[]) => void>();
  private count = 0;
  private readonly heart = setInterval(() => this.beat(), HEARTBEAT);

  constructor(readonly id: string) {
    this.socket = new WebSocket(() => address(id, speech.lang), [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
    });
    this.socket.addEventListener("open", () => this.opened());
    this.socket.addEventListener("close", (event) => this.closed(event.code));
    this.socket.addEventListener("message", (event) =>
      this.hear(JSON.parse(event.data as string) as ServerMessage),
    );
  }

  get me(): number | null {
    return this.room?.you ?? null;
  }

  get legal(): Choice[] {
    return this.update?.legal ?? [];
  }

  /** Whether I may be helped: I play, and the table allows aids. */
  get aided(): boolean {
    if (this.me === null || this.update?.result.length) return false;
    return this.room?.phase === "playing" && this.room.terms.aids !== false;
  }

  /** The names around the table; an empty chair has none. */
  get names(): string[] {
    return (this.room?.chairs ?? []).map((chair) => chair.name ?? chair.bot ?? "—");
  }

  /** Answer the question that is asked. */
  play(token: string): void {
    if (this.pending !== null || !this.update) return;
    this.objection = null;
    this.pending = token;
    this.keep({ t: "play", id: this.name(), v: this.update.v, token });
  }

  /** Which rules forbid an action; none if it is legal. */
  whyNot(token: string): Promise<Reason[]> {
    const id = this.name();
    const reasons = new Promise<Reason[]>((resolve) => this.wondering.set(id, resolve));
    this.send({ t: "whynot", id, token });
    return reasons;
  }

  /** Say in the table's voice why an action is not allowed. */
  async explain(token: string): Promise<void> {
    const reasons = await this.whyNot(token);
    if (reasons.length) this.objection = { text: "", reasons };
  }

  /** Ask what I can work out from what I see. */
  know(): void {
    this.send({ t: "know", id: this.name() });
  }

  /** Ask what a strong bot would answer. */
  hint(): void {
    this.hinting = this.name();
    this.send({ t: "hint", id: this.hinting });
  }

  undo(actions = 1): void {
    if (this.update) this.keep({ t: "undo", id: this.name(), v: this.update.v, actions });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Speak another language from now on. */
  renew(): void {
    this.socket.reconnect();
  }

  close(): void {
    clearInterval(this.heart);
    this.socket.close();
  }

  /** Whatever the network lost comes with the answer. */
  private beat(): void {
    if (this.connection !== "open") return;
    const { update, room } = this;
    this.send({ t: "ping", n: this.count++, v: update?.v ?? room?.v ?? null });
    for (const message of this.unanswered.values()) this.send(message);
  }

  private name(): string {
    return `${Date.now().toString(36)}-${this.count++}`;
  }

  private keep(message: Unanswered): void {
    this.unanswered.set(message.id, message);
    this.send(message);
  }

  private opened(): void {
    this.connection = "open";
    this.hinting = null;
    this.log.retell();
    for (const message of this.unanswered.values()) this.send(message);
  }

  private closed(code: number): void {
    this.closeCode = code;
    this.connection = FINAL.has(code) ? "closed" : "lost";
    if (FINAL.has(code)) this.socket.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "room":
        this.room = message;
        return;
      case "update":
        return this.see(message);
      case "accepted":
        return this.answered(message.id);
      case "refused":
        this.objection = { text: message.text, reasons: message.reasons ?? [] };
        if (message.id === this.hinting) this.hinting = null;
        return this.answered(message.id);
      case "reasons":
        this.wondering.get(message.id)?.(message.reasons);
        this.wondering.delete(message.id);
        return;
      case "known":
        this.known = message;
        return;
      case "hinted":
        return this.take(message);
      case "said":
        this.chat = [...this.chat, message].slice(-CHAT_LENGTH);
        return;
      case "pong":
        return;
    }
  }

  private see(update: Update): void {
    if (this.update && update.v < this.update.v) return;
    if (this.update && this.update.v !== update.v) this.pending = this.hinting = this.hinted = null;
    this.previous = this.update;
    this.update = update;
    this.log.hear(update);
  }

  private take(hint: Hinted): void {
    if (hint.id !== this.hinting) return;
    this.hinting = null;
    this.hinted = hint;
  }

  private answered(id: string): void {
    if (this.unanswered.get(id)?.t === "play") this.pending = null;
    this.unanswered.delete(id);
  }
}

function address(id: string, lang: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${id}?lang=${lang}`;
}
