import type { AccountId } from '@hub/engine/wire/ids';
import type { Observation } from '../players/observations.ts';

/** A room that was seen longer ago is not being played any more, in ms. */
const RECENT_MS = 8_000;

/** Measures how long players see nothing of their rooms after a fault. */
export class Resumes {
  readonly #seen = new Map<AccountId, { readonly room: string; readonly at: number }>();
  readonly #waiting = new Map<
    AccountId,
    { readonly room: string; readonly from: number; readonly kind: string }
  >();
  /** In ms, by the kind of fault. */
  readonly durations = new Map<string, number[]>();

  /** Begins to measure for all players of these rooms. */
  begin(kind: string, rooms: ReadonlySet<string>, from = performance.now()): void {
    for (const [account, { room, at }] of this.#seen)
      if (rooms.has(room) && from - at < RECENT_MS) this.#waiting.set(account, { room, from, kind });
  }

  note(observation: Observation): void {
    if (observation.kind === 'finished' || observation.kind === 'rewarded')
      this.#seen.delete(observation.account);
    if (observation.kind !== 'seen') return;
    const { account, room } = observation;
    const now = performance.now();
    this.#seen.set(account, { room, at: now });
    const waiting = this.#waiting.get(account);
    if (waiting === undefined) return;
    this.#waiting.delete(account);
    // A player who is in another room had left.
    if (waiting.room !== room) return;
    const known = this.durations.get(waiting.kind) ?? [];
    known.push(now - waiting.from);
    this.durations.set(waiting.kind, known);
  }
}
