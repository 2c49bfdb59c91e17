import type { Spell } from '@hub/catalog/spell-schema';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { drawBotPlans } from './bot.ts';
import { type ClashSpell, clashFacts } from './facts.ts';
import type { ClashGame, ClashPlayer } from './game.ts';
import { cooldownClash } from './rules.ts';
import { facts, settings } from './testing/facts.ts';

const NOW = 1_000_000;
const at = (now: number) => ({ now, facts });

const spellOf = (cooldown: number): ClashSpell => ({
  id: 'SomeSpell',
  slot: 'Q',
  name: 'Some Spell',
  image: 'SomeSpell.png',
  cooldownSeconds: [cooldown, cooldown / 2],
  champion: { id: 'Ahri', name: 'Ahri', image: 'Ahri.png' },
});

const player = (number: number, changes: Partial<ClashPlayer> = {}): ClashPlayer => ({
  number,
  bot: null,
  isConnected: true,
  hasLeft: false,
  guess: null,
  points: 0,
  totalPoints: 0,
  ...changes,
});

const gameOf = (changes: Partial<ClashGame> = {}): ClashGame => ({
  settings,
  players: [player(0), player(1), player(2)],
  random: randomFrom('table'),
  round: 2,
  action: 'countdown',
  actionEndsAt: NOW + 15_000,
  spell: spellOf(12),
  asked: ['SomeSpell'],
  botPlans: [],
  idleRounds: 0,
  winner: null,
  ...changes,
});

const guess = (game: ClashGame, number: number, seconds: number) =>
  cooldownClash.obey(game, number, { type: 'guess', seconds }, at(NOW));
/** The game after a guess that is taken. */
function guessed(game: ClashGame, number: number, seconds: number): ClashGame {
  const step = guess(game, number, seconds);
  if (!step.ok) throw new Error(step.refusal);
  return step.state;
}

describe('the beginning', () => {
  it('is the reel of the first round, with nothing gained', () => {
    const players = [
      { number: 0, bot: null, isConnected: true },
      { number: 4, bot: 'easy' as const, isConnected: false },
    ];
    const game = cooldownClash.begin({ settings, players, random: randomFrom('begin') }, at(NOW));
    expect(game).toMatchObject({
      round: 1,
      action: 'sendData',
      actionEndsAt: NOW + 4_000,
      botPlans: [],
      idleRounds: 0,
      winner: null,
    });
    expect(game.players).toEqual([player(0), player(4, { bot: 'easy', isConnected: false })]);
    expect(game.asked).toEqual([game.spell.id]);
    expect([cooldownClash.name, cooldownClash.stateVersion]).toEqual(['cooldownClash', 1]);
  });

  it('clears what was guessed and gained in the round before', () => {
    const game = gameOf({
      action: 'showResults',
      actionEndsAt: NOW,
      players: [player(0, { guess: 3, points: 100, totalPoints: 100 }), player(1)],
    });
    expect(cooldownClash.goOn(game, at(NOW))).toMatchObject({
      action: 'sendData',
      round: 3,
      players: [{ guess: null, points: 0, totalPoints: 100 }, { guess: null }],
    });
  });
});

describe('the spell of a round', () => {
  const three = { version: '1', spells: facts.spells.slice(0, 3) };
  const nextOf = (asked: readonly string[], seed: string): string => {
    const game = gameOf({ action: 'showResults', actionEndsAt: NOW, asked, random: randomFrom(seed) });
    return cooldownClash.goOn(game, { now: NOW, facts: three }).spell.id;
  };
  const [first, second, third] = three.spells.map(({ id }) => id);

  it('is none that has been asked, however often the draw meets one', () => {
    for (let seed = 0; seed < 200; seed += 1)
      expect(nextOf([first ?? '', second ?? ''], `spell ${seed}`)).toBe(third);
  });

  it('is any of those that are left, each as likely as the other', () => {
    let seconds = 0;
    for (let seed = 0; seed < 1_000; seed += 1)
      if (nextOf([first ?? ''], `spell ${seed}`) === second) seconds += 1;
    expect(Math.abs(seconds - 500)).toBeLessThan(60);
  });

  it('draws on: the same chance is not used twice', () => {
    const game = gameOf({ action: 'showResults', actionEndsAt: NOW });
    expect(cooldownClash.goOn(game, at(NOW)).random).not.toEqual(game.random);
  });
});

