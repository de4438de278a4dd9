/** What cards are called. */
import { localize, t } from "../../../words/index.svelte";
import type { CardLine } from "../../contract";
import { readIcons } from "./cardIcons";

/** A card's name with its kind, which its colour says to who sees it. */
export function nameWithKind(line: CardLine | undefined, key: string): string {
  if (!line) return key;
  const { kind } = readIcons(line);
  return t("kodachi-of-kind", { name: localize(line.names), kind: t(`kodachi-kind-${kind}`) });
}
