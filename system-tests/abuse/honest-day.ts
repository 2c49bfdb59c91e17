import { HEARTBEAT_MS, RATES } from '@hub/engine/wire/limits';
import type { MinimapPosition } from '@hub/rift-guesser/game.ts';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import { Dice } from '../players/seeded-random.ts';
import type { ScorePlayer } from './score-player.ts';

/** Of a hundred prices the player knows so many. */
const KNOWN_PERCENT = 95;
/** What the page asks for when a game is over: the balance twice, the account, the percentile, the matches. */
const CALLS_AT_THE_END = 5;

const within = (value: number): number => Math.min(350, Math.max(0, value));

/** Somebody who plays games for a score for hours, as a person does. Throws when a command or a call is refused. */
export class HonestDay {
  readonly #player: ScorePlayer;
  readonly #dice: Dice;
  /** When the page called (the server's time, in ms since 1970). */
  readonly #calls: number[] = [];

  constructor(player: ScorePlayer, seed: string) {
    this.#player = player;
    this.#dice = new Dice(seed);
  }

  /** Plays one game after another until so many ms have gone by. */
  async play(ms: number): Promise<void> {
    const { clock } = this.#player;
    for (const until = clock.now() + ms; clock.now() < until; ) {
      await (this.#dice.percent(60) ? this.#guess() : this.#compare());
      await this.#seeResult();
    }
  }

  /** The calls of the busiest time as long as the limit's window, and how many the limit allows. */
  get busiest(): { readonly calls: number; readonly allowed: number } {
    const { max, windowMs } = RATES.reads;
    const inWindow = this.#calls.map((from) =>
      this.#calls.filter((at) => at >= from && at < from + windowMs),
    );
    return { calls: Math.max(...inWindow.map(({ length }) => length)), allowed: max };
  }

  async #guess(): Promise<void> {
    const player = this.#player;
    for (let state = await player.guesserGame(); !state.gameOver; ) {
      const guess = this.#near(await player.placeOf(state));
      state = await player.lockIn(state, guess, this.#dice.between(1_800, 13_000));
      // A person presses Next Round when they have seen enough; the page sends it when the server takes it.
      if (!state.gameOver) state = await player.nextRound(state, this.#dice.between(800, 6_000));
    }
  }

  async #compare(): Promise<void> {
    const player = this.#player;
    for (let state = await player.shopGame(); !state.gameOver; ) {
      const isKnown = this.#dice.percent(KNOWN_PERCENT);
      const guess = isKnown ? rightGuess(state) : wrongGuess(state);
      state = await player.answer(guess, this.#dice.between(500, 5_000));
    }
  }

  /** Mostly close to the place, sometimes far off. */
  #near({ x, y }: MinimapPosition): MinimapPosition {
    const far = this.#dice.percent(8) ? 160 : 30;
    const off = (): number => this.#dice.between(-100 * far, 100 * far) / 100;
    return { x: within(x + off()), y: within(y + off()) };
  }

  async #seeResult(): Promise<void> {
    const { clock } = this.#player;
    for (let call = 0; call < CALLS_AT_THE_END; call += 1) {
      this.#calls.push(clock.now());
      const { status } = await this.#player.call(call === 0 ? '/accounts/' : '/lastMatches');
      if (status !== 200) throw new Error(`a call was refused: ${status}`);
    }
    clock.advance(this.#dice.between(2_000, HEARTBEAT_MS));
  }
}
