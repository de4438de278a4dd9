/** What happened since my last own action: fetched when somebody wants to know, or when much did. */
import { settings } from "../../ui/settings.svelte";
import type { Retold } from "../../wire";
import type { Lang } from "../../words/index.svelte";

/** After so many things that others did, one may have lost the thread. */
const LONG = 10;

export class Recap {
  isOpen = $state(false);
  retold = $state.raw<Retold | null>(null);
  hasFailed = $state(false);
  /** Whether there is something to show; until then the sheet stays away, so that nothing in it moves. */
  isShown = $derived.by(() => this.isOpen && (this.retold !== null || this.hasFailed));
  /** The version that it opened by itself for: once is enough. */
  private openedFor = -1;
  private asked = "";
  private version = -1;

  constructor(private readonly fetchRecap: (lang: Lang) => Promise<Retold>) {}

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Open by itself where much happened, or some of it was not seen. */
  offer(version: number, count: number, hasMissed: boolean): void {
    if (!settings.retell || this.openedFor === version || (count < LONG && !hasMissed)) return;
    this.openedFor = version;
    this.isOpen = true;
  }

  /** Fetch what is to be told; an answer that comes after the next request is out of date. */
  async load(version: number, lang: Lang): Promise<void> {
    const request = `${version} ${lang}`;
    if (this.asked === request && !this.hasFailed) return;
    this.asked = request;
    if (version !== this.version) this.retold = null;
    this.version = version;
    const found = await this.fetchRecap(lang).catch(() => null);
    if (this.asked !== request) return;
    this.hasFailed = found === null;
    this.retold = found ?? this.retold;
  }
}

/** Whether this page has been at the table before, as after a reload; from now on it has. */
export function hasBeenHere(table: string): boolean {
  const name = `chabudai.been.${table}`;
  const been = sessionStorage.getItem(name) !== null;
  sessionStorage.setItem(name, "yes");
  return been;
}
