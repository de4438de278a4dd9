/** Files that were opened here: this browser keeps the newest, so that their address holds. */

const PREFIX = "chabudai.file.";
const NEWEST = "chabudai.files";
const MOST = 6;
/** What the browser has no room for lasts as long as the page. */
const unkept = new Map<string, string>();

/** Keep a file; gives the name under which it is found again. */
export function keepFile(text: string): string {
  const name = nameText(text);
  unkept.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
    const names = [name, ...listKept().filter((each) => each !== name)];
    for (const old of names.slice(MOST)) localStorage.removeItem(PREFIX + old);
    localStorage.setItem(NEWEST, names.slice(0, MOST).join(" "));
  } catch {
    // No room: the address holds until the page is left.
  }
  return name;
}

export const findFile = (name: string): string | null =>
  unkept.get(name) ?? localStorage.getItem(PREFIX + name);

const listKept = (): string[] => (localStorage.getItem(NEWEST) ?? "").split(" ").filter(Boolean);

/** A short name that another text has not; made so because hashing needs a secure page. */
function nameText(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    two = Math.imul(two ^ letter, 1597334677);
  }
  return [one, two].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}
