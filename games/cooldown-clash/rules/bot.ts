import { nextInt, type Random } from '@hub/engine/kernel/random';
import { botDelayMs, type Taste, traitsOf } from '@hub/engine/lobby/bots';
import { HIGHEST_GUESS } from '../descriptor.ts';
import { actionMs, type BotPlan, type ClashGame, isPlaying } from './state.ts';

/** Draws each bot's guess for the countdown that starts at `from` (ms since 1970), and when it is made. */
export function drawBotPlans(game: ClashGame, from: number): [plans: BotPlan[], next: Random] {
  const [cooldown = 0] = game.spell.cooldownSeconds;
  let { random } = game;
  const plans: BotPlan[] = [];
  for (const { number, bot } of game.players.filter(isPlaying)) {
    if (bot === null) continue;
    const [delayMs, afterDelay] = botDelayMs(random, bot, actionMs('countdown', game.settings));
    const { blurPercent, taste } = traitsOf(bot);
    const [error, next] = nextInt(afterDelay, 2 * blurPercent + 1);
    random = next;
    const estimate = cooldown * (1 + leaning(error - blurPercent, taste) / 100);
    plans.push({ number, at: from + delayMs, seconds: guessNear(estimate, taste) });
  }
  return [plans, random];
}

/** The error of an estimate, in percent: some bots err to one side more often. */
function leaning(error: number, taste: Taste): number {
  if (taste === 'long') return error < 0 ? error / 2 : error;
  if (taste === 'short') return error > 0 ? error / 2 : error;
  return error;
}

/** The step to which a bot rounds a number of seconds. Most round like a person: to whole seconds, below ten to halves. */
function stepOf(seconds: number, taste: Taste): number {
  if (taste === 'plain') return seconds < 10 ? 1 : 5;
  return seconds < 10 ? 0.5 : 1;
}

function guessNear(seconds: number, taste: Taste): number {
  const step = stepOf(seconds, taste);
  const near = Math.round(seconds / step) * step;
  // Never the number that is nearest.
  const guess = taste === 'aside' ? near + (near > seconds ? -step : step) : near;
  return Math.min(HIGHEST_GUESS, Math.max(0, guess));
}
