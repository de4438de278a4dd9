/** The points of a placement: they depend on card and parent, never on the pose. */
import type { Grown, Terms } from "./tree";
import { FEATURES, type Feature } from "../model/view";

/** One feature's unbroken line of cards, from the new card down towards the trunk. */
export interface Run {
  feature: Feature;
  points: number;
  /** Entries of the tree, the parent first. */
  entries: number[];
}

/** Whether a printed feature counts as another; Decrees convert branch cards only. */
export function countsAs(shown: Feature, terms: Terms, isTrunk: boolean): Feature {
  return !isTrunk && shown === terms.converted && terms.becomes ? terms.becomes : shown;
}

function countIcons(
  features: readonly Feature[],
  feature: Feature,
  terms: Terms,
  isTrunk = false,
): number {
  return features.filter((shown) => countsAs(shown, terms, isTrunk) === feature).length;
}

/** The features that score on this parent, each with its points and the cards they come from. */
export function findRuns(
  tree: Grown[],
  terms: Terms,
  features: readonly Feature[],
  parent: number,
): Run[] {
  return FEATURES.map((feature) => findRun(tree, terms, features, parent, feature)).filter(
    (found) => found.points > 0,
  );
}

function findRun(
  tree: Grown[],
  terms: Terms,
  features: readonly Feature[],
  parent: number,
  feature: Feature,
): Run {
  const own = countIcons(features, feature, terms);
  const found: Run = { feature, points: 0, entries: [] };
  if (own === 0) return found;
  let line = 0;
  let entry: number | null = parent;
  while (entry !== null) {
    const shown = countIcons(tree[entry]!.features, feature, terms, entry === 0);
    if (shown === 0) break;
    line += shown;
    found.entries.push(entry);
    entry = tree[entry]!.parent;
  }
  found.points = line > 0 ? own + line : 0;
  return found;
}

/** What a card scores when it grows from this parent, Decree bonuses aside. */
export function scorePlacement(
  tree: Grown[],
  terms: Terms,
  features: readonly Feature[],
  parent: number,
): number {
  return findRuns(tree, terms, features, parent).reduce((sum, each) => sum + each.points, 0);
}
