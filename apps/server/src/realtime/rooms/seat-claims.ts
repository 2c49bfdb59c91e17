import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Bus } from '@hub/server/bus/bus.ts';
import * as z from 'zod/mini';

const CHANNEL = 'seats';
/** Seats of one message. */
const SEATS_AT_ONCE = 500;

const messageSchema = z.object({
  from: z.string(),
  number: z.number(),
  seats: z.array(z.string()),
  /** The pages of the seats' connections, in their order. */
  pages: z.optional(z.array(z.nullable(z.string()))),
  /** The seats were taken before; claims for them may have been lost. */
  isRepeated: z.optional(z.boolean()),
});

/** `isOrdered`: the bus has delivered this claim, so that every claim it delivers later is newer. */
type Claim = { number: number; isOrdered: boolean; readonly page: string | undefined };

/**
 * A claim of another node. `isCertain` is false if the seat was taken before this node knew of it: then nobody knows which one
 * is newer, or whether its player is still there. `page`: as in `Member`.
 */
export type OtherClaim = { readonly isCertain: boolean; readonly page: string | undefined };

/**
 * Keeps one seated connection per account and game on all nodes: the newest. All nodes receive claims in the same order,
 * which so decides which of two is newer.
 */
export class SeatClaims {
  readonly #bus: Bus;
  readonly #id = randomUUID();
  readonly #claims = new Map<string, Claim>();
  #number = 0;
  #unsubscribe: (() => Promise<void>) | undefined;
  #unwatch: (() => void) | undefined;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  /** Calls `onReplaced` when an account takes a seat of the same game on another node. */
  async start(onReplaced: (game: string, account: AccountId, claim: OtherClaim) => void): Promise<void> {
    this.#unsubscribe = await this.#bus.subscribe(CHANNEL, (text) => {
      const { data } = messageSchema.safeParse(JSON.parse(text));
      for (const [index, seat] of data?.seats.entries() ?? []) {
        const claim = this.#claims.get(seat);
        if (claim === undefined || data === undefined) continue;
        const other = { isCertain: data.isRepeated !== true, page: data.pages?.[index] ?? undefined };
        if (data.from === this.#id) claim.isOrdered ||= claim.number === data.number;
        else if (claim.isOrdered) onReplaced(...partsOf(seat), other);
      }
    });
    this.#unwatch = this.#bus.onStateChange((isConnected) => {
      if (isConnected) this.#claimAll();
    });
  }

  /** Gives up all seats and receives no more claims. */
  stop(): void {
    this.#claims.clear();
    this.#unwatch?.();
    this.#unsubscribe?.().catch(() => undefined);
  }

  /** Claims the account's seat in a game for this node. */
  claim(game: string, account: AccountId, page: string | undefined): void {
    this.#claims.set(seatOf(game, account), { number: (this.#number += 1), isOrdered: false, page });
    this.#publish([seatOf(game, account)], false);
  }

  release(game: string, account: AccountId): void {
    this.#claims.delete(seatOf(game, account));
  }

  /** Claims all seats again, as claims of other nodes may have been lost. */
  #claimAll(): void {
    this.#number += 1;
    const seats = [...this.#claims.keys()];
    for (const claim of this.#claims.values())
      Object.assign(claim, { number: this.#number, isOrdered: false });
    for (let at = 0; at < seats.length; at += SEATS_AT_ONCE)
      this.#publish(seats.slice(at, at + SEATS_AT_ONCE), true);
  }

  #publish(seats: readonly string[], isRepeated: boolean): void {
    const pages = seats.map((seat) => this.#claims.get(seat)?.page ?? null);
    const message = JSON.stringify({ from: this.#id, number: this.#number, seats, pages, isRepeated });
    this.#bus.publish(CHANNEL, message).catch(() => undefined);
  }
}

const seatOf = (game: string, account: AccountId): string => `${game}/${account}`;

function partsOf(seat: string): [string, AccountId] {
  const slash = seat.lastIndexOf('/');
  return [seat.slice(0, slash), seat.slice(slash + 1) as AccountId];
}
