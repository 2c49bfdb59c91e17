import { randomFrom } from '@hub/engine/kernel/random';
import { describe, expect, it } from 'vitest';
import { chainOfLegends } from './rules.ts';
import type { ChainGame, ChainPlayer } from './state.ts';
import { facts, settings } from './testing/facts.ts';

const NOW = 1_000_000;
const at = (now: number) => ({ now, facts });

const persons = (...lives: number[]): ChainPlayer[] =>
  lives.map((left, number) => ({ number, bot: null, lives: left, hasLeft: false }));

const gameOf = (changes: Partial<ChainGame> = {}): ChainGame => ({
  players: persons(3, 3, 3),
  settings,
  random: randomFrom('table'),
  current: 0,
  turn: 4,
  used: ['Nunu'],
  lastChampion: 'Nunu',
  named: 5,
  lastTurn: { player: 2, input: 'Nunu & Willump', action: 'correctInput', mistake: null },
  isJinxed: false,
  turnEndsAt: NOW + 15_000,
  botMove: null,
  end: null,
  ...changes,
});

const begin = (bot: ChainPlayer['bot']) =>
  chainOfLegends.setup(
    {
      settings,
      players: [3, 5].map((number) => ({ number, bot, isConnected: true })),
      random: randomFrom('begin'),
    },
    at(NOW),
  );

it('setup gives all players their lives and shuffles the turn order', () => {
  const game = begin(null);
  expect(game).toMatchObject({
    current: 0,
    turn: 0,
    used: [],
    named: 0,
    lastTurn: null,
    isJinxed: false,
    botMove: null,
    turnEndsAt: NOW + 15_000,
    end: null,
  });
  expect(game.players.toSorted((a, b) => a.number - b.number)).toEqual([
    { number: 3, bot: null, lives: 3, hasLeft: false },
    { number: 5, bot: null, lives: 3, hasLeft: false },
  ]);
});

const view = (game: ChainGame, now = NOW) => chainOfLegends.view(game, at(now));

it("setup plans a bot's move before the end of its turn", () => {
  const game = begin('hard');
  expect(game.botMove).not.toBeNull();
  expect(chainOfLegends.deadline(game)).toBe(game.botMove?.at);
  expect(chainOfLegends.deadline(game)).toBeLessThan(game.turnEndsAt);
});

describe('the deadline', () => {
  it("submits a bot's planned answer", () => {
    const game = gameOf({ botMove: { at: NOW + 2_000, text: 'Pyke' } });
    expect(chainOfLegends.advance(game, at(NOW + 1_999))).toBe(game);
    expect(chainOfLegends.advance(game, at(NOW + 2_000))).toMatchObject({
      lastChampion: 'Pyke',
      botMove: null,
    });
  });

  it("is postponed together with a bot's answer", () => {
    const game = gameOf({ botMove: { at: NOW + 2_000, text: 'Pyke' } });
    expect(chainOfLegends.postpone(game, 500)).toEqual({
      ...game,
      turnEndsAt: NOW + 15_500,
      botMove: { at: NOW + 2_500, text: 'Pyke' },
    });
    expect(chainOfLegends.postpone(gameOf(), 500).botMove).toBeNull();
  });

  it('applies to absent players; no game is abandoned', () => {
    const game = gameOf();
    expect(chainOfLegends.setConnection(game, 0, 'lost', at(NOW))).toBe(game);
    expect(chainOfLegends.isAbandoned(game)).toBe(false);
  });
});

