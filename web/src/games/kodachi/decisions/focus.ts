/** Keyboard focus: moves to what a chosen card offers, and back to the card afterwards. */
export function takeFocus(node: HTMLElement): (() => void) | undefined {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || !before.matches(".card:focus-visible")) return undefined;
  node.querySelector<HTMLElement>(".button.main, .button")?.focus();
  return () => {
    if (before.isConnected) before.focus();
  };
}
