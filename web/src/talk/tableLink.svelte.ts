/** A table's socket: the newest view is the truth, events only say how it came about. */
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
import { locale } from "../words/index.svelte";
import { getPages } from "./api";
import { Log } from "./log.svelte";
import { UpdateChannel } from "./updateChannel";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
/** What the server told about a refusal, for the person who asked. */
export interface Refusal {
  text: string;
  reasons: Reason[];
}
/** What is sent again until the server has answered; it does nothing when it comes twice. */
type Unanswered = Extract<ClientMessage, { t: "sit" | "ready" | "play" | "undo" }> & { id: string };

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4403, 4404, 4500]);
const CHAT_LENGTH = 200;
/** So often a table is asked whether there is something newer than what is shown. */
const HEARTBEAT = 10_000;

export class TableLink {
  connection = $state<ConnectionState>("connecting");
  closeCode = $state<number | null>(null);
  room = $state.raw<Room | null>(null);
  update = $state.raw<Update | null>(null);
  /** Whether what others did is still being shown: what I am asked waits until it is over. */
  isHeld = $state(false);
  readonly updates = new UpdateChannel();
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What I can know, as the table told it last. */
  insights = $state.raw<Known | null>(null);
  /** What a bot would do now; gone when the game goes on. */
  hint = $state.raw<Hinted | null>(null);
  /** The name of the hint that I wait for. */
  pendingHint = $state<string | null>(null);
  /** Why the table waits, while the server cannot save anything. */
  stalled = $state("");
  /** The token that was sent and is not acknowledged yet. */
  pending = $state<string | null>(null);

  readonly log = new Log(
    async () => (await getPages<Told>(`/api/tables/${this.id}/log/${locale.lang}`)).items,
  );
  private readonly socket: WebSocket;
  private readonly unanswered = new Map<string, Unanswered>();
  private readonly pendingReasons = new Map<string, (reasons: Reason[]) => void>();
  private count = 0;
  private readonly heart = setInterval(() => this.sendHeartbeat(), HEARTBEAT);

  constructor(readonly id: string) {
    this.socket = new WebSocket(() => address(id, locale.lang), [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
    });
    this.socket.addEventListener("open", () => this.onOpen());
    this.socket.addEventListener("close", (event) => this.onClose(event.code));
    this.socket.addEventListener("message", (event) =>
      this.receive(JSON.parse(event.data as string) as ServerMessage),
    );
  }

  get me(): number | null {
    return this.room?.you ?? null;
  }

  /** What I may answer now. */
  get legal(): Choice[] {
    return this.isHeld ? [] : (this.update?.legal ?? []);
  }

  /** Whether a bot plays for me. */
  get isAway(): boolean {
    return this.me !== null && this.room?.chairs[this.me]?.away === true;
  }

  /** Whether the table allows hints and insights; one for practice always does. */
  get allowsAids(): boolean {
    const terms = this.room?.terms;
    return terms?.practice === true || terms?.aids !== false;
  }

  /** Whether I may be helped: I play, and the table allows aids. */
  get hasAids(): boolean {
    if (this.me === null || this.update?.result) return false;
    return this.room?.phase === "playing" && this.allowsAids;
  }

  /** The names around the table; an empty chair has none. */
  get names(): string[] {
    return (this.room?.chairs ?? []).map((chair) => chair.name ?? chair.bot ?? "—");
  }

  /** Take a seat, with chance of my own for the shuffle. */
  sit(seat: number): void {
    const entropy = crypto.getRandomValues(new Uint32Array(4)).join("-");
    this.sendUntilAnswered({ t: "sit", seat, entropy, id: this.makeId() });
  }

  /** Say whether the game may start. */
  setReady(ready: boolean): void {
    this.sendUntilAnswered({ t: "ready", ready, id: this.makeId() });
  }

