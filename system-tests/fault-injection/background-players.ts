import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { FAST_PACE } from '../players/player.ts';
import { eventually } from './scenario.ts';

/** A few players who play on while others misbehave, and what they lived through. */
export class BackgroundPlayers {
  readonly #crowd: Crowd;
  readonly #faults: string[] = [];
  #waits: number[] = [];

  constructor(url: string, seed: string, players: number) {
    this.#crowd = new Crowd({
      url,
      seed: `players/${seed}`,
      players,
      weights: { ...ACTIVITY_WEIGHTS, newGuest: 0 },
      pace: FAST_PACE,
      observer: {
        answered: (_what, ms) => this.#waits.push(ms),
        failed: (what, why) => this.#faults.push(`a bystander: ${what}: ${why}`),
      },
    });
  }

  /** Resolves when all of them play. */
  async begin(): Promise<void> {
    this.#crowd.start();
    await eventually(() => this.#crowd.players.every(({ isSignedUp }) => isSignedUp), 10_000);
  }

  /** What 95 of 100 answers took at most since this was asked last, in ms. */
  takeP95(): number {
    const waits = this.#waits.toSorted((a, b) => a - b);
    this.#waits = [];
    return waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
  }

  /** Nobody is left afterwards; tells what went wrong. */
  async end(): Promise<readonly string[]> {
    await this.#crowd.disconnect();
    return [...new Set(this.#faults)];
  }
}
