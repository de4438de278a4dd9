/** Sentences in parts, so that the names in them can be marked. */

export interface Part {
  text: string;
  /** Who is named: who acts, or whom it happens to. */
  who: "actor" | "other" | null;
}

/** Cut a sentence where it first names who acts and whom it happens to. */
export function splitAtNames(text: string, actor?: string, other?: string): Part[] {
  const marks = (
    [
      [actor, "actor"],
      [other === actor ? undefined : other, "other"],
    ] as const
  ).flatMap(([name, who]) => {
    const at = name ? findName(text, name) : -1;
    return name && at >= 0 ? [{ at, end: at + name.length, who }] : [];
  });
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, who } of marks.sort((a, b) => a.at - b.at)) {
    if (at < from) continue;
    parts.push({ text: text.slice(from, at), who: null }, { text: text.slice(at, end), who });
    from = end;
  }
  return [...parts, { text: text.slice(from), who: null }].filter((part) => part.text);
}

/** Where a name stands as a word of its own; -1 if it does not. */
function findName(text: string, name: string): number {
  const isLetter = (sign: string | undefined): boolean => !!sign && /[\p{L}\p{N}]/u.test(sign);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  return -1;
}
