/** Which puzzles somebody wants to be given; the theme is named, 0 is any level. */
export class PuzzleWish {
  theme = $state("");
  level = $state(0);

  /** The address that the next puzzle is asked for at. */
  pathAfter(game: string, puzzle: string): string {
    const query = new URLSearchParams({ after: puzzle });
    if (this.theme) query.set("theme", this.theme);
    if (this.level) query.set("level", String(this.level));
    return `/api/games/${game}/next-puzzle?${query.toString()}`;
  }
}

export const puzzleWish = new PuzzleWish();
