import { nextInt, pick, type Random } from '@hub/engine/kernel/random';
import { type BotStrength, botDelayMs } from '@hub/engine/lobby/bots';
import type { ChainChampion, ChainFacts } from './facts.ts';
import { type ChainGame, candidates, remaining, turnMs } from './state.ts';

/** Percentage of turns with a wrong answer, and the number of right answers that a bot compares. */
const SKILL = {
  easy: { errorPercent: 25, picks: 1 },
  medium: { errorPercent: 12, picks: 2 },
  hard: { errorPercent: 4, picks: 4 },
} as const satisfies Record<BotStrength, { errorPercent: number; picks: number }>;

/** Longest time from which a bot's pause is drawn (ms): with it every bot answers within two seconds. */
const BOT_TURN_MS = 2_500;

type BotMove = NonNullable<ChainGame['botMove']>;

/** Draws what a bot will answer in the turn that starts at `from` (ms since 1970), and when. */
export function drawBotMove(
  game: ChainGame,
  strength: BotStrength,
  from: number,
  facts: ChainFacts,
): [move: BotMove, next: Random] {
  const [delayMs, afterDelay] = botDelayMs(game.random, strength, Math.min(turnMs(game), BOT_TURN_MS));
  const [roll, afterRoll] = nextInt(afterDelay, 100);
  const right = candidates(game, facts);
  const wrong = facts.champions.filter((champion) => !right.includes(champion));
  const isWrong = roll < SKILL[strength].errorPercent && wrong.length > 0;
  const [champion, next] = isWrong
    ? pick(afterRoll, wrong)
    : hardestPick(game, afterRoll, right, SKILL[strength].picks, facts);
  return [{ at: from + delayMs, text: champion.name }, next];
}

/** Draws `picks` right answers and returns the one that leaves the next player the fewest answers. */
function hardestPick(
  game: ChainGame,
  random: Random,
  right: readonly ChainChampion[],
  picks: number,
  facts: ChainFacts,
): [ChainChampion, Random] {
  const rest = remaining(game, facts);
  const answers = (to: ChainChampion): number =>
    rest.filter(({ id, firstLetter }) => id !== to.id && firstLetter === to.lastLetter).length;
  let [best, next] = pick(random, right);
  for (let pickNumber = 1; pickNumber < picks; pickNumber += 1) {
    let other: ChainChampion;
    [other, next] = pick(next, right);
    if (answers(other) < answers(best)) best = other;
  }
  return [best, next];
}
