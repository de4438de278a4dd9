/** At which tables this browser has told the aim, and whether it is to be told at all. */

const TOLD = "chabudai.aims";
const WANTED = "chabudai.aim";
const MOST = 60;

const listTold = (): string[] => (localStorage.getItem(TOLD) ?? "").split(" ").filter(Boolean);

export const isAimWanted = (): boolean => localStorage.getItem(WANTED) !== "no";

export const setAimWanted = (wanted: boolean): void =>
  localStorage.setItem(WANTED, wanted ? "yes" : "no");

/** Whether the aim is to be told by itself at a table: once, at the first sight of its game. */
export const isAimDue = (table: string): boolean => isAimWanted() && !listTold().includes(table);

export function rememberAim(table: string): void {
  const told = [table, ...listTold().filter((each) => each !== table)];
  localStorage.setItem(TOLD, told.slice(0, MOST).join(" "));
}
