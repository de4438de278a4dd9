/** Percentages in the current language. */
import { locale, t } from "./index.svelte";

/** A share from 0 to 1 in whole hundredths. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale.lang, { style: "percent" }).format(share);
}

/** So many seconds as short as a clock tells them: days and hours, hours and minutes, or 04:05. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.max(0, Math.round(left));
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  const two = (part: number): string => String(part).padStart(2, "0");
  if (days) return t("time-days", { days, hours: hours! % 24 });
  if (hours) return t("time-hours", { hours, minutes: two(minutes! % 60) });
  return `${two(minutes!)}:${two(seconds % 60)}`;
}

/** What something gave or took, with its sign. */
export function formatChange(share: number): string {
  const form = { style: "percent", signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale.lang, form).format(share).replace("-", "−");
}
