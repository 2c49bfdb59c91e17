import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { ManualClock } from '../../packages/server/src/testing/manual-clock.ts';
import { awaitsDatabase } from './database-queries.ts';

const FIRST_DAY = '2026-01-01T09:00:00Z';
/** Turns of the event loop without output after which the server is idle. */
const QUIET_TURNS = 5;
/** Limit for an answer in real time. */
const PATIENCE_MS = 60_000;

const realTimeout = setTimeout;
/** Waits also while the server's timers are manual. */
const inRealTime = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    realTimeout(resolve, ms);
  });

/** The time of the server under test: a manual clock and manual timers. */
export class TestTime {
  readonly clock = new ManualClock(FIRST_DAY);
  readonly #hasNodes: boolean;
  readonly #output: () => number;

  /** `output` returns how much the server has sent so far. */
  constructor(hasNodes: boolean, output: () => number) {
    this.#hasNodes = hasNodes;
    this.#output = output;
    // Intervals run in real time: in a second of manual time no player can answer two pings.
    mock.timers.enable({ apis: ['setTimeout'] });
  }

  /** Waits until the server is idle, and until `isDone` for work in other threads or files. */
  async settle(isDone: () => boolean = () => true): Promise<void> {
    const limit = performance.now() + PATIENCE_MS;
    while (!isDone()) {
      if (performance.now() > limit) throw new Error('the server does not answer');
      await this.#wait();
      if (!this.#hasNodes) continue;
      // In real time, for repeated transactions and for commands that wait for an owner.
      await inRealTime(1);
      mock.timers.tick(1);
    }
    for (let quiet = 0, before = -1; quiet < QUIET_TURNS; quiet += 1) {
      await this.#wait();
      if (this.#output() !== before || awaitsDatabase()) quiet = 0;
      before = this.#output();
    }
  }

  /** Advances the clock and waits for the output. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    mock.timers.tick(ms);
    await this.settle();
  }

  /** Returns to real timers. */
  end(): void {
    mock.timers.reset();
  }

  /** Waits for a turn of the event loop, or a moment while the database works. */
  async #wait(): Promise<void> {
    if (awaitsDatabase()) await inRealTime(1);
    else await turn();
  }
}