describe('a leaving player', () => {
  it('passes the turn on, with the full time and the same chain', () =>
    expect(chainOfLegends.leave(gameOf(), 0, at(NOW + 9_000))).toMatchObject({
      current: 1,
      turn: 5,
      used: ['Nunu'],
      lastTurn: null,
      turnEndsAt: NOW + 24_000,
      end: null,
    }));

  it('does not end the game if already out', () => {
    const game = gameOf({ players: persons(3, 3, 0) });
    expect(chainOfLegends.leave(game, 2, at(NOW))).toMatchObject({
      players: [{ lives: 3 }, { lives: 3 }, { lives: 0, hasLeft: true }],
      end: null,
    });
    expect(chainOfLegends.result(game)).toBeUndefined();
    const over = gameOf({
      players: persons(3, 0, 0),
      end: { winner: 0, lostThrough: 'jinxed', possiblePick: null },
    });
    expect(chainOfLegends.leave(over, 2, at(NOW)).end?.lostThrough).toBe('jinxed');
  });

  it('is ignored if already gone or unknown', () => {
    const once = chainOfLegends.leave(gameOf(), 2, at(NOW));
    expect(chainOfLegends.leave(once, 2, at(NOW))).toBe(once);
    expect(chainOfLegends.leave(once, 7, at(NOW))).toBe(once);
  });
});

describe('the view', () => {
  it('ranks the players of a finished game by how long they stayed in', () => {
    const players = [
      { number: 0, bot: null, lives: 0, hasLeft: false, outAt: 9 },
      { number: 1, bot: null, lives: 2, hasLeft: false },
      { number: 2, bot: null, lives: 0, hasLeft: true, outAt: 3 },
    ];
    const end = { winner: 1, lostThrough: 'wrongInput', possiblePick: null } as const;
    expect(view(gameOf({ players, end }), NOW).players.map(({ place }) => place)).toEqual([2, 1, 3]);
  });

  it('ranks all losers of a game that an older build has stored second', () => {
    const end = { winner: 1, lostThrough: 'wrongInput', possiblePick: null } as const;
    const { players } = view(gameOf({ players: persons(0, 2, 0), end }), NOW);
    expect(players.map(({ place }) => place)).toEqual([2, 1, 2]);
  });

  it('counts the turn in which the last life is lost', () => {
    const game = gameOf({ players: persons(1, 3, 3) });
    const step = chainOfLegends.apply(game, 0, { type: 'name', text: 'Zzz' }, at(NOW));
    expect(step.ok && step.state.players[0]).toMatchObject({ lives: 0, outAt: 4 });
  });

  it('contains the mistake and a remaining time within bounds', () => {
    const late = { player: 1, input: null, action: 'wrongInput', mistake: 'late' } as const;
    expect(view(gameOf({ lastTurn: late }), NOW - 1_000)).toMatchObject({
      lastPlayer: 1,
      mistake: 'late',
      remainingMs: 15_000,
    });
    expect(view(gameOf(), NOW + 16_000).remainingMs).toBe(0);
  });
});

const bots = (...lives: number[]): ChainPlayer[] =>
  lives.map((left, at) => ({ number: -1 - at, bot: 'gurg', lives: left, hasLeft: false }));

