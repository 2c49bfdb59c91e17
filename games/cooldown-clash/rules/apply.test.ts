import { randomFrom } from '@hub/engine/kernel/random';
import { describe, expect, it } from 'vitest';
import { cooldownClash } from './rules.ts';
import { score } from './score.ts';
import type { ClashGame, ClashPlayer } from './state.ts';
import { facts, settings } from './testing/facts.ts';
import { clashGame, NOW, player } from './testing/game.ts';

const at = (now: number) => ({ now, facts });

const guess = (game: ClashGame, number: number, seconds: number) =>
  cooldownClash.apply(game, number, { type: 'guess', seconds }, at(NOW));
/** The game after an accepted guess. */
function guessed(game: ClashGame, number: number, seconds: number): ClashGame {
  const step = guess(game, number, seconds);
  if (!step.ok) throw new Error(step.refusal);
  return step.state;
}

it('the start of a round is the reel, without guesses and points', () => {
  const players = [
    { number: 0, bot: null, isConnected: true },
    { number: 4, bot: 'easy' as const, isConnected: false },
  ];
  const game = cooldownClash.setup({ settings, players, random: randomFrom('begin') }, at(NOW));
  expect(game).toMatchObject({
    round: 1,
    action: 'sendData',
    actionEndsAt: NOW + 4_000,
    botPlans: [],
    idleRounds: 0,
    winner: null,
  });
  const wonRounds = { closest: 0, exact: 0 };
  expect(game.players).toEqual([
    player(0, { wonRounds }),
    player(4, { bot: 'easy', isConnected: false, wonRounds }),
  ]);
  expect(game.asked).toEqual([game.spell.id]);
  expect([cooldownClash.name, cooldownClash.stateVersion]).toEqual(['cooldownClash', 2]);
});

describe('the spell of a round', () => {
  const three = { spells: facts.spells.slice(0, 3) };
  const nextOf = (asked: readonly string[], seed: string): string => {
    const game = clashGame({ action: 'showResults', actionEndsAt: NOW, asked, random: randomFrom(seed) });
    return cooldownClash.advance(game, { now: NOW, facts: three }).spell.id;
  };
  const [first, second] = three.spells.map(({ id }) => id);

  it('advances the random generator', () => {
    const game = clashGame({ action: 'showResults', actionEndsAt: NOW });
    expect(cooldownClash.advance(game, at(NOW)).random).not.toEqual(game.random);
  });

  it('is any remaining spell with equal likelihood', () => {
    let seconds = 0;
    for (let seed = 0; seed < 1_000; seed += 1)
      if (nextOf([first ?? ''], `spell ${seed}`) === second) seconds += 1;
    expect(Math.abs(seconds - 500)).toBeLessThan(60);
  });
});

describe('a guess', () => {
  it.each([
    ['sendData', 5, 'too_early'],
    ['showResults', 5, 'round_over'],
    ['countdown', 5.55, 'bad_guess'],
    ['countdown', -1, 'bad_guess'],
  ] as const)('in the %s of %d is refused: %s', (action, seconds, refusal) => {
    expect(guess(clashGame({ action }), 0, seconds)).toEqual({ ok: false, refusal });
  });

  it.each([
    [1, 'round_over'],
    [2, undefined],
  ])('for round %d in round 2: %s', (round, refusal) => {
    const step = cooldownClash.apply(
      clashGame({ round: 2 }),
      0,
      { type: 'guess', seconds: 5, round },
      at(NOW),
    );
    expect(step.ok ? undefined : step.refusal).toBe(refusal);
  });

  it('is refused from a member of the lobby who does not play', () => {
    const game = clashGame({ players: [player(0, { guess: 5 }), player(1), player(2, { hasLeft: true })] });
    for (const number of [2, 7]) expect(guess(game, number, 5)).toEqual({ ok: false, refusal: 'too_early' });
  });

  it('can be changed; repeating it changes nothing', () => {
    const game = guessed(clashGame(), 1, 5);
    expect(game.players).toEqual([player(0), player(1, { guess: 5 }), player(2)]);
    expect(guessed(game, 1, 7).players[1]?.guess).toBe(7);
    expect(guessed(game, 1, 5)).toBe(game);
    expect(guessed(game, 2, 5).players[2]?.guess).toBe(5);
  });
});

const shown = (idleRounds: number, ...players: ClashPlayer[]): ClashGame =>
  cooldownClash.advance(clashGame({ idleRounds, players, actionEndsAt: NOW }), at(NOW));

it('rounds without a guess are counted until a player guesses', () => {
  expect(shown(3, player(0), player(1)).idleRounds).toBe(4);
  expect(shown(3, player(0), player(1, { guess: 0 })).idleRounds).toBe(0);
});