describe('a guess', () => {
  it.each([
    ['sendData', 5, 'too_early'],
    ['showResults', 5, 'round_over'],
    ['countdown', 5.55, 'bad_guess'],
    ['countdown', -1, 'bad_guess'],
  ] as const)('in the %s of %d is refused: %s', (action, seconds, refusal) => {
    expect(guess(gameOf({ action }), 0, seconds)).toEqual({ ok: false, refusal });
  });

  it('may be changed, and changes nothing when it is the same', () => {
    const game = guessed(gameOf(), 1, 5);
    expect(game.players).toEqual([player(0), player(1, { guess: 5 }), player(2)]);
    expect(guessed(game, 1, 7).players[1]?.guess).toBe(7);
    expect(guessed(game, 1, 5)).toBe(game);
    expect(guessed(game, 2, 5).players[2]?.guess).toBe(5);
  });
});

const shown = (idleRounds: number, ...players: ClashPlayer[]): ClashGame =>
  cooldownClash.goOn(gameOf({ idleRounds, players, actionEndsAt: NOW }), at(NOW));

it('are counted until somebody guesses', () => {
  expect(shown(3, player(0), player(1)).idleRounds).toBe(4);
  expect(shown(3, player(0), player(1, { guess: 0 })).idleRounds).toBe(0);
});

describe('rounds in a row without a guess', () => {
  it('are ten at most', () => {
    expect([9, 10].map((idleRounds) => cooldownClash.isAbandoned(gameOf({ idleRounds })))).toEqual([
      false,
      true,
    ]);
  });
});

describe('the clock', () => {
  it('means nothing before its time', () => {
    const game = gameOf();
    expect(cooldownClash.deadline(game)).toBe(NOW + 15_000);
    expect(cooldownClash.goOn(game, at(NOW + 14_999))).toBe(game);
    expect(cooldownClash.goOn(game, at(NOW + 15_000)).action).toBe('showResults');
  });

  it('rings for the bots first, one after the other', () => {
    const players = [player(0), player(-1, { bot: 'easy' }), player(-2, { bot: 'hard' })];
    const botPlans = [
      { number: -1, at: NOW + 5_000, seconds: 9 },
      { number: -2, at: NOW + 3_000, seconds: 12 },
    ];
    const game = gameOf({ players, botPlans });
    expect(cooldownClash.deadline(game)).toBe(NOW + 3_000);
    const once = cooldownClash.goOn(game, at(NOW + 3_000));
    expect(once.players.map((one) => one.guess)).toEqual([null, null, 12]);
    expect(once.botPlans).toEqual([botPlans[0]]);
    const twice = cooldownClash.goOn(once, at(NOW + 5_000));
    expect(twice).toMatchObject({
      action: 'countdown',
      botPlans: [],
      players: [{}, { guess: 9 }, { guess: 12 }],
    });
    expect(guessed(twice, 0, 10)).toMatchObject({
      action: 'showResults',
      players: [{}, {}, { points: 150 }],
    });
  });

  it('is put off with everything that is to come', () => {
    const game = gameOf({ botPlans: [{ number: -1, at: NOW + 5_000, seconds: 9 }] });
    expect(cooldownClash.postpone(game, 700)).toEqual({
      ...game,
      actionEndsAt: NOW + 15_700,
      botPlans: [{ number: -1, at: NOW + 5_700, seconds: 9 }],
    });
  });
});

describe('somebody who is away or leaves', () => {
  it('changes nothing of an action in which nobody guesses', () => {
    const game = gameOf({ action: 'sendData', players: [player(0, { guess: 1 }), player(1)] });
    expect(cooldownClash.connect(game, 1, false, at(NOW))).toEqual({
      ...game,
      players: [player(0, { guess: 1 }), player(1, { isConnected: false })],
    });
  });

  it('is not waited for any more', () => {
    const game = guessed(guessed(gameOf(), 0, 5), 1, 6);
    expect(cooldownClash.leave(game, 2, at(NOW))).toMatchObject({
      action: 'showResults',
      winner: null,
      players: [{ guess: 5 }, { guess: 6 }, { hasLeft: true, isConnected: false }],
    });
  });

  it('leaves the last one as the winner, and no one else', () => {
    const two = cooldownClash.leave(gameOf(), 1, at(NOW));
    expect(two.winner).toBeNull();
    expect(cooldownClash.result(two)).toBeUndefined();
    const one = cooldownClash.leave(two, 0, at(NOW));
    expect(one).toMatchObject({ winner: 2, action: 'countdown' });
    expect(cooldownClash.result(one)?.winner).toBe(2);
    expect(cooldownClash.leave({ ...one, winner: null }, 2, at(NOW)).winner).toBeNull();
  });
});

