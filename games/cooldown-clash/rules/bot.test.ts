import { describe, expect, it } from 'vitest';
import { drawBotPlans } from './bot.ts';
import { clashGame, NOW, player, spellOf } from './testing/game.ts';

const plansOf = (cooldown: number, bot: 'easy' | 'medium' | 'hard') => {
  let game = clashGame({
    spell: spellOf(cooldown),
    players: [player(0), player(-1, { bot }), player(-2, { bot, hasLeft: true }), player(-3, { bot })],
  });
  const all: ReturnType<typeof drawBotPlans>[0] = [];
  for (let draw = 0; draw < 400; draw += 1) {
    const [plans, random] = drawBotPlans(game, NOW);
    expect(plans.map(({ number }) => number)).toEqual([-1, -3]);
    all.push(...plans);
    game = { ...game, random };
  }
  return all;
};

const guessesOf = (cooldown: number, bot: 'easy' | 'medium' | 'hard') =>
  plansOf(cooldown, bot).map(({ seconds }) => seconds);

describe("a bot's planned guess", () => {
  it.each([
    ['easy', 30, 170],
    ['medium', 65, 135],
    ['hard', 85, 115],
  ] as const)('of a bot that is %s for 100 seconds is from %d to %d', (bot, lowest, highest) => {
    const guesses = guessesOf(100, bot);
    expect([Math.min(...guesses), Math.max(...guesses)]).toEqual([lowest, highest]);
    expect(guesses.every(Number.isInteger)).toBe(true);
    const middle = guesses.reduce((sum, one) => sum + one, 0) / guesses.length;
    expect(Math.abs(middle - 100)).toBeLessThan(6);
  });

  it('is in half seconds below ten, in whole seconds above', () => {
    const small = guessesOf(4, 'easy');
    expect(small.every((seconds) => Number.isInteger(seconds * 2))).toBe(true);
    expect(small.some((seconds) => !Number.isInteger(seconds))).toBe(true);
    expect([Math.min(...small), Math.max(...small)]).toEqual([1, 7]);
    const around = guessesOf(10.3, 'hard').filter((seconds) => seconds > 10);
    expect(around.every(Number.isInteger)).toBe(true);
  });

  it('stays between 0 and the highest guess', () => {
    expect(Math.max(...guessesOf(999, 'hard'))).toBe(999);
    expect(Math.min(...guessesOf(0.1, 'easy'))).toBe(0);
  });

  it('differs between bots, and is made in time', () => {
    const plans = plansOf(100, 'easy');
    expect(plans.some(({ seconds }, at) => at % 2 === 1 && seconds !== plans[at - 1]?.seconds)).toBe(true);
    const delays = plans.map(({ at }) => at - NOW);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0.35 * 15_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(0.8 * 15_000);
  });
});
