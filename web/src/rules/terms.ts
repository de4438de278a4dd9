/** The words of a game's glossary, found in a text. */
import type { TermInfo } from "../wire";

export interface Part {
  text: string;
  term: TermInfo | null;
}

/** Cut a text into words that are explained, each where it comes first, and what is between them. */
export function splitTerms(text: string, terms: TermInfo[], seen = new Set<TermInfo>()): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(makePattern(terms))) {
    const term = findTerm(found[0], terms);
    if (!term || seen.has(term)) continue;
    seen.add(term);
    parts.push({ text: text.slice(from, found.index), term: null }, { text: found[0], term });
    from = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(from), term: null }].filter((part) => part.text);
}

/** Wrap the words of a text on the page, but for those that this very rule explains. */
export function markTerms(
  root: HTMLElement,
  terms: TermInfo[],
  makeLink: (term: TermInfo, word: string) => HTMLElement,
): void {
  const seen = new Set<TermInfo>();
  for (const node of listTexts(root)) {
    const parts = splitTerms(node.data, terms, seen);
    if (parts.every(({ term }) => !term)) continue;
    node.replaceWith(...parts.map(({ text, term }) => (term ? makeLink(term, text) : text)));
  }
}

/** Word for word in any language; the longest form first, so that a dojo card is not only a dojo. */
function makePattern(terms: TermInfo[]): RegExp {
  const forms = terms.flatMap((term) => term.forms).sort((a, b) => b.length - a.length);
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(any ? `(?<![\\p{L}\\p{N}])(?:${any})s?(?![\\p{L}\\p{N}])` : "(?!)", "giu");
}

function findTerm(word: string, terms: TermInfo[]): TermInfo | undefined {
  const said = word.toLowerCase();
  const isSaid = (form: string): boolean => [form, `${form}s`].includes(said);
  return terms.find(({ forms }) => forms.some((form) => isSaid(form.toLowerCase())));
}

function listTexts(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest("a, code, h1, h2, h3, summary, th")) texts.push(node);
  }
  return texts;
}