  /** Answer the question that is asked. */
  play(token: string): void {
    if (this.pending !== null || !this.update || this.isHeld) return;
    this.refusal = null;
    this.pending = token;
    this.sendUntilAnswered({ t: "play", id: this.makeId(), v: this.update.v, token });
  }

  /** Which rules forbid an action; none if it is legal. */
  whyNot(token: string): Promise<Reason[]> {
    const id = this.makeId();
    const reasons = new Promise<Reason[]>((resolve) => this.pendingReasons.set(id, resolve));
    this.send({ t: "whynot", id, token });
    return reasons;
  }

  /** Say in the table's voice why an action is not allowed. */
  async explainRefusal(token: string): Promise<void> {
    const reasons = await this.whyNot(token);
    if (reasons.length) this.refusal = { text: "", reasons };
  }

  /** Ask what I can work out from what I see. */
  askInsights(): void {
    this.send({ t: "know", id: this.makeId() });
  }

  /** Ask what a strong bot would answer. */
  askHint(): void {
    this.pendingHint = this.makeId();
    this.send({ t: "hint", id: this.pendingHint });
  }

  undo(actions = 1): void {
    if (this.update)
      this.sendUntilAnswered({ t: "undo", id: this.makeId(), v: this.update.v, actions });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Speak another language from now on. */
  reconnect(): void {
    this.socket.reconnect();
  }

  close(): void {
    clearInterval(this.heart);
    this.socket.close();
  }

  /** Whatever the network lost comes with the answer. */
  private sendHeartbeat(): void {
    if (this.connection !== "open") return;
    const { update, room } = this;
    this.send({ t: "ping", n: this.count++, v: update?.v ?? room?.v ?? null });
    for (const message of this.unanswered.values()) this.send(message);
  }

  private makeId(): string {
    return `${Date.now().toString(36)}-${this.count++}`;
  }

  private sendUntilAnswered(message: Unanswered): void {
    this.unanswered.set(message.id, message);
    this.send(message);
  }

  private onOpen(): void {
    this.connection = "open";
    this.stalled = "";
    this.pendingHint = null;
    this.log.reload();
    for (const message of this.unanswered.values()) this.send(message);
  }

  private onClose(code: number): void {
    this.closeCode = code;
    this.connection = FINAL.has(code) ? "closed" : "lost";
    if (FINAL.has(code)) this.socket.close();
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "room":
        this.room = message;
        return;
      case "update":
        return this.applyUpdate(message);
      case "accepted":
        return this.settleMessage(message.id);
      case "refused":
        this.refusal = { text: message.text, reasons: message.reasons ?? [] };
        if (message.id === this.pendingHint) this.pendingHint = null;
        return this.settleMessage(message.id);
      case "reasons":
        this.pendingReasons.get(message.id)?.(message.reasons);
        this.pendingReasons.delete(message.id);
        return;
      case "known":
        this.insights = message;
        return;
      case "hinted":
        return this.showHint(message);
      case "said":
        return this.hear(message);
      case "stalled":
        this.stalled = message.stalled ? message.text : "";
        return;
      case "pong":
        return;
    }
  }

  private applyUpdate(update: Update): void {
    if (this.update && update.v < this.update.v) return;
    if (this.update && this.update.v !== update.v)
      this.pending = this.pendingHint = this.hint = null;
    const previous = this.update;
    this.update = update;
    this.log.addUpdate(update);
    this.updates.deliver(update, previous);
  }

  /** Every connection begins with what was said before: what is here already stays as it is. */
  private hear(said: Said): void {
    if (said.line > (this.chat.at(-1)?.line ?? 0))
      this.chat = [...this.chat, said].slice(-CHAT_LENGTH);
  }

  private showHint(hint: Hinted): void {
    if (hint.id !== this.pendingHint) return;
    this.pendingHint = null;
    this.hint = hint;
  }

  private settleMessage(id: string): void {
    if (this.unanswered.get(id)?.t === "play") this.pending = null;
    this.unanswered.delete(id);
  }
}

function address(id: string, lang: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${id}?lang=${lang}`;
}
