import { randomFrom } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import { describe, expect, it } from 'vitest';
import { drawBotMove } from './bot.ts';
import { chainFacts } from './facts.ts';
import type { ChainGame } from './state.ts';
import { settings } from './testing/facts.ts';

const FROM = 1_000_000;
const DRAWS = 2_000;

/** Ba, Bc and Bd can follow Ab; they leave two, one and no answers. */
const facts = chainFacts(
  ['Ab', 'Ba', 'Bc', 'Bd', 'Ax', 'Ay', 'Cz'].map((name) => ({ id: name, name, image: `${name}.png` })),
  (text) => text,
);

const gameOf = (seed: string, changes: Partial<ChainGame> = {}): ChainGame => ({
  players: [{ number: -1, bot: 'easy', lives: 3, hasLeft: false }],
  settings,
  random: randomFrom(seed),
  current: 0,
  turn: 1,
  used: ['Ab'],
  lastChampion: 'Ab',
  named: 1,
  lastTurn: null,
  isJinxed: false,
  turnEndsAt: FROM + 15_000,
  botMove: null,
  end: null,
  ...changes,
});

/** Percentage of each answer. */
function sharesOf(strength: BotStrength, changes: Partial<ChainGame> = {}): Map<string, number> {
  const shares = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [{ text }] = drawBotMove(gameOf(`bot ${draw}`, changes), strength, FROM, facts);
    shares.set(text, (shares.get(text) ?? 0) + 100 / DRAWS);
  }
  return shares;
}

const rightShare = (shares: ReadonlyMap<string, number>): number =>
  ['Ba', 'Bc', 'Bd'].reduce((sum, name) => sum + (shares.get(name) ?? 0), 0);

describe('a bot', () => {
  it.each([
    ['easy', 75],
    ['medium', 88],
    ['hard', 96],
  ] as const)('that is %s answers correctly in about %d %%', (strength, percent) => {
    expect(Math.abs(rightShare(sharesOf(strength)) - percent)).toBeLessThan(2.5);
  });

  it('makes any wrong answer, including the last champion', () => {
    const wrong = [...sharesOf('easy').keys()].filter((name) => !['Ba', 'Bc', 'Bd'].includes(name));
    expect(wrong.toSorted()).toEqual(['Ab', 'Ax', 'Ay', 'Cz']);
  });

  it('answers correctly if no answer is wrong', () => {
    const free = { used: [], lastChampion: null };
    expect([...sharesOf('easy', free).keys()].toSorted()).toEqual(['Ab', 'Ax', 'Ay', 'Ba', 'Bc', 'Bd', 'Cz']);
  });

  it.each([
    // Of one pick every one is as likely; of two the meanest of three is in five of nine pairs, of four in 65 of 81.
    ['easy', 33.3],
    ['medium', 55.6],
    ['hard', 80.2],
  ] as const)('that is %s takes the pick without answers in about %d %%', (strength, percent) => {
    const shares = sharesOf(strength);
    const share = (100 * (shares.get('Bd') ?? 0)) / rightShare(shares);
    expect(Math.abs(share - percent)).toBeLessThan(3.5);
  });

  it('counts remaining answers without its own pick', () => {
    // Without Ax and Ay, Ba leaves no answer but Ab, which has been said: all three are as good.
    const shares = sharesOf('hard', { used: ['Ab', 'Ax', 'Ay', 'Bd'] });
    expect((shares.get('Ba') ?? 0) / rightShare(shares)).toBeGreaterThan(0.7);
  });

  it.each([15, 127])('answers within two seconds, however long a turn of %d s is', (guessTime) => {
    const waits = Array.from({ length: 300 }, (_, draw) => {
      const game = gameOf(`wait ${draw}`, { settings: { ...settings, guessTime } });
      return drawBotMove(game, 'easy', FROM, facts)[0].at - FROM;
    });
    expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
    expect(new Set(waits).size).toBeGreaterThan(50);
  });

  it('waits a random time and returns the next generator', () => {
    const game = gameOf('once');
    const [{ at }, next] = drawBotMove(game, 'hard', FROM, facts);
    expect(at - FROM).toBeGreaterThanOrEqual(900);
    expect(next).not.toEqual(game.random);
    expect(drawBotMove(game, 'hard', FROM, facts)).toEqual([expect.objectContaining({ at }), next]);
  });
});
