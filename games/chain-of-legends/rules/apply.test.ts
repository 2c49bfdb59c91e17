import { randomFrom } from '@hub/engine/kernel/random';
import { describe, expect, it } from 'vitest';
import { chainOfLegends } from './rules.ts';
import type { ChainGame, ChainPlayer } from './state.ts';
import { championById, currentPlayer } from './state.ts';
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

describe('setup', () => {
  it("plans a bot's move before the end of its turn", () => {
    const game = begin('hard');
    expect(game.botMove).not.toBeNull();
    expect(chainOfLegends.deadline(game)).toBe(game.botMove?.at);
    expect(chainOfLegends.deadline(game)).toBeLessThan(game.turnEndsAt);
  });

  it('has its own name and state version', () => {
    expect([chainOfLegends.name, chainOfLegends.stateVersion]).toEqual(['chainOfLegends', 2]);
  });
});

describe('a correct name', () => {
  it('extends the chain and passes the turn', () => {
    const step = chainOfLegends.apply(gameOf(), 0, { type: 'name', text: 'pyke' }, at(NOW));
    expect(step.ok && step.state).toMatchObject({
      current: 1,
      turn: 5,
      named: 6,
      used: ['Nunu', 'Pyke'],
      lastChampion: 'Pyke',
      lastTurn: { player: 0, input: 'pyke', action: 'correctInput', mistake: null },
      turnEndsAt: NOW + 15_000,
    });
  });

  it('passes the turn over players who are out', () => {
    const game = gameOf({ players: persons(3, 0, 3), current: 2 });
    const step = chainOfLegends.apply(game, 2, { type: 'name', text: 'Pyke' }, at(NOW));
    expect(step.ok && step.state.current).toBe(0);
    const before = gameOf({ players: persons(3, 0, 3) });
    const other = chainOfLegends.apply(before, 0, { type: 'name', text: 'Pyke' }, at(NOW));
    expect(other.ok && other.state.current).toBe(2);
  });
});

describe('the deadline', () => {
  it('has no effect early, and costs a life in time', () => {
    const game = gameOf();
    expect(chainOfLegends.advance(game, at(NOW + 14_999))).toBe(game);
    expect(chainOfLegends.advance(game, at(NOW + 15_000))).toMatchObject({
      players: [{ lives: 2 }, { lives: 3 }, { lives: 3 }],
      current: 1,
      turn: 5,
      lastTurn: { player: 0, input: null, action: 'wrongInput', mistake: 'late' },
      turnEndsAt: NOW + 15_000 + 1_000 + 15_000,
    });
  });

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
  it('is out; the other players continue', () => {
    const game = gameOf();
    expect(chainOfLegends.leave(game, 2, at(NOW))).toEqual({
      ...game,
      players: [...persons(3, 3), { number: 2, bot: null, lives: 0, hasLeft: true, outAt: 4 }],
    });
  });

  it('passes the turn on, with the full time and the same chain', () => {
    expect(chainOfLegends.leave(gameOf(), 0, at(NOW + 9_000))).toMatchObject({
      current: 1,
      turn: 5,
      used: ['Nunu'],
      lastTurn: null,
      turnEndsAt: NOW + 24_000,
      end: null,
    });
  });

  it('makes the last remaining player win', () => {
    const game = gameOf({ players: persons(3, 0, 1), botMove: { at: NOW, text: 'Pyke' } });
    const left = chainOfLegends.leave(game, 2, at(NOW));
    expect(left).toMatchObject({
      turn: 5,
      botMove: null,
      lastTurn: null,
      end: { winner: 0, lostThrough: 'left', possiblePick: null },
    });
    expect(chainOfLegends.result(left)).toEqual({
      winner: 0,
      players: [0, 1, 2].map((number) => ({ number, bot: null, totalPoints: null })),
    });
  });

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
  const nunu = { id: 'Nunu', name: 'Nunu & Willump', image: championById(facts, 'Nunu').image };

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

  it("contains everything except the bots' answers", () => {
    const game = gameOf({
      players: [...persons(3, 2), { number: -1, bot: 'hard', lives: 1, hasLeft: false }],
      botMove: { at: NOW + 2_000, text: 'Pyke' },
    });
    const { remaining, ...rest } = view(game, NOW + 5_000);
    expect(rest).toEqual({
      players: [
        { number: 0, bot: null, lives: 3, hasLeft: false, place: null },
        { number: 1, bot: null, lives: 2, hasLeft: false, place: null },
        { number: -1, bot: 'hard', lives: 1, hasLeft: false, place: null },
      ],
      current: 0,
      turn: 4,
      lastChampion: nunu,
      nextLetter: 'P',
      used: [nunu],
      lastInput: 'Nunu & Willump',
      lastPlayer: 2,
      action: 'correctInput',
      mistake: null,
      remainingMs: 10_000,
      totalMs: 15_000,
      winner: null,
      named: 5,
      lostThrough: null,
      possiblePick: null,
    });
    expect(remaining).toHaveLength(facts.champions.length - 1);
    expect(remaining).not.toContainEqual(nunu);
    expect(Object.keys(remaining[0] ?? {})).toEqual(['id', 'name', 'image']);
  });

  it('has nulls before the first answer', () => {
    expect(view(gameOf({ used: [], lastChampion: null, lastTurn: null }))).toMatchObject({
      lastChampion: null,
      nextLetter: null,
      used: [],
      lastInput: null,
      lastPlayer: null,
      action: null,
      mistake: null,
    });
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

  it('contains winner, reason and a possible pick at the end', () => {
    const end = { winner: 2, lostThrough: 'wrongInput', possiblePick: 'Pyke' } as const;
    expect(view(gameOf({ end }))).toMatchObject({
      winner: 2,
      lostThrough: 'wrongInput',
      possiblePick: 'Pyke',
      remainingMs: 0,
    });
    expect(view(gameOf({ end: { ...end, possiblePick: null } })).possiblePick).toBeNull();
  });
});

it('an unknown champion or player throws', () => {
  expect(() => championById(facts, 'Nobody')).toThrow(RangeError);
  expect(() => currentPlayer(gameOf({ current: 9 }))).toThrow(RangeError);
});
