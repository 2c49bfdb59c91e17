import { nextInt, type Random } from '@hub/engine/kernel/random';
import { type BotStrength, botDelayMs } from '@hub/engine/lobby/bots';
import { HIGHEST_GUESS } from '../descriptor.ts';
import { actionMs, type BotPlan, type ClashGame, isPlaying } from './state.ts';

/** Largest error of a bot, in percent of the cooldown. */
const ERROR_PERCENT = { easy: 70, medium: 35, hard: 15 } as const satisfies Record<BotStrength, number>;

/** Draws each bot's guess for the countdown that starts at `from` (ms since 1970), and when it is made. */
export function drawBotPlans(game: ClashGame, from: number): [plans: BotPlan[], next: Random] {
  const [cooldown = 0] = game.spell.cooldownSeconds;
  let { random } = game;
  const plans: BotPlan[] = [];
  for (const { number, bot } of game.players.filter(isPlaying)) {
    if (bot === null) continue;
    const [delayMs, afterDelay] = botDelayMs(random, bot, actionMs('countdown', game.settings));
    const [error, next] = nextInt(afterDelay, 2 * ERROR_PERCENT[bot] + 1);
    random = next;
    const seconds = cooldown * (1 + (error - ERROR_PERCENT[bot]) / 100);
    plans.push({ number, at: from + delayMs, seconds: guessNear(seconds) });
  }
  return [plans, random];
}

/** Rounds like a person: to whole seconds, below ten to halves. */
function guessNear(seconds: number): number {
  const guess = seconds < 10 ? Math.round(seconds * 2) / 2 : Math.round(seconds);
  return Math.min(HIGHEST_GUESS, Math.max(0, guess));
}