describe('the deadline', () => {
  it('has no effect early', () => {
    const game = clashGame();
    expect(cooldownClash.deadline(game)).toBe(NOW + 15_000);
    expect(cooldownClash.advance(game, at(NOW + 14_999))).toBe(game);
    expect(cooldownClash.advance(game, at(NOW + 15_000)).action).toBe('showResults');
  });

  it("is the next bot's guess first", () => {
    const players = [player(0), player(-1, { bot: 'easy' }), player(-2, { bot: 'hard' })];
    const botPlans = [
      { number: -1, at: NOW + 5_000, seconds: 9 },
      { number: -2, at: NOW + 3_000, seconds: 12 },
    ];
    const game = clashGame({ players, botPlans });
    expect(cooldownClash.deadline(game)).toBe(NOW + 3_000);
    const once = cooldownClash.advance(game, at(NOW + 3_000));
    expect(once.players.map((one) => one.guess)).toEqual([null, null, 12]);
    expect(once.botPlans).toEqual([botPlans[0]]);
    const twice = cooldownClash.advance(once, at(NOW + 5_000));
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

  it("is postponed together with the bots' guesses", () => {
    const game = clashGame({ botPlans: [{ number: -1, at: NOW + 5_000, seconds: 9 }] });
    expect(cooldownClash.postpone(game, 700)).toEqual({
      ...game,
      actionEndsAt: NOW + 15_700,
      botPlans: [{ number: -1, at: NOW + 5_700, seconds: 9 }],
    });
  });
});

describe("a bot's place", () => {
  const bot = player(-1, { bot: 'easy', totalPoints: 300 });
  const players = [player(0, { totalPoints: 100 }), player(1, { hasLeft: true }), bot];
  const seatIn = (seat: number, action: ClashGame['action'] = 'sendData') =>
    cooldownClash.seatIn?.(clashGame({ action, players }), { seat, bot: -1 }, at(NOW));

  it('is given to a new player between two rounds, with the fewest points', () => {
    expect(seatIn(4)).toMatchObject({ players: [{}, {}, { number: 4, bot: null, totalPoints: 100 }] });
    expect(seatIn(4, 'countdown')).toBeUndefined();
  });

  it('is not given to a player of this game, also after leaving', () =>
    expect([seatIn(0), seatIn(1), seatIn(1, 'countdown')]).toEqual(['hasPlayed', 'hasPlayed', 'hasPlayed']));
});

describe('an absent or leaving player', () => {
  it('does not end an action other than the countdown', () => {
    const game = clashGame({ action: 'sendData', players: [player(0, { guess: 1 }), player(1)] });
    expect(cooldownClash.setConnection(game, 1, 'lost', at(NOW))).toEqual({
      ...game,
      players: [player(0, { guess: 1 }), player(1, { isConnected: false, isRestarted: false })],
    });
  });

  it('is waited for after a restart, until the connection is lost or the player leaves', () => {
    const [bot, botPlans] = [player(-1, { bot: 'easy' }), [{ number: -1, at: NOW, seconds: 9 }]];
    const start = clashGame({ players: [player(0), player(1), bot], botPlans });
    const away = [0, 1].reduce(
      (game, seat) => cooldownClash.setConnection(game, seat, 'restarted', at(NOW)),
      start,
    );
    const alone = cooldownClash.advance(away, at(NOW));
    expect(alone.action).toBe('countdown');
    const one = guessed(cooldownClash.setConnection(alone, 0, 'connected', at(NOW)), 0, 5);
    expect(one.action).toBe('countdown');
    expect(cooldownClash.leave(one, 1, at(NOW)).action).toBe('showResults');
    const both = cooldownClash.setConnection(one, 1, 'connected', at(NOW));
    expect(both.action).toBe('countdown');
    expect(cooldownClash.setConnection(both, 1, 'lost', at(NOW)).action).toBe('showResults');
    expect(cooldownClash.advance(one, at(NOW + 15_000)).action).toBe('showResults');
  });

  it('makes only the last remaining player win', () => {
    const two = cooldownClash.leave(clashGame(), 1, at(NOW));
    expect(two.winner).toBeNull();
    expect(cooldownClash.result(two)).toBeUndefined();
    const one = cooldownClash.leave(two, 0, at(NOW));
    expect(one).toMatchObject({ winner: 2, action: 'countdown' });
    expect(cooldownClash.result(one)?.winner).toBe(2);
    expect(cooldownClash.leave({ ...one, winner: null }, 2, at(NOW)).winner).toBeNull();
  });
});

describe('the points of a round', () => {
  const wonRounds = { closest: 2, exact: 1 };

  it('count the rounds won with the closest and with an exact guess', () => {
    const players = [player(0, { guess: 5, wonRounds }), player(1, { guess: 7, wonRounds })];
    expect(score(players, 5).map((one) => one.wonRounds)).toEqual([{ closest: 2, exact: 2 }, wonRounds]);
    expect(score(players, 6).map((one) => one.wonRounds)).toEqual([
      { closest: 3, exact: 1 },
      { closest: 3, exact: 1 },
    ]);
  });

  it('count no rounds in a game that an older build has started', () =>
    expect(score([player(0, { guess: 5 })], 5)[0]).not.toHaveProperty('wonRounds'));
});

it('the rounds are told once the game is over, and not at all of a game that an older build has started', () => {
  const players = [player(0, { guess: 5 }), player(1)];
  const played = cooldownClash.advance(clashGame({ players, actionEndsAt: NOW, rounds: [] }), at(NOW));
  const rounds = (game: ClashGame) => cooldownClash.view(game, at(NOW)).rounds;
  expect(rounds(played)).toEqual([]);
  const { slot, name, champion, cooldownSeconds } = played.spell;
  expect(rounds({ ...played, winner: 0 })).toEqual([
    {
      champion: champion.name,
      slot,
      spell: name,
      cooldown: cooldownSeconds[0],
      guesses: [{ number: 0, guess: 5, points: played.players[0]?.points }],
    },
  ]);
  expect(shown(0, player(0, { guess: 5 }))).not.toHaveProperty('rounds');
});

describe('the view', () => {
  const players = [
    player(0, { guess: 5, points: 100, totalPoints: 300 }),
    player(-1, { bot: 'easy', hasLeft: true }),
  ];
  const view = (changes: Partial<ClashGame>, now = NOW) =>
    cooldownClash.view(clashGame({ players, ...changes }), at(now));

  it('has no remaining time when the game is over', () => {
    expect(view({}, NOW + 15_001).remainingMs).toBe(0);
    expect(view({ winner: 0 })).toMatchObject({ remainingMs: 0, winner: 0 });
  });
});
