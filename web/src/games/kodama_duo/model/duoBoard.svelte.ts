/** The state of the board: the view, the legal answers, and the card or token in hand. */
import { untrack } from "svelte";
import type { BoardProps } from "../../contract";
import { Camera, frameOf, USUAL_AIR } from "../scene/camera.svelte";
import { GhostCard } from "../placing/ghostCard.svelte";
import {
  bestPerParent,
  nearestSlot,
  nextPlace,
  parentMarks,
  slotMarks,
  readSlot,
  tokenMarks,
  type Mark,
} from "../placing/targets";
import type { Point, Printed } from "../geometry/shapes";
import { poseOf, cardOf, termsOf, tokenOf, treeOf } from "../geometry/tree";
import type { Asked, DuoView, Feature, Offer, Player } from "./view";

/** How much air a card needs around it to be moved and turned. */
const ELBOW_ROOM = 520;
/** How much air is around a tree that a card is laid on. */
const LAYING_AIR = 400;

export class DuoBoard {
  /** The ground on which my tree stands. */
  stage = $state<SVGSVGElement>();
  /** The seat whose tree is large where there is room for one; null is mine. */
  front = $state<number | null>(null);
  /** The feature that a token is held over, as an answer. */
  chosenSlot = $state<string | null>(null);
  /** Where the token goes that is being claimed. */
  private afterClaim: string | null = null;

  readonly cameras = [new Camera(), new Camera()];
  readonly ghost = new GhostCard(() => this);

  view = $derived.by(() => this.props().view as unknown as DuoView);
  me = $derived.by(() => this.props().me);
  /** My seat; a spectator looks over the shoulder of the first. */
  mine = $derived(this.me ?? 0);
  legal = $derived.by(() => {
    const { legal, busy } = this.props();
    return new Set(busy ? [] : legal.map((choice) => choice.token));
  });
  question = $derived(this.view.asked?.question ?? null);
  /** What I am asked, if I am and all that came before has been shown. */
  asked: Asked | null = $derived.by(() => {
    const { asked } = this.view;
    return asked?.seat === this.me && !this.props().isHeld ? asked : null;
  });
  terms = $derived(termsOf(this.view));
  trees = $derived.by(() =>
    this.view.players.map(({ seat }) => treeOf(seat, this.view, this.props().cards)),
  );
  tree = $derived(this.trees[this.mine]!);
  player: Player = $derived(this.view.players[this.mine]!);
  offers: Offer[] = $derived(this.asked?.places ?? []);
  camera = $derived.by(() => this.cameras[this.mine]!);

  /** How much air is around my tree. */
  air = $derived.by(() => (this.isLaying ? LAYING_AIR : USUAL_AIR));
  /** How near my own tree is looked at by itself: the other is never drawn larger. */
  myUnit = $derived.by(() => this.camera.unitFor(frameOf(this.tree, this.air)));

  isLaying = $derived(this.question === "place" && this.legal.size > 0);
  isScoring = $derived(this.asked?.question === "score" && this.view.answer === null);
  /** The place that I have chosen, until the other has as well. */
  sealed = $derived(this.view.answer ? poseOf(this.view.answer) : null);
  /** The card of my tree that the card in hand would grow from. */
  parent = $derived.by(() => this.player.tree[this.ghost.verdict?.parent ?? -1]?.card ?? null);
  /** What the Decree adds there; it depends on card and parent alone. */
  bonus = $derived.by(
    () => this.offers.find((offer) => this.isFor(offer, this.parent))?.bonus ?? 0,
  );
  /** What may be tapped on my tree. */
  marks: Mark[] = $derived.by(() => this.findMarks());
  /** What may be tapped on the other's. */
  theirMarks: Mark[] = $derived.by(() => {
    const theirs = 1 - this.mine;
    if (this.asked?.question !== "claim") return [];
    return tokenMarks(this.legal, this.trees[theirs]!, this.view.players[theirs]!.tree);
  });

  constructor(private readonly props: () => BoardProps) {}

  readonly cardOf = (card: number): Printed => cardOf(card, this.view, this.props().cards);

