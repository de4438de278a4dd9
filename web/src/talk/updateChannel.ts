/** Brings updates to whoever shows them, from the first one on: the game's own page may still be
 *  loading when others act already. */
import type { Update } from "../wire";

export type UpdateListener = (update: Update, previous: Update | null) => void;

/** Nobody watches more than that from the beginning. */
const MOST_KEPT = 200;

export class UpdateChannel {
  private listener: UpdateListener | null = null;
  private unheard: [Update, Update | null][] = [];

  /** Pass an update on, with the one before it. */
  deliver(update: Update, previous: Update | null): void {
    if (this.listener) this.listener(update, previous);
    else
      this.unheard = [...this.unheard, [update, previous] as [Update, Update | null]].slice(
        -MOST_KEPT,
      );
  }

  /** Hear everything that nobody has heard yet, and all that comes; gives how to stop. */
  listen(listener: UpdateListener): () => void {
    const unheard = this.unheard;
    this.unheard = [];
    this.listener = listener;
    for (const [update, previous] of unheard) listener(update, previous);
    return () => {
      this.listener = () => undefined;
    };
  }
}
