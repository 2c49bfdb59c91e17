import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { FAST_PACE } from '../players/player.ts';
import { eventually } from '../players/waiting.ts';
import { percentile } from '../statistics.ts';

/** Players that play while other clients misbehave; measures their answer times and faults. */
export class BackgroundPlayers {
  readonly #crowd: Crowd;
  readonly #faults = new Set<string>();
  #waits: number[] = [];

  constructor(url: string, seed: string, players: number) {
    this.#crowd = new Crowd({
      url,
      seed: `bystanders/${seed}`,
      players,
      weights: { ...ACTIVITY_WEIGHTS, newGuest: 0 },
      pace: FAST_PACE,
      observer: {
        answered: (_what, ms) => this.#waits.push(ms),
        failed: (what, why) => this.#faults.add(`a background player: ${what}: ${why}`),
      },
    });
  }

  /** Resolves once all of them have an account. */
  async begin(): Promise<void> {
    this.#crowd.start();
    await eventually(() => this.#crowd.players.every(({ isSignedUp }) => isSignedUp), 60_000);
  }

  /** The 95th percentile of the answer times since the last call, in ms. */
  takeP95(): number {
    const p95 = percentile(this.#waits, 95);
    this.#waits = [];
    return p95;
  }

  /** Disconnects all players; returns the faults. */
  async end(): Promise<readonly string[]> {
    await this.#crowd.disconnect();
    return [...this.#faults];
  }
}
