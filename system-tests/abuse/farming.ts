import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import type { MinimapPosition } from '@hub/rift-guesser/game.ts';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import type { Attack, Outcome } from './attack.ts';
import { ScorePlayer } from './score-player.ts';

const DAY_MS = 86_400_000;
const MIDDLE = { x: 175, y: 175 };
/** Rounds after which a script that never errs loses on purpose: Blue Essence is paid at the end of a game. */
const GAME_ROUNDS = 100;

/** Plays so many rounds as fast as the server lets it. */
type Script = (player: ScorePlayer, rounds: number) => Promise<void>;

/** Locks in the middle of the map without a look at the picture. */
const clickBlindly: Script = async (player, rounds) => {
  for (let state = await player.guesserGame(), left = rounds; left > 0; left -= 1) {
    state = await player.lockIn(state, MIDDLE);
    if (state.gameOver) state = await player.guesserGame();
    else state = await player.nextRound(state);
  }
};

/** Knows every place, as a script does at best that holds the picture against the map. */
export const matchPictures: Script = async (player, rounds) => {
  for (let state = await player.guesserGame(), left = rounds; left > 0; left -= 1) {
    const place = await player.placeOf(state);
    const isToLose = state.round > GAME_ROUNDS || left < 4;
    state = await player.lockIn(state, isToLose ? cornerFarFrom(place) : place);
    if (state.gameOver) state = await player.guesserGame();
    else state = await player.nextRound(state);
  }
};

/** Knows every price. */
export const knowPrices: Script = async (player, rounds) => {
  for (let state = await player.shopGame(), left = rounds; left > 0; left -= 1) {
    const isToLose = state.score >= GAME_ROUNDS || left === 1;
    state = await player.answer(isToLose ? wrongGuess(state) : rightGuess(state));
    if (state.gameOver) state = await player.shopGame();
  }
};

/** Two thirds of what a day pays with one game, and as much with the other. */
const playBoth: Script = async (player, rounds) => {
  await matchPictures(player, Math.floor(rounds / 6));
  await knowPrices(player, Math.ceil((5 * rounds) / 6));
};

const cornerFarFrom = ({ x, y }: MinimapPosition): MinimapPosition => ({
  x: x < 175 ? 350 : 0,
  y: y < 175 ? 350 : 0,
});

/**
 * Runs a script on a server of its own, whose time goes as fast as the script plays; the server that other attacks are
 * tried on is left alone. Counts Blue Essence: what the scores are worth, what was paid, and what a day's limit allows.
 */
export async function farm(script: Script, rounds: number, essencePerDay?: number): Promise<Outcome> {
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

/** A full run is longer than a day of the server's time. */
export const blindClicks = farming('a script that clicks the middle of the map', clickBlindly, {
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
