import { HEARTBEAT_MS, RATES } from '@hub/engine/wire/limits';
import { oppositeOf, rightGuess } from '@hub/games/more-or-less/testing/player.ts';
import type { MinimapPosition } from '@hub/games/rift-guesser/game.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import type { ScorePlayer } from './score-player.ts';

/** Share of right answers. */
const KNOWN_PERCENT = 95;
/** Calls of the page after a game: the balance twice, the account, the percentile, the matches. */
const CALLS_AT_THE_END = 5;

const within = (value: number): number => Math.min(350, Math.max(0, value));

/** A person who plays Rift Guesser and More or Less for hours. Throws when a command or a call is refused. */
export class HonestDay {
  readonly #player: ScorePlayer;
  readonly #random: SeededRandom;
  /** Times of the page's calls on the server's clock, in ms since 1970. */
  readonly #calls: number[] = [];

  constructor(player: ScorePlayer, seed: string) {
    this.#player = player;
    this.#random = new SeededRandom(seed);
  }

  /** Plays one game after another for a duration in ms. */
  async play(ms: number): Promise<void> {
    const { clock } = this.#player;
    for (const until = clock.now() + ms; clock.now() < until; ) {
      await (this.#random.percent(60) ? this.#guess() : this.#compare());
      await this.#makeCalls();
    }
  }

  /** The highest number of calls in one window of the rate limit, and the limit. */
  get busiest(): { readonly calls: number; readonly allowed: number } {
    const { max, windowMs } = RATES.reads;
    const inWindow = this.#calls.map((from) =>
      this.#calls.filter((at) => at >= from && at < from + windowMs),
    );
    return { calls: Math.max(...inWindow.map(({ length }) => length)), allowed: max };
  }

  async #guess(): Promise<void> {
    const player = this.#player;
    for (let state = await player.startRiftGuesser(); !state.gameOver; ) {
      const guess = this.#near(await player.positionOf(state));
      state = await player.submit(state, guess, this.#random.between(1_800, 13_000));
      if (!state.gameOver) state = await player.nextRound(state, this.#random.between(800, 6_000));
    }
  }

  async #compare(): Promise<void> {
    const player = this.#player;
    for (let state = await player.startMoreOrLess(); !state.gameOver; ) {
      const right = rightGuess(state);
      const guess = this.#random.percent(KNOWN_PERCENT) ? right : oppositeOf(right);
      state = await player.answer(state, guess, this.#random.between(500, 5_000));
    }
  }

  /** Usually close to the position, sometimes far away. */
  #near({ x, y }: MinimapPosition): MinimapPosition {
    const far = this.#random.percent(8) ? 160 : 30;
    const off = (): number => this.#random.between(-100 * far, 100 * far) / 100;
    return { x: within(x + off()), y: within(y + off()) };
  }

  async #makeCalls(): Promise<void> {
    const { clock } = this.#player;
    for (let call = 0; call < CALLS_AT_THE_END; call += 1) {
      this.#calls.push(clock.now());
      await this.#player.makeCall(call === 0);
    }
    clock.advance(this.#random.between(2_000, HEARTBEAT_MS));
  }
}
