import { nextInt, pick, type Random } from '@hub/engine/kernel/random';
import { type BotStrength, botDelayMs, type Traits, traitsOf } from '@hub/engine/lobby/bots';
import type { ChainChampion, ChainFacts } from './facts.ts';
import { atSpeed, type ChainGame, candidates, remaining } from './state.ts';

/** Longest time from which a bot's pause is drawn (ms): with it every bot answers within two seconds. */
const BOT_TURN_MS = 2_500;

/** Answers that a letter leaves on average, early in a game. */
const MIDDLE_ANSWERS = 6;

type BotMove = NonNullable<ChainGame['botMove']>;

/** Draws what a bot will answer in the turn that starts at `from` (ms since 1970), and when. */
export function drawBotMove(
  game: ChainGame,
  strength: BotStrength,
  from: number,
  facts: ChainFacts,
): [move: BotMove, next: Random] {
  const [delayMs, afterDelay] = botDelayMs(
    game.random,
    strength,
    Math.min(game.settings.guessTime * 1000, BOT_TURN_MS),
  );
  const [roll, afterRoll] = nextInt(afterDelay, 100);
  const right = candidates(game, facts);
  const wrong = facts.champions.filter((champion) => !right.includes(champion));
  const traits = traitsOf(strength);
  const isWrong = roll >= traits.knowsPercent && wrong.length > 0;
  const [champion, next] = isWrong
    ? pick(afterRoll, wrong)
    : favourite(game, afterRoll, right, traits, facts);
  return [{ at: from + atSpeed(delayMs, game), text: champion.name }, next];
}

/** Draws some right answers, and returns the one that the bot likes best. */
function favourite(
  game: ChainGame,
  random: Random,
  right: readonly ChainChampion[],
  { looks, taste }: Traits,
  facts: ChainFacts,
): [ChainChampion, Random] {
  const rest = remaining(game, facts);
  const answers = (to: ChainChampion): number =>
    rest.filter(({ id, firstLetter }) => id !== to.id && firstLetter === to.lastLetter).length;
  /** Smaller for a name that the bot prefers; `hard` leaves the next player the fewest answers. */
  const dislike = (champion: ChainChampion): number => {
    if (taste === 'plain') return champion.name.charCodeAt(0);
    if (taste === 'aside') return -answers(champion);
    if (taste === 'long') return -champion.name.length;
    if (taste === 'short') return champion.name.length;
    if (taste === 'middle') return Math.abs(answers(champion) - MIDDLE_ANSWERS);
    return answers(champion);
  };
  let [best, next] = pick(random, right);
  for (let look = 1; look < looks; look += 1) {
    let other: ChainChampion;
    [other, next] = pick(next, right);
    if (dislike(other) < dislike(best)) best = other;
  }
  return [best, next];
}
