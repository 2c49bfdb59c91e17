import { nextInt, pick, type Random } from '@hub/engine/kernel/random';
import { type BotStrength, botDelayMs } from '@hub/engine/lobby/bots';
import type { ChainChampion, ChainFacts } from './facts.ts';
import { type ChainGame, candidates, remaining, turnMs } from './game.ts';

/** How often, in a hundred turns, nothing right comes to mind; and among how many picks the meanest is chosen. */
const SKILL = {
  easy: { slipPercent: 25, looks: 1 },
  medium: { slipPercent: 12, looks: 2 },
  hard: { slipPercent: 4, looks: 4 },
} as const satisfies Record<BotStrength, { slipPercent: number; looks: number }>;

type BotMove = NonNullable<ChainGame['botMove']>;

/** What the bot whose turn begins at `from` (ms since 1970) will say, and when. */
export function drawBotMove(
  game: ChainGame,
  strength: BotStrength,
  from: number,
  facts: ChainFacts,
): [move: BotMove, next: Random] {
  const [delayMs, afterDelay] = botDelayMs(game.random, strength, turnMs(game));
  const [chance, afterChance] = nextInt(afterDelay, 100);
  const right = candidates(game, facts);
  const wrong = facts.champions.filter((champion) => !right.includes(champion));
  const slips = chance < SKILL[strength].slipPercent && wrong.length > 0;
  const [champion, next] = slips
    ? pick(afterChance, wrong)
    : meanest(game, afterChance, right, SKILL[strength].looks, facts);
  return [{ at: from + delayMs, text: champion.name }, next];
}

/** Of some picks, the one that leaves the next player the fewest answers. */
function meanest(
  game: ChainGame,
  random: Random,
  right: readonly ChainChampion[],
  looks: number,
  facts: ChainFacts,
): [ChainChampion, Random] {
  const rest = remaining(game, facts);
  const answers = (to: ChainChampion): number =>
    rest.filter(({ id, firstLetter }) => id !== to.id && firstLetter === to.lastLetter).length;
  let [best, next] = pick(random, right);
  for (let look = 1; look < looks; look += 1) {
    let other: ChainChampion;
    [other, next] = pick(next, right);
    if (answers(other) < answers(best)) best = other;
  }
  return [best, next];
}
