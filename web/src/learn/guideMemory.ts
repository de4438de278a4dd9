/** At which tables this browser has the guide with it, the newest first. */

const GUIDED = "chabudai.guided";
const MOST = 20;

const listGuided = (): string[] => (localStorage.getItem(GUIDED) ?? "").split(" ").filter(Boolean);

export const isGuided = (table: string): boolean => listGuided().includes(table);

export function setGuided(table: string, wanted: boolean): void {
  const others = listGuided().filter((each) => each !== table);
  const kept = wanted ? [table, ...others] : others;
  localStorage.setItem(GUIDED, kept.slice(0, MOST).join(" "));
}