  act(token: string, oncancel?: () => void): void {
    this.props().act(token, oncancel);
  }

  explain(token: string): void {
    this.props().explain(token);
  }

  private isFor(offer: Offer, on: string | null): boolean {
    return offer.card === this.ghost.card && offer.on === on;
  }

  private findMarks(): Mark[] {
    const { ghost, tree, player } = this;
    if (this.isLaying && ghost.card !== null && !ghost.isHeld) {
      const marks = parentMarks(bestPerParent(this.offers, ghost.card), tree, player.tree);
      return marks.filter(({ key }) => key !== this.parent);
    }
    if (this.asked?.question === "claim" && this.chosenSlot)
      return slotMarks([readSlot(this.chosenSlot)], tree, player.tree);
    if (this.asked?.question !== "put" || !this.legal.size) return [];
    return slotMarks(this.asked.slots ?? [], tree, player.tree);
  }

  /** Take a card to lay, or put it back. */
  toggleCard(card: number): void {
    if (this.ghost.card === card) return this.ghost.putBack();
    const best = bestPerParent(this.offers, card)[0];
    if (best) this.placeAt(best);
    else this.ghost.pickUp(card);
  }

  private placeAt(offer: Offer): void {
    const pose = poseOf(offer.place)!;
    this.ghost.placeAt(pose);
    this.camera.show(frameOf([{ ...pose, ...this.cardOf(pose.card), parent: null }], ELBOW_ROOM));
  }

  /** Lay the card where there is most room on a parent; again, where there is room besides. */
  tryParent(on: string): void {
    const now = this.ghost.pose && tokenOf(this.ghost.pose);
    const here = this.offers.find((offer) => offer.place === now);
    const best = this.offers.find((offer) => this.isFor(offer, on) && offer.roomiest);
    const offer = here && this.isFor(here, on) ? nextPlace(this.offers, here) : best;
    if (offer) this.placeAt(offer);
  }

  /** A mark on my tree was tapped. */
  tapMark(mark: string): void {
    if (this.asked?.question === "put") this.act(mark);
    else if (this.isLaying) this.tryParent(mark);
  }

  /** The feature of my tree below a point of the screen, as an answer. */
  private slotBelow(at: Point): string | null {
    if (!this.stage) return null;
    const ground = this.camera.ground(at, this.stage.getBoundingClientRect());
    return nearestSlot(ground, this.tree, this.player.tree);
  }

  /** A token is held over my tree, or (null) nowhere any more. */
  hoverToken(at: Point | null): void {
    this.chosenSlot = at && this.slotBelow(at);
  }

  /** A token is let go over my tree: lay it there, claiming it before if need be. */
  dropToken(feature: Feature, at: Point): void {
    const slot = this.slotBelow(at);
    if (!slot) return;
    if (this.legal.has(slot)) this.act(slot);
    else if (this.legal.has(`claim ${feature}`)) {
      this.afterClaim = slot;
      this.act(`claim ${feature}`, () => (this.afterClaim = null));
    }
  }

  /** What follows from a new view; to be called while a component is made. */
  watchView(): void {
    $effect(() => {
      if (this.isLaying || this.props().busy) return;
      this.ghost.putBack();
      this.camera.forget();
    });
    $effect(() => {
      // One card in hand: there is nothing to choose.
      const only = this.isLaying && this.player.held.length === 1 ? this.player.held[0]! : null;
      if (only !== null) untrack(() => this.ghost.card === null && this.toggleCard(only));
    });
    $effect(() => {
      if (this.question !== "put") this.chosenSlot = null;
      // My own tree comes to the front again when I am asked something about it.
      if (this.question && this.legal.size) untrack(() => (this.front = null));
    });
    $effect(() => {
      const answers = this.legal;
      if (!this.afterClaim || !answers.has(this.afterClaim)) return;
      this.act(this.afterClaim);
      this.afterClaim = null;
    });
    for (const seat of [0, 1])
      $effect(() => {
        // A card was laid: the whole tree is worth a look.
        if (this.view.players[seat]!.tree.length)
          untrack(() => (this.cameras[seat]!.isHeld = false));
      });
  }
}
