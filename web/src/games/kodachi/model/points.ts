/** A player's points by kind, and where they come from in words. */
import { t } from "../../../words/index.svelte";
import type { Player } from "./view";

export const POINT_KINDS = ["envoys", "rumors", "skills", "tokens", "treasures"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export function pointsOf(kind: PointKind, { score }: Player): number {
  if (kind !== "rumors") return score[kind];
  return score.rumors.reduce((sum, rumor) => sum + rumor.points, 0);
}

export function explainPoints(kind: PointKind, player: Player): string {
  if (kind !== "rumors") return t(`kodachi-explain-${kind}`, { count: countOf(kind, player) });
  const parts = player.score.rumors
    .filter((rumor) => rumor.count)
    .map((rumor) =>
      t(`kodachi-score-rumors-${rumor.scores}`, { count: rumor.count, worth: rumor.worth }),
    );
  return parts.join(" + ") || t("kodachi-explain-rumors");
}

function countOf(kind: PointKind, player: Player): number {
  if (kind === "tokens") return player.tokens.length;
  if (kind === "treasures") return player.kinds.length;
  return kind === "envoys" ? player.score.envoy_count : player.score.skill_count;
}
