/** What to know before an answer that is easily regretted: the table works it out, not the page. */
import { t } from "../../../words/index.svelte";
import type { AnswerWarning } from "../../contract";
import type { KodachiView } from "./view";

export function explainAnswer(token: string, table: KodachiView): AnswerWarning | null {
  const { asked } = table;
  if (!asked || asked.seat !== table.viewer) return null;
  // What speaks against these is said in their labels.
  if (asked.losing?.includes(token)) return { needsYes: true };
  if (token === "give-up" && asked.can_win) return { needsYes: true };
  if (token === "pass" && asked.offers?.some((offer) => offer.propose.startsWith("take ")))
    return { warn: t("kodachi-warn-pass", { count: asked.takes ?? 1 }), needsYes: true };
  return null;
}
