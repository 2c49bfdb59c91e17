import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Member } from './member.ts';

/** Builds a frame from the settlements as they were stored. */
export type DeferredFrame = (stored: readonly Settlement[]) => Buffer;

/** A frame for a member. */
export type Delivery = { readonly to: Member; readonly frame: Buffer | DeferredFrame };

type Entry = Delivery | (() => void);

/**
 * Holds a room's frames back until the state that they show is stored, and keeps their order. Frames are sent immediately
 * while nothing is unsaved.
 */
export class Outbox {
  /** Sent or called after the next write. */
  #staged: Entry[] = [];
  /** Sent or called after the running write; undefined while there is none. */
  #inFlight: Entry[] | undefined;
  #isDirty = false;

  /** Whether there is a state that no write includes yet. */
  get isDirty(): boolean {
    return this.#isDirty;
  }

  get isSaved(): boolean {
    return !this.#isDirty && this.#inFlight === undefined;
  }

  /** Members with frames that are held back; some may have left the room since. */
  get recipients(): Member[] {
    return [...(this.#inFlight ?? []), ...this.#staged].flatMap((entry) => ('to' in entry ? entry.to : []));
  }

  /** Adds the frames of a new, unsaved state; there may be none. */
  stage(deliveries: readonly Delivery[]): void {
    this.#isDirty = true;
    this.#staged.push(...deliveries);
  }

  /** Sends a frame that depends on the current state, after all frames that are held back. */
  send(delivery: Delivery): void {
    if (this.#isDirty) this.#staged.push(delivery);
    else if (this.#inFlight !== undefined) this.#inFlight.push(delivery);
    else deliver(delivery, []);
  }

  /** Calls back after all frames that are held back; never if they are not sent. */
  whenStored(callback: () => void): void {
    if (this.#isDirty) this.#staged.push(callback);
    else if (this.#inFlight !== undefined) this.#inFlight.push(callback);
    else callback();
  }

  /** To be called when a write begins that includes everything staged so far. */
  beginWrite(): void {
    this.#inFlight = this.#staged;
    this.#staged = [];
    this.#isDirty = false;
  }

  /** To be called when the write has succeeded; `stored` are its settlements as they were stored. */
  release(stored: readonly Settlement[] = []): void {
    const entries = this.#inFlight ?? [];
    this.#inFlight = undefined;
    for (const entry of entries) {
      if (!('to' in entry)) entry();
      else deliver(entry, stored);
    }
  }

  clear(): void {
    this.#staged = [];
    this.#inFlight = undefined;
    this.#isDirty = false;
  }
}

const deliver = ({ to, frame }: Delivery, stored: readonly Settlement[]): void =>
  to.send(typeof frame === 'function' ? frame(stored) : frame);