describe('what everybody sees', () => {
  const players = [
    player(0, { guess: 5, points: 100, totalPoints: 300 }),
    player(-1, { bot: 'easy', hasLeft: true }),
  ];
  const view = (changes: Partial<ClashGame>, now = NOW) =>
    cooldownClash.view(gameOf({ players, ...changes }), at(now));

  it('is neither a guess nor the cooldown before the results', () => {
    expect(view({}, NOW + 5_000)).toEqual({
      players: [
        {
          number: 0,
          bot: null,
          hasLeft: false,
          hasGuessed: true,
          guess: null,
          points: 100,
          totalPoints: 300,
        },
        { number: -1, bot: 'easy', hasLeft: true, hasGuessed: false, guess: null, points: 0, totalPoints: 0 },
      ],
      round: 2,
      action: 'countdown',
      champion: { id: 'Ahri', name: 'Ahri', image: 'Ahri.png' },
      spell: { id: 'SomeSpell', slot: 'Q', name: 'Some Spell', image: 'SomeSpell.png' },
      timeLeft: 10_000,
      timePerTurn: 15_000,
      winner: null,
    });
  });

  it('is both in the results', () => {
    expect(view({ action: 'showResults' })).toMatchObject({
      players: [{ guess: 5 }, { guess: null }],
      spell: { cooldownSeconds: [12, 6] },
      timePerTurn: 6_000,
    });
  });

  it('has no time left when it is over', () => {
    expect(view({}, NOW + 15_001).timeLeft).toBe(0);
    expect(view({ winner: 0 })).toMatchObject({ timeLeft: 0, winner: 0 });
  });
});

const plansOf = (cooldown: number, bot: 'easy' | 'medium' | 'hard') => {
  let game = gameOf({
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

describe('the plan of a bot', () => {
  it.each([
    ['easy', 30, 170],
    ['medium', 65, 135],
    ['hard', 85, 115],
  ] as const)('that is %s misses 100 seconds by what it may, from %d to %d', (bot, lowest, highest) => {
    const guesses = guessesOf(100, bot);
    expect([Math.min(...guesses), Math.max(...guesses)]).toEqual([lowest, highest]);
    expect(guesses.every(Number.isInteger)).toBe(true);
    const middle = guesses.reduce((sum, one) => sum + one, 0) / guesses.length;
    expect(Math.abs(middle - 100)).toBeLessThan(6);
  });

  it('is in halves of seconds below ten, and in whole ones from there on', () => {
    const small = guessesOf(4, 'easy');
    expect(small.every((seconds) => Number.isInteger(seconds * 2))).toBe(true);
    expect(small.some((seconds) => !Number.isInteger(seconds))).toBe(true);
    expect([Math.min(...small), Math.max(...small)]).toEqual([1, 7]);
    const around = guessesOf(10.3, 'hard').filter((seconds) => seconds > 10);
    expect(around.every(Number.isInteger)).toBe(true);
  });

  it('stays between nothing and the highest guess', () => {
    expect(Math.max(...guessesOf(999, 'hard'))).toBe(999);
    expect(Math.min(...guessesOf(0.1, 'easy'))).toBe(0);
  });

  it('differs from bot to bot, and comes in time', () => {
    const plans = plansOf(100, 'easy');
    expect(plans.some(({ seconds }, at) => at % 2 === 1 && seconds !== plans[at - 1]?.seconds)).toBe(true);
    const delays = plans.map(({ at }) => at - NOW);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0.35 * 15_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(0.8 * 15_000);
  });
});

const champion = { id: 'Ahri', name: 'Ahri', image: 'Ahri.png' };
const spell = (id: string, changes: Partial<Spell> = {}): Spell => ({
  ...spellOf(5),
  id,
  kind: 'normal',
  champion: 'Ahri',
  ...changes,
});
const idsOf = (...spells: Spell[]): string[] =>
  clashFacts('1', spells, [champion]).spells.map(({ id }) => id);

describe('the spells that are asked for', () => {
  it('are the normal ones with a cooldown at their first rank', () => {
    expect(
      idsOf(
        spell('normal'),
        spell('charges', { kind: 'charges' }),
        spell('none', { cooldownSeconds: [0, 5] }),
        spell('short', { cooldownSeconds: [0.5, 0] }),
        spell('empty', { cooldownSeconds: [] }),
      ),
    ).toEqual(['normal', 'short']);
  });

  it('come with their champion', () => {
    expect(clashFacts('1', [spell('one')], [champion]).spells[0]?.champion).toEqual(champion);
    expect(() => clashFacts('1', [spell('one')], [])).toThrow(RangeError);
  });

  it('are at least one', () => {
    expect(() => clashFacts('1', [spell('none', { cooldownSeconds: [0] })], [champion])).toThrow(RangeError);
  });
});
