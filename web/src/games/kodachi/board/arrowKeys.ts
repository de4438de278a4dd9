/** Moving between the cards of a row with the arrow keys. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function walkByArrowKeys(row: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const cards = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const place = cards.indexOf(document.activeElement as HTMLElement);
    const next = place < 0 || step === undefined ? undefined : cards[place + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  row.addEventListener("keydown", walk);
  return () => row.removeEventListener("keydown", walk);
}
