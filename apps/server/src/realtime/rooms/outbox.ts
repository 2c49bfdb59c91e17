import type { Settlement } from '../../domain/rooms/ports.ts';
import type { Member } from './member.ts';

/** A frame that is known once the settlements it was written with are decided. */
export type DeferredFrame = (stored: readonly Settlement[]) => Buffer;

/** Bytes for a member. */
export type Delivery = { readonly to: Member; readonly frame: Buffer | DeferredFrame };

/**
 * Holds a room's frames back until the state that they tell of is stored, and keeps their order. What is told while
 * nothing is unsaved goes out at once.
 */
export class Outbox {
  /** Go out with the next write. */
  #staged: Delivery[] = [];
  /** Go out when the write on its way has come through. */
  #inFlight: Delivery[] | undefined;
  #isDirty = false;

  /** Whether there is a state that no write covers yet. */
  get isDirty(): boolean {
    return this.#isDirty;
  }

  get isSaved(): boolean {
    return !this.#isDirty && this.#inFlight === undefined;
  }

  /** Those for whom something is held back; some may have left the room meanwhile. */
  get recipients(): Member[] {
    return [...(this.#inFlight ?? []), ...this.#staged].map(({ to }) => to);
  }

  /** Frames that tell of a new, unsaved state; there may be none. */
  stage(deliveries: readonly Delivery[]): void {
    this.#isDirty = true;
    this.#staged.push(...deliveries);
  }

  /** A frame that tells of the state as it is: it must not overtake what is held back, nor betray it. */
  send(delivery: Delivery & { readonly frame: Buffer }): void {
    if (this.#isDirty) this.#staged.push(delivery);
    else if (this.#inFlight !== undefined) this.#inFlight.push(delivery);
    else delivery.to.send(delivery.frame);
  }

  /** A write begins that covers everything staged so far. */
  beginWrite(): void {
    this.#inFlight = this.#staged;
    this.#staged = [];
    this.#isDirty = false;
  }

  /** The write has come through; `stored` are its settlements as they count. */
  release(stored: readonly Settlement[] = []): void {
    const deliveries = this.#inFlight ?? [];
    this.#inFlight = undefined;
    for (const { to, frame } of deliveries) to.send(typeof frame === 'function' ? frame(stored) : frame);
  }

  clear(): void {
    this.#staged = [];
    this.#inFlight = undefined;
    this.#isDirty = false;
  }
}
