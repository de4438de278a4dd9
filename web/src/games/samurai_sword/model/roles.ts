/** The roles of a table: how many there are, and what their honor is worth. */
import { t } from "../../../words/index.svelte";
import type { SamuraiView } from "./view";

export interface RoleLine {
  role: "shogun" | "samurai" | "ninja" | "ronin";
  /** The card that stands for it. */
  card: string;
  count: number;
  /** What its honor is multiplied by; where stars double, for less and for more of them. */
  worth: string;
  /** With whom it wins, in words. */
  words: string;
}

export function listRoles(setup: SamuraiView["setup"]): RoleLine[] {
  const lines: [RoleLine["role"], string, number][] = [
    ["shogun", "shogun", 1],
    ["samurai", "samurai", setup.samurai],
    ["ninja", "ninja-1", setup.ninja],
    ["ronin", "ronin", setup.ronin],
  ];
  return lines
    .filter(([, , count]) => count > 0)
    .map(([role, card, count]) => ({
      role,
      card,
      count,
      worth: worthOf(setup, role),
      words: t(`samurai-role-${role}`, {
        samurai: setup.samurai,
        ninja: setup.ninja,
        times: setup.times[role],
        doubled: setup.times[role] * 2,
        stars: setup.stars_double ? "yes" : "no",
      }),
    }));
}

/** Among several Ninjas the one with most stars counts double, where stars do. */
function worthOf(setup: SamuraiView["setup"], role: RoleLine["role"]): string {
  const times = setup.times[role];
  if (role !== "ninja" || !setup.stars_double) return `${times}`;
  return setup.ninja > 1 ? `${times}/×${times * 2}` : `${times * 2}`;
}