describe('once only bots have lives', () => {
  const last = [{ number: 0, bot: null, lives: 1, hasLeft: false }, ...bots(3, 3)];

  /** The game after the last person has lost the last life. */
  const amongBots = () => {
    const step = chainOfLegends.apply(gameOf({ players: last }), 0, { type: 'name', text: 'Zzz' }, at(NOW));
    if (!step.ok) throw new Error(step.refusal);
    return step.state;
  };

  it('turns take a quarter of their time, after the mistake was shown as long as any other', () => {
    const game = amongBots();
    expect(game.turnEndsAt).toBe(NOW + 1_000 + 15_000 / 4);
    const waits = (game.botMove?.at ?? 0) - NOW - 1_000;
    expect(waits).toBeGreaterThan(0);
    expect(waits).toBeLessThanOrEqual(2_000 / 4);
    const next = chainOfLegends.advance(game, at(game.botMove?.at ?? 0));
    expect((next.botMove?.at ?? Infinity) - (game.botMove?.at ?? 0)).toBeLessThanOrEqual((1_000 + 2_000) / 4);
  });

  it('a whole rest of a game keeps that pace', () => {
    let game = amongBots();
    const waits: number[] = [];
    while (chainOfLegends.result(game) === undefined) {
      const now = chainOfLegends.deadline(game);
      const next = chainOfLegends.advance(game, at(now));
      if (next.end === null) waits.push(chainOfLegends.deadline(next) - now);
      game = next;
    }
    expect(waits.length).toBeGreaterThan(5);
    // The longest: a mistake is shown, and the bot answers or the letter is jinxed.
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_200 / 4);
  });

  it('the view has the time that the turn really takes', () => {
    const game = amongBots();
    expect(view(game, NOW)).toMatchObject({ totalMs: 3_750, remainingMs: 3_750 });
    expect(view(game, game.turnEndsAt - 1_000)).toMatchObject({ totalMs: 3_750, remainingMs: 1_000 });
    expect(view(chainOfLegends.postpone(game, 5_000), game.turnEndsAt)).toMatchObject({ remainingMs: 3_750 });
  });

  it('the running turn keeps its time when the last person leaves in it', () => {
    const players = [
      { number: 0, bot: null, lives: 0, hasLeft: false },
      { number: 1, bot: null, lives: 2, hasLeft: false },
      ...bots(3, 3),
    ];
    const running = gameOf({ players, current: 2, botMove: { at: NOW + 900, text: 'Pyke' } });
    const left = chainOfLegends.leave(running, 1, at(NOW));
    expect(view(left, NOW)).toMatchObject({ totalMs: 15_000, remainingMs: 15_000 });
    expect(chainOfLegends.advance(left, at(NOW + 900)).turnEndsAt).toBe(NOW + 900 + 3_750);
  });

  it('and not before', () => {
    const players = [...last, { number: 1, bot: null, lives: 1, hasLeft: false }];
    const step = chainOfLegends.apply(gameOf({ players }), 0, { type: 'name', text: 'Zzz' }, at(NOW));
    expect(step.ok && step.state.turnEndsAt).toBe(NOW + 16_000);
  });
});

describe('a player who is out', () => {
  it.each([
    ['a wrong letter', 'Annie', { cause: 'wrongLetter', input: 'Annie' }],
    ['a used champion', 'Nunu', { cause: 'used', input: 'Nunu' }],
    ['an unknown name', 'Zzz', { cause: 'unknown', input: 'Zzz' }],
  ])('has in its state what took the last life: %s', (_, text, outBy) => {
    const game = gameOf({ players: persons(1, 3, 3) });
    const step = chainOfLegends.apply(game, 0, { type: 'name', text }, at(NOW));
    if (!step.ok) throw new Error(step.refusal);
    expect(view(step.state).players.map((player) => [player.place, player.outBy])).toEqual([
      [3, outBy],
      [null, null],
      [null, null],
    ]);
    // The next turns change nothing of it.
    const later = chainOfLegends.apply(step.state, 1, { type: 'name', text: 'Zzz' }, at(NOW));
    expect(later.ok && view(later.state).players[0]).toMatchObject({ place: 3, outBy });
  });

  it('is told of the clock and of a jinx', () => {
    const late = chainOfLegends.advance(gameOf({ players: persons(1, 3, 3) }), at(NOW + 15_000));
    expect(view(late).players[0]?.outBy).toEqual({ cause: 'late', input: null });
    const jinx = gameOf({ players: persons(1, 3, 3), isJinxed: true, turnEndsAt: NOW });
    expect(view(chainOfLegends.advance(jinx, at(NOW))).players[0]?.outBy).toEqual({
      cause: 'jinxed',
      input: null,
    });
  });

  it('has no cause after leaving, nor in games of older builds', () => {
    const left = chainOfLegends.leave(gameOf(), 0, at(NOW));
    expect(view(left).players[0]).toMatchObject({ place: 3, outBy: null });
    expect(view(gameOf({ players: persons(0, 3, 3) })).players[0]).toMatchObject({ place: 3, outBy: null });
  });
});
