/** The table as the board works with it: what is seen, what may be answered, and the card, token or
 *  tree that is in hand. */
import { untrack } from "svelte";
import type { BoardProps } from "../contract";
import { Camera, frameOf } from "./camera.svelte";
import { Laying } from "./laying.svelte";
import {
  bestPerParent,
  nearestSlot,
  nextPlace,
  parentMarks,
  slotMarks,
  slotOf,
  tokenMarks,
  type Mark,
} from "./marks";
import type { Point, Printed } from "./shapes";
import { poseOf, printed, termsOf, tokenOf, treeOf } from "./tree";
import type { Asked, DuoView, Feature, Offer, Player } from "./view";

/** How much air a card needs around it to be moved and turned. */
const ELBOW_ROOM = 520;

export class Duo {
  /** The ground on which my tree stands. */
  stage = $state<SVGSVGElement>();
  /** The seat whose tree is large where there is room for one; null is mine. */
  front = $state<number | null>(null);
  /** The feature chosen for a token, as an answer. */
  put = $state<string | null>(null);
  /** Where the token goes that is being claimed. */
  private afterClaim: string | null = null;

  readonly cameras = [new Camera(), new Camera()];
  readonly laying = new Laying(() => this);

  view = $derived.by(() => this.given().view as unknown as DuoView);
  me = $derived.by(() => this.given().me);
  /** My seat; a spectator looks over the shoulder of the first. */
  mine = $derived(this.me ?? 0);
  legal = $derived.by(() => {
    const { legal, busy } = this.given();
    return new Set(busy ? [] : legal.map((choice) => choice.token));
  });
  question = $derived(this.view.asked?.question ?? null);
  /** What I am asked, if I am. */
  asked: Asked | null = $derived(this.view.asked?.seat === this.me ? this.view.asked : null);
  terms = $derived(termsOf(this.view));
  trees = $derived.by(() =>
    this.view.players.map(({ seat }) => treeOf(seat, this.view, this.given().cards)),
  );
  tree = $derived(this.trees[this.mine]!);
  player: Player = $derived(this.view.players[this.mine]!);
  offers: Offer[] = $derived(this.asked?.places ?? []);
  camera = $derived.by(() => this.cameras[this.mine]!);

  isLaying = $derived(this.question === "place" && this.legal.size > 0);
  isScoring = $derived(this.asked?.question === "score" && this.view.answer === null);
  /** The place that I have chosen, until the other has as well. */
  sealed = $derived(this.view.answer ? poseOf(this.view.answer) : null);
  /** The card of my tree that the card in hand would grow from. */
  parent = $derived.by(() => this.player.tree[this.laying.verdict?.parent ?? -1]?.card ?? null);
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

  constructor(private readonly given: () => BoardProps) {}

  readonly printed = (card: number): Printed => printed(card, this.view, this.given().cards);

  act(token: string): void {
    this.given().act(token);
  }

  explain(token: string): void {
    this.given().explain(token);
  }

  private isFor(offer: Offer, on: string | null): boolean {
    return offer.card === this.laying.card && offer.on === on;
  }

  private findMarks(): Mark[] {
    const { laying, tree, player } = this;
    if (this.isLaying && laying.card !== null && !laying.isHeld) {
      const marks = parentMarks(bestPerParent(this.offers, laying.card), tree, player.tree);
      return marks.filter(({ key }) => key !== this.parent);
    }
    if (this.asked?.question === "claim" && this.put)
      return slotMarks([slotOf(this.put)], tree, player.tree);
    if (this.asked?.question !== "put" || !this.legal.size) return [];
    return slotMarks(this.asked.slots ?? [], tree, player.tree);
  }

  /** Take a card to lay, or put it back. */
  pick(card: number): void {
    if (this.laying.card === card) return this.laying.letGo();
    const best = bestPerParent(this.offers, card)[0];
    if (best) this.layAt(best);
    else this.laying.take(card);
  }

  private layAt(offer: Offer): void {
    const pose = poseOf(offer.place)!;
    this.laying.put(pose);
    this.camera.show(frameOf([{ ...pose, ...this.printed(pose.card), parent: null }], ELBOW_ROOM));
  }

  /** Lay the card where there is most room on a parent; again, where there is room besides. */
  tryOn(on: string): void {
    const now = this.laying.pose && tokenOf(this.laying.pose);
    const here = this.offers.find((offer) => offer.place === now);
    const best = this.offers.find((offer) => this.isFor(offer, on) && offer.roomiest);
    const offer = here && this.isFor(here, on) ? nextPlace(this.offers, here) : best;
    if (offer) this.layAt(offer);
  }

  /** A mark on my tree was tapped. */
  tap(mark: string): void {
    if (this.asked?.question === "put") this.put = this.put === mark ? null : mark;
    else if (this.isLaying) this.tryOn(mark);
  }

  /** The feature of my tree below a point of the screen, as an answer. */
  private slotBelow(at: Point): string | null {
    if (!this.stage) return null;
    const ground = this.camera.ground(at, this.stage.getBoundingClientRect());
    return nearestSlot(ground, this.tree, this.player.tree);
  }

  /** A token is held over my tree, or (null) nowhere any more. */
  hover(at: Point | null): void {
    this.put = at && this.slotBelow(at);
  }

  /** A token is let go over my tree: lay it there, claiming it before if need be. */
  drop(feature: Feature, at: Point): void {
    const slot = this.slotBelow(at);
    if (!slot) return;
    if (this.legal.has(slot)) this.act(slot);
    else if (this.legal.has(`claim ${feature}`)) {
      this.afterClaim = slot;
      this.act(`claim ${feature}`);
    }
  }

  /** What follows from a new view; to be called while a component is made. */
  watch(): void {
    $effect(() => {
      if (this.isLaying || this.given().busy) return;
      this.laying.letGo();
      this.camera.forget();
    });
    $effect(() => {
      // One card in hand: there is nothing to choose.
      const only = this.isLaying && this.player.held.length === 1 ? this.player.held[0]! : null;
      if (only !== null) untrack(() => this.laying.card === null && this.pick(only));
    });
    $effect(() => {
      if (this.question !== "put") this.put = null;
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
