/** The rules of a game in their sections: a chapter, a rule or a ruling each. */

export interface Section {
  level: number;
  /** The number of a rule or a ruling; empty for a chapter. */
  number: string;
  title: string;
  body: string;
}

const HEADING = /^(#{1,3}) (?:([RQG]\d+) )?(.*)$/;

/** Cut a text at its headings. */
export function splitSections(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const [, marks, number = "", title] = HEADING.exec(line) ?? [];
    if (marks) sections.push({ level: marks.length, number, title: title!, body: "" });
    else if (sections.length) sections.at(-1)!.body += `${line}\n`;
  }
  return sections;
}

/** Whether a section is a ruling: a question that the printed rules leave open. */
export const isRuling = ({ number }: Section): boolean => /^[QG]/.test(number);

/** The readings of a ruling as a list that a player reads: no names for the command line, and the
 *  usual reading first of all to be seen. */
export function showReadings(html: string, choice: string, usual: string): string {
  return html
    .replace(/<p>Option <code>\w+<\/code>\s?:<\/p>/, `<p class="choice">${choice}</p>`)
    .replace(
      /<li><code>[\w-]+<\/code> \((?:default|par défaut)\)\s?:/g,
      `<li class="usual"><b>${usual}</b>`,
    )
    .replace(/<li><code>[\w-]+<\/code>\s?:/g, "<li>");
}
