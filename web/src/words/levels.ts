/** What the bots' levels are called; a bot from elsewhere goes by the title it brings. */
import type { BotInfo } from "../wire";
import { localize, t } from "./index.svelte";

const OWN = new Set(["random", "novice", "adept", "master"]);

export function nameLevel(level: string, bots: BotInfo[] = []): string {
  if (OWN.has(level)) return t(`level-${level}`);
  const found = bots.find((bot) => bot.name === level);
  return found ? localize(found.title) : level;
}
