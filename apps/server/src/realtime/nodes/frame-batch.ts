import type { CloseReason } from '@hub/engine/wire/close-codes';
import type { Handled, MemberNumber, Outgoing } from './peer-messages.ts';

type Entry = { readonly to: MemberNumber[] } & ({ readonly frame: Buffer } | { readonly close: CloseReason });

type SendFrames = (frames: readonly Outgoing[], handled: readonly Handled[]) => Promise<boolean>;

/**
 * Collects the frames of one turn of the event loop for one gateway. A frame for a whole audience is one buffer, and is sent
 * once; the order of each connection's frames is kept.
 */
export class FrameBatch {
  readonly #textOf: (frame: Buffer) => string;
  readonly #send: SendFrames;
  #entries: Entry[] = [];
  /** Index of each buffer's entry. */
  #indexOf = new Map<Buffer, number>();
  /** Index of each connection's last entry. */
  #lastOf = new Map<MemberNumber, number>();
  #handled = new Map<MemberNumber, number>();
  #sent: Promise<unknown> = Promise.resolve();

  constructor(textOf: (frame: Buffer) => string, send: SendFrames) {
    this.#textOf = textOf;
    this.#send = send;
  }

  add(to: MemberNumber, frame: Buffer): void {
    const index = this.#indexOf.get(frame);
    const entry = index === undefined ? undefined : this.#entries[index];
    if (index !== undefined && entry !== undefined && index > (this.#lastOf.get(to) ?? -1)) {
      entry.to.push(to);
      this.#lastOf.set(to, index);
      return;
    }
    this.#indexOf.set(frame, this.#entries.length);
    this.#append(to, { to: [to], frame });
  }

  close(to: MemberNumber, reason: CloseReason): void {
    this.#append(to, { to: [to], close: reason });
  }

  /** Names the last handled command of a connection; its frames have been added. */
  handled(member: MemberNumber, command: number): void {
    this.#flushLater();
    this.#handled.set(member, command);
  }

  /** Sends what has been collected; resolves when everything so far has been passed to the bus. */
  async flush(): Promise<void> {
    const [entries, handled] = [this.#entries, [...this.#handled]];
    if (entries.length + handled.length > 0) {
      this.#entries = [];
      this.#handled = new Map();
      this.#indexOf = new Map();
      this.#lastOf = new Map();
      this.#sent = this.#send(
        entries.map((entry) =>
          'frame' in entry ? { to: entry.to, text: this.#textOf(entry.frame) } : entry,
        ),
        handled,
      );
    }
    await this.#sent;
  }

  #append(to: MemberNumber, entry: Entry): void {
    this.#flushLater();
    this.#lastOf.set(to, this.#entries.length);
    this.#entries.push(entry);
  }

  /** After the rooms of this turn have sent their frames. */
  #flushLater(): void {
    if (this.#entries.length + this.#handled.size === 0) queueMicrotask(() => void this.flush());
  }
}
