/** Reading the tokens of answers: which card they are about, and how. */
import type { Choice } from "../../../wire";

/** The answers that begin with a verb and are about a card. */
export function answersAbout(legal: Choice[], verb: string, card: string): Choice[] {
  return legal.filter((choice) => {
    const [first, second] = choice.token.split(" ");
    return first === verb && second === card;
  });
}

/** The answer that is this one word. */
export const findAnswer = (legal: Choice[], token: string): Choice | undefined =>
  legal.find((choice) => choice.token === token);

/** How a card is played by a token such as "play feint +1"; a card with one way needs no word. */
export const wayOf = (token: string): string => token.split(" ")[2] ?? "";

/** What is paid by a token such as "buy red-monk fan scroll scroll". */
export const paymentOf = (token: string): string[] => token.split(" ").slice(2);

/** The next answer of a plan that can be given now, and what is left of the plan then. */
export function nextStep(
  plan: string[],
  legal: Choice[],
): { token: string; rest: string[] } | null {
  const token = legal.map((choice) => choice.token).find((each) => plan.includes(each));
  if (token === undefined) return null;
  const place = plan.indexOf(token);
  return { token, rest: plan.filter((_, index) => index !== place) };
}

/** Equal words counted, in the order in which they come. */
export function countEqual(words: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}

/** A token such as "red-4": its clan and its points. */
export function splitClanToken(token: string): { clan: string; points: string } {
  const cut = token.lastIndexOf("-");
  return { clan: token.slice(0, cut), points: token.slice(cut + 1) };
}

/** Some treasures that would pay a cost, to ask the table why they do not. */
export function samplePayment(cost: string[]): string[] {
  return cost.flatMap((sign) =>
    sign === "pair" ? ["fan", "fan"] : [sign === "any" ? "fan" : sign],
  );
}

/** Where these cards lie in a row, each copy at a place of its own. */
export function placesOf(cards: string[], row: string[]): number[] {
  const left = [...cards];
  return row.flatMap((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [place];
  });
}
