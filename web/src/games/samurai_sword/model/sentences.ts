/** A seat in one sentence, for screen readers. */
import { localize, t } from "../../../words/index.svelte";
import type { CardLine } from "../../contract";
import { propertiesOf, type Player, type SamuraiView, type Terms } from "./view";

const named = (cards: Map<string, CardLine>, key: string): string =>
  localize(cards.get(key)?.names ?? {}) || key;

export function describeSeat(
  view: SamuraiView,
  seat: number,
  name: string,
  cards: Map<string, CardLine>,
): string {
  const player = view.players[seat]!;
  const parts = [
    t("samurai-seat", {
      name,
      character: named(cards, player.character),
      role: player.role === null ? t("samurai-role-hidden") : named(cards, player.role),
      honor: player.honor,
      resilience: player.resilience,
      full: player.full,
      cards: player.cards,
    }),
    ...propertiesOf(view, seat).map(([key, count]) =>
      t("samurai-seat-property", { card: named(cards, key), count }),
    ),
    ...(player.harmless ? [t("samurai-seat-harmless")] : []),
  ];
  return parts.join(" ");
}

/** The Difficulty of a seat in words. */
export function describeDifficulty({ total, steps, armor, benkei }: Terms): string {
  return t("samurai-difficulty", { total, steps, armor, benkei });
}

/** What the figures of a seat mean: its standing in one line, then each in words. */
export function explainFigures({ honor, resilience, full, cards, known }: Player): string[] {
  return [
    t("samurai-figures", { honor, resilience, full, cards }),
    t("samurai-explain-honor"),
    t("samurai-explain-resilience"),
    ...(known.length ? [t("samurai-explain-known", { count: known.length })] : []),
  ];
}

/** What the Properties before a seat do. */
export function explainProperties(
  view: SamuraiView,
  seat: number,
  cards: Map<string, CardLine>,
): string[] {
  return propertiesOf(view, seat).map(([key, count]) =>
    t("samurai-explain-property", {
      card: named(cards, key),
      count,
      effect: localize(cards.get(key)?.effect ?? {}),
    }),
  );
}
