/** Percentages in the current language. */
import { locale } from "./index.svelte";

/** A share from 0 to 1 in whole hundredths. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale.lang, { style: "percent" }).format(share);
}

/** What something gave or took, with its sign. */
export function formatChange(share: number): string {
  const form = { style: "percent", signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale.lang, form).format(share).replace("-", "−");
}
