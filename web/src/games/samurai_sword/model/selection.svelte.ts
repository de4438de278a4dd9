/** The card that I have selected, and what can be done with it. */
import { localize, t } from "../../../words/index.svelte";
import type { BoardProps } from "../../contract";
import {
  readAnswer,
  isAimed,
  nextDiscard,
  placesOf,
  usesOf,
  tokenToExplain,
  type Aim,
  type Answer,
} from "./answers";
import { describeDifficulty } from "./sentences";
import { explainAnswer } from "./warnings";
import { asSamurai, isWeapon, type Asked, type SamuraiView, type Terms } from "./view";

export class SamuraiSelection {
  /** Which card of the hand is held up. */
  held = $state<number | null>(null);
  /** The seat chosen for it, where there is more to choose. */
  aimed = $state<number | null>(null);
  /** The cards chosen to be discarded, and whether that is settled. */
  discards = $state<number[]>([]);
  isConfirmed = $state(false);

  constructor(private readonly given: () => BoardProps) {}

  get view(): SamuraiView {
    return asSamurai(this.table.view);
  }
  get hand(): string[] {
    return this.view.hand ?? [];
  }
  get answers(): Answer[] {
    return this.table.legal.map(readAnswer);
  }
  /** The question, if it is mine. */
  get asked(): Asked | null {
    const { asked, viewer } = this.view;
    return viewer !== null && asked?.seat === viewer ? asked : null;
  }
  get playing(): boolean {
    return this.asked?.question === "play";
  }
  get discarding(): boolean {
    return this.asked?.question === "discard";
  }
  /** Whether the question can be met with a parry, by whoever has one. */
  get canBeParried(): boolean {
    return this.asked?.question === "defend" || this.asked?.card === "battle-cry";
  }
  get card(): string | null {
    return this.held === null ? null : (this.hand[this.held] ?? null);
  }
  get chosen(): number[] {
    if (this.discarding) return this.discards;
    return this.held === null ? [] : [this.held];
  }
  /** Whether a weapon is held up to see how hard everybody is to reach. */
  get measuring(): boolean {
    return this.card !== null && this.isWeapon(this.card) && (this.asked === null || this.playing);
  }
  get hasEnough(): boolean {
    return this.discarding && this.discards.length === this.asked?.count && !this.isConfirmed;
  }
  /** What the card does without a seat or, once a seat is chosen, there. */
  get offers(): Answer[] {
    return this.uses.filter((each) => each.target === this.aimed);
  }
  /** What to do next. */
  get hint(): string | null {
    if (this.discarding)
      return t("samurai-discard-hint", {
        count: this.asked?.count ?? 0,
        chosen: this.discards.length,
      });
    if (this.card === null || this.aimed !== null) return null;
    const card = localize(this.table.cards.get(this.card)?.names ?? {});
    if (this.playing && this.wantsSeat(this.card)) return t("samurai-aim", { card });
    return this.measuring ? t("samurai-measure", { card }) : null;
  }

  isLit(card: string): boolean {
    return !this.table.busy && (this.discarding || usesOf(this.answers, card).length > 0);
  }

  pick(place: number): void {
    const card = this.hand[place]!;
    if (this.discarding) return this.toggle(place);
    if (this.canBeParried && !this.isLit(card) && this.isWeapon(card))
      return this.table.explain(`parry ${card}`);
    this.aimed = null;
    this.held = this.held === place ? null : place;
  }

  /** Whether something can be done with a card, or learned by holding it up. */
  canUse(card: string): boolean {
    return this.asked === null || this.playing
      ? this.isLit(card) || this.wantsSeat(card)
      : this.isLit(card) || this.isWeapon(card);
  }

  clear(): void {
    this.held = this.aimed = null;
    this.discards = this.discards.slice(0, this.asked?.chosen?.length ?? 0);
  }

  /** Use the card on a seat, or learn why not. */
  useOn(seat: number): void {
    const [only, ...more] = this.uses.filter((each) => each.target === seat);
    if (!only) this.table.explain(tokenToExplain(this.card!, seat, this.isWeapon(this.card!)));
    else if (more.length) this.aimed = this.aimed === seat ? null : seat;
    else this.table.act(only.token);
  }

  aimAt(seat: number): Aim | null {
    if (this.card === null || !this.playing || !this.wantsSeat(this.card)) return null;
    const found = this.uses.find((each) => each.target === seat);
    if (found) {
      const warn = explainAnswer(found.token, this.table.view)?.warn ?? "";
      return { lit: !this.table.busy, label: found.label, warn };
    }
    const measured = this.termsOf(seat);
    const why = measured ? describeDifficulty(measured) : "";
    const label = t("samurai-not-on", { name: this.table.names[seat] ?? "", why });
    return { lit: false, label, warn: "" };
  }

  /** How hard a seat is to reach, while that is looked at. */
  termsOf(seat: number): Terms | null {
    const { difficulty, players, viewer } = this.view;
    if (!this.measuring || seat === viewer || players[seat]!.harmless) return null;
    return difficulty?.[seat] ?? null;
  }

  /** What the Weapon held up would deal to a seat. */
  woundsOn(seat: number): number {
    return this.card === null ? 0 : (this.view.landing?.[this.card]?.[seat] ?? 0);
  }

  /** The cards to discard go one after another, once they are all chosen. */
  sendNextDiscard(): void {
    const sent = this.asked?.chosen ?? [];
    if (!this.discarding) {
      this.discards = [];
      this.isConfirmed = false;
    } else if (sent.length > this.discards.length) {
      this.discards = placesOf(this.hand, sent); // chosen elsewhere, or before a reload
    } else if (this.isConfirmed && !this.table.busy) {
      const next = nextDiscard(this.hand, this.discards, sent);
      if (next) this.table.act(`discard ${next}`, () => (this.isConfirmed = false));
    }
  }

  private get table(): BoardProps {
    return this.given();
  }
  private get uses(): Answer[] {
    return this.card === null ? [] : usesOf(this.answers, this.card);
  }
  private isWeapon(card: string): boolean {
    return isWeapon(card, this.table.cards);
  }
  private wantsSeat(card: string): boolean {
    return isAimed(card, this.isWeapon(card));
  }
  private toggle(place: number): void {
    if (this.isConfirmed) return;
    const sent = (this.asked?.chosen ?? []).length;
    if (this.discards.includes(place))
      this.discards = this.discards.filter((other, at) => other !== place || at < sent);
    else if (this.discards.length < (this.asked?.count ?? 0))
      this.discards = [...this.discards, place];
  }
}
