import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { oppositeOf, rightGuess } from '@hub/games/more-or-less/testing/player.ts';
import type { MinimapPosition } from '@hub/games/rift-guesser/game.ts';
import type { Attack, Outcome } from './attack.ts';
import { ScorePlayer } from './score-player.ts';

const DAY_MS = 86_400_000;
const MIDDLE = { x: 175, y: 175 };
/** Rounds after which a script loses on purpose: Blue Essence is paid at the end of a game. */
const GAME_ROUNDS = 100;

/** Plays a number of rounds as fast as the server accepts them. */
type Script = (player: ScorePlayer, rounds: number) => Promise<void>;

/** Always guesses the middle of the map. */
export const guessMiddle: Script = async (player, rounds) => {
  for (let state = await player.startRiftGuesser(), left = rounds; left > 0; left -= 1) {
    state = await player.submit(state, MIDDLE);
    if (state.gameOver) state = await player.startRiftGuesser();
    else state = await player.nextRound(state);
  }
};

/** Knows every position: the best case of a script that searches the picture in the map. */
const matchPictures: Script = async (player, rounds) => {
  for (let state = await player.startRiftGuesser(), left = rounds; left > 0; left -= 1) {
    const position = await player.positionOf(state);
    const isToLose = state.round > GAME_ROUNDS || left < 4;
    state = await player.submit(state, isToLose ? cornerFarFrom(position) : position);
    if (state.gameOver) state = await player.startRiftGuesser();
    else state = await player.nextRound(state);
  }
};

/** Knows every price; `afterMs` is how long it waits before each answer, `gameRounds` the length of its games. */
const pricesKnown =
  (afterMs: number, gameRounds: number): Script =>
  async (player, rounds) => {
    for (let state = await player.startMoreOrLess(), left = rounds; left > 0; left -= 1) {
      const isToLose = state.score >= gameRounds || left === 1;
      const right = rightGuess(state);
      state = await player.answer(state, isToLose ? oppositeOf(right) : right, afterMs);
      if (state.gameOver) state = await player.startMoreOrLess();
    }
  };

const knowPrices = pricesKnown(0, GAME_ROUNDS);
/** Waits like a person, and never errs. */
export const knowPricesSlowly = pricesKnown(1_500, Number.POSITIVE_INFINITY);

/** Earns two thirds of the daily limit with each game. */
const playBoth: Script = async (player, rounds) => {
  await matchPictures(player, Math.floor(rounds / 6));
  await knowPrices(player, Math.ceil((5 * rounds) / 6));
};

const cornerFarFrom = ({ x, y }: MinimapPosition): MinimapPosition => ({
  x: x < 175 ? 350 : 0,
  y: y < 175 ? 350 : 0,
});

/**
 * Runs a script on its own server, whose clock advances with the script. Counts Blue Essence: earned by the scores,
 * paid, and allowed by the daily limit.
 */
async function farm(script: Script, rounds: number, essencePerDay?: number): Promise<Outcome> {
  const player = await ScorePlayer.begin(essencePerDay);
  try {
    const from = player.clock.now();
    await script(player, rounds);
    const days = 1 + Math.floor((player.clock.now() - from) / DAY_MS);
    const { earned, unpaid } = player.tally;
    const allowed = SCORE_GAME_ESSENCE_PER_DAY * days;
    return {
      tried: earned,
      through: await player.balance(),
      refused: unpaid,
      allowed,
      faults:
        earned > allowed ? [] : [`the script earned ${earned} in ${days} days: too little to be limited`],
    };
  } finally {
    await player.end();
  }
}

const farming = (name: string, script: Script, counts: Attack['counts']): Attack => ({
  name,
  counts,
  run: (_target, rounds) => farm(script, rounds),
});

/** A full run takes more than a day of the server's time. */
export const blindClicks = farming('a script that clicks the middle of the map', guessMiddle, {
  short: 600,
  long: 30_000,
});
export const matchedPictures = farming('a script that finds every place on the map', matchPictures, {
  short: 340,
  long: 30_000,
});
export const knownPrices = farming('a script that knows every price, in two games', playBoth, {
  short: 1_200,
  long: 50_000,
});
