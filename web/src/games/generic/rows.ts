/** The rows of a zone as a page shows them. */

/** Lines of text, each in parts, or a drawing made of characters. */
export type Block = { parts: string[] } | { drawing: string };

const SEPARATOR = " · ";
/** Braille dots and box lines: only where every sign is as wide as the next do they make a picture. */
const DRAWN = /[\u2500-\u259f\u2800-\u28ff]/;

export function splitRows(rows: string[]): Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (!DRAWN.test(row)) blocks.push({ parts: row.split(SEPARATOR) });
    else if (last && "drawing" in last) last.drawing += `\n${row}`;
    else blocks.push({ drawing: row });
  }
  return blocks;
}
