import { randomFrom } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import { describe, expect, it } from 'vitest';
import { drawBotMove } from './bot.ts';
import { chainFacts } from './facts.ts';
import type { ChainGame } from './state.ts';
import { settings } from './testing/facts.ts';

const FROM = 1_000_000;
const DRAWS = 2_000;

/** After Ab come Ba, Bc and Bd, which leave two answers, one and none. */
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

/** How often, in a hundred, each champion is said. */
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

describe('a bot in its turn', () => {
  it.each([
    ['easy', 75],
    ['medium', 88],
    ['hard', 96],
  ] as const)('that is %s says something right in about %d of 100', (strength, percent) => {
    expect(Math.abs(rightShare(sharesOf(strength)) - percent)).toBeLessThan(2.5);
  });

  it('slips into anything that is wrong, the champion just named among it', () => {
    const wrong = [...sharesOf('easy').keys()].filter((name) => !['Ba', 'Bc', 'Bd'].includes(name));
    expect(wrong.toSorted()).toEqual(['Ab', 'Ax', 'Ay', 'Cz']);
  });

  it('says something right where nothing is wrong', () => {
    const free = { used: [], lastChampion: null };
    expect([...sharesOf('easy', free).keys()].toSorted()).toEqual(['Ab', 'Ax', 'Ay', 'Ba', 'Bc', 'Bd', 'Cz']);
  });

  it.each([
    // Of one pick every one is as likely; of two the meanest of three is in five of nine pairs, of four in 65 of 81.
    ['easy', 33.3],
    ['medium', 55.6],
    ['hard', 80.2],
  ] as const)('that is %s takes what leaves no answer in about %d of 100', (strength, percent) => {
    const shares = sharesOf(strength);
    const share = (100 * (shares.get('Bd') ?? 0)) / rightShare(shares);
    expect(Math.abs(share - percent)).toBeLessThan(3.5);
  });

  it('takes the least answers that are left, not counting its own pick', () => {
    // Without Ax and Ay, Ba leaves no answer but Ab, which has been said: all three are as good.
    const shares = sharesOf('hard', { used: ['Ab', 'Ax', 'Ay', 'Bd'] });
    expect((shares.get('Ba') ?? 0) / rightShare(shares)).toBeGreaterThan(0.7);
  });

  it('speaks after a while of its own, and leaves the chance to go on from', () => {
    const game = gameOf('once');
    const [{ at }, next] = drawBotMove(game, 'hard', FROM, facts);
    expect(at - FROM).toBeGreaterThanOrEqual(0.15 * 15_000);
    expect(at - FROM).toBeLessThanOrEqual(0.4 * 15_000);
    expect(next).not.toEqual(game.random);
    expect(drawBotMove(game, 'hard', FROM, facts)).toEqual([expect.objectContaining({ at }), next]);
  });
});
