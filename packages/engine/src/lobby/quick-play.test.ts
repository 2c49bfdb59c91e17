import { describe, expect, it } from 'vitest';
import { CHARACTERS } from './bots.ts';
import type { LobbyCommand, LobbyEvent } from './command.ts';
import type { LobbyGame } from './lobby-game.ts';
import { lobbyRules } from './rules.ts';
import { QUICK_LOADING_MS, QUICK_START_MS } from './state.ts';
import { type ClaimTypes, claimFacts, claimGame } from './testing/claim-game.ts';

type Input = Parameters<ReturnType<typeof lobbyRules<ClaimTypes>>['apply']>[1];

/** A table of the smallest game, whose rounds are over when `isBetween` says so. */
class Table {
  readonly #rules;
  state;
  now = 1_000_000;
  events: readonly LobbyEvent[] = [];

  constructor(
    game: LobbyGame<ClaimTypes> = claimGame,
    maxPlayers = 4,
    changes: { quickPlay?: boolean } = {},
  ) {
    this.#rules = lobbyRules(game);
    const settings = { name: 'A lobby', maxPlayers, guessTime: 15, quickPlay: true, ...changes };
    const options = { settings, sealedPassword: null };
    this.state = this.#rules.setup({ options, seats: 1, seed: 'quick', now: this.now, facts: claimFacts });
  }

  send(input: Input): string | undefined {
    const step = this.#rules.apply(this.state, input, { now: this.now, facts: claimFacts });
    if (!step.ok) return step.refusal;
    this.state = JSON.parse(JSON.stringify(step.state)) as typeof step.state;
    this.events = step.events;
    return undefined;
  }

  says(seat: number, command: LobbyCommand<'claim'>): string | undefined {
    return this.send({ type: 'command', seat, command });
  }

  quick(seat: number): string | undefined {
    return this.says(seat, { type: 'quickJoin', bots: CHARACTERS });
  }

  /** Lets the next deadline pass. */
  wait(): void {
    this.now = this.#rules.deadline(this.state) ?? this.now;
    this.send({ type: 'deadline' });
  }

  /** From a new lobby to the running game. */
  begin(...seats: readonly number[]): this {
    for (const seat of seats) this.quick(seat);
    for (const seat of seats) this.says(seat, { type: 'pageLoaded' });
    this.wait();
    return this;
  }

  get numbers(): number[] {
    return this.state.players.map(({ number }) => number);
  }

  get result() {
    return this.#rules.result(this.state);
  }
}

/** Rounds are over all the time. */
const open: LobbyGame<ClaimTypes> = {
  ...claimGame,
  seatIn: (game, { seat, bot }) => ({
    ...game,
    players: game.players.map((number) => (number === bot ? seat : number)),
  }),
};

/** After a game of one person with bots, who plays again. */
const openAgain = () => {
  const table = new Table().begin(0);
  table.says(0, { type: 'move', move: 'claim' });
  table.says(0, { type: 'playAgain' });
  expect(table.numbers).toEqual([0, -1, -2, -3]);
  return table;
};

const change = (quickPlay: boolean, maxPlayers = 4) =>
  ({
    type: 'changeSettings',
    settings: { name: 'A lobby', maxPlayers, guessTime: 15, quickPlay },
  }) as const;

describe('quick play', () => {
  it('starts after two seconds with bots on all free seats', () => {
    const table = new Table();
    expect(table.quick(0)).toBeUndefined();
    expect(table.state).toMatchObject({ phase: 'starting', phaseEndsAt: table.now + QUICK_START_MS });
    expect(table.quick(1)).toBeUndefined();
    table.says(0, { type: 'pageLoaded' });
    table.says(1, { type: 'pageLoaded' });
    table.wait();
    expect(table.state.phase).toBe('playing');
    expect(table.numbers).toEqual([0, 1, -1, -2]);
    expect(table.state.players.at(-1)).toMatchObject({ bot: 'sidestep', isReady: true });
  });

  it('does not wait longer than a second for pages', () => {
    const table = new Table();
    table.quick(0);
    table.wait();
    expect(table.state).toMatchObject({ phase: 'loading', phaseEndsAt: table.now + QUICK_LOADING_MS });
    table.wait();
    expect(table.state.phase).toBe('playing');
  });

  it('does not extend the countdown for players who join it, also by the list', () => {
    const table = new Table();
    table.quick(0);
    const { phaseEndsAt } = table.state;
    table.now += 1_500;
    table.quick(1);
    expect(table.says(2, { type: 'join' })).toBeUndefined();
    expect(table.state).toMatchObject({ phase: 'starting', phaseEndsAt });
    expect(table.numbers).toEqual([0, 1, 2]);
  });

  it('starts a lobby whose players are ready, and refuses one in which somebody is not', () => {
    const table = new Table();
    expect(table.quick(3)).toBe('started');
    expect(table.numbers).toEqual([0]);
    table.says(0, { type: 'setReady', isReady: true });
    expect(table.quick(3)).toBeUndefined();
    table.wait();
    expect(table.numbers).toEqual([0, 3, -1, -2]);
  });

  it('goes on with the countdown when all but one have left, and with bots from then on', () => {
    const table = new Table();
    table.quick(0);
    table.quick(1);
    table.send({ type: 'seatLeft', seat: 0 });
    expect(table.state.phase).toBe('starting');
    table.wait();
    expect(table.numbers).toEqual([1, -1, -2, -3]);
  });

  it('refuses lobbies that are switched off, full of persons, or have removed the player', () => {
    expect(new Table(claimGame, 4, { quickPlay: false }).quick(1)).toBe('started');
    const full = new Table(claimGame, 2);
    full.quick(0);
    full.quick(1);
    expect(full.quick(2)).toBe('full');
    const kicked = new Table();
    kicked.says(1, { type: 'join' });
    kicked.says(0, { type: 'kick', seat: 1 });
    expect(kicked.quick(1)).toBe('kicked');
  });

  it('gives a person who comes by the link after a game the place of a bot', () => {
    const table = new Table(claimGame, 2).begin(0);
    table.says(0, { type: 'move', move: 'claim' });
    expect(table.says(5, { type: 'join' })).toBeUndefined();
    expect(table.numbers).toEqual([0, 5]);
  });

  it('refuses a running game without places between rounds; a link lets the person wait for the next one', () => {
    const table = new Table().begin(0);
    expect(table.quick(5)).toBe('started');
    expect(table.says(5, { type: 'join' })).toBeUndefined();
    expect(table.numbers).toEqual([0, -1, -2, 5]);
    expect(table.state.game?.players).toEqual([0, -1, -2, -3]);
    table.says(0, { type: 'move', move: 'claim' });
    table.quick(0);
    table.quick(5);
    table.wait();
    table.wait();
    expect(table.state.game?.players).toEqual([0, 5, -1, -2]);
  });

  it('ends the game of the bots when the last person leaves, also after another has waited for the next one', () => {
    const table = new Table().begin(0);
    table.says(5, { type: 'join' });
    table.send({ type: 'seatLeft', seat: 5 });
    table.send({ type: 'seatLeft', seat: 0 });
    expect(table.state.phase).toBe('over');
    expect(table.result?.winner).toBe(-1);
  });

  it('seats a person in the place of a bot between rounds, and knows who was not there in the first', () => {
    const table = new Table(open).begin(0);
    expect(table.quick(5)).toBeUndefined();
    expect(table.events).toEqual([{ type: 'playerJoined', number: 5 }, { type: 'gameChanged' }]);
    expect(table.state.game?.players).toEqual([0, -1, -2, 5]);
    table.says(5, { type: 'move', move: 'claim' });
    expect(table.result).toMatchObject({ winner: 5, latecomers: [5] });
  });

  it('refuses who has left the running game until it is over, by quick play and by a link', () => {
    const table = new Table({
      ...open,
      seatIn: (game, change, context) =>
        change.seat === 1 ? 'hasPlayed' : open.seatIn?.(game, change, context),
    }).begin(0, 1);
    table.send({ type: 'seatLeft', seat: 1 });
    expect(table.quick(1)).toBe('started');
    expect(table.says(1, { type: 'join' })).toBe('started');
    expect(table.send({ type: 'seatReturned', seat: 1 })).toBe('started');
    expect(table.numbers).toEqual([0, -1, -2]);
    table.says(0, { type: 'move', move: 'claim' });
    expect(table.says(1, { type: 'join' })).toBeUndefined();
    expect(table.result).toMatchObject({ winner: 0, latecomers: [] });
  });

  it('seats a person who came during a round when it is over', () => {
    let isBetween = false;
    const table = new Table({
      ...open,
      seatIn: (...change) => (isBetween ? open.seatIn?.(...change) : undefined),
    }).begin(0);
    expect(table.quick(5)).toBe('started');
    table.says(5, { type: 'join' });
    expect(table.state.game?.players).not.toContain(5);
    isBetween = true;
    table.wait();
    expect(table.state.game?.players).toEqual([0, -1, -2, 5]);
  });

  it('brings a person to a running round if it is short, and seats the person when it is over', () => {
    let isBetween = false;
    const withRounds = (longestRoundMs: number): LobbyGame<ClaimTypes> => ({
      ...open,
      seatIn: (...change) => (isBetween ? open.seatIn?.(...change) : undefined),
      longestRoundMs: () => longestRoundMs,
    });
    expect(new Table(withRounds(20_000)).begin(0).quick(5)).toBe('started');
    const table = new Table(withRounds(15_000)).begin(0);
    expect(table.quick(5)).toBeUndefined();
    expect(table.state.game?.players).not.toContain(5);
    isBetween = true;
    table.wait();
    expect(table.state.game?.players).toEqual([0, -1, -2, 5]);
  });

  it('starts the next game for all who are still there, with other bots', () => {
    const table = new Table().begin(0, 1);
    table.says(0, { type: 'move', move: 'claim' });
    expect(table.says(1, { type: 'quickJoin', bots: ['hush', 'halve'] })).toBeUndefined();
    expect(table.events.map(({ type }) => type)).toEqual(['reopened']);
    expect(table.says(1, { type: 'quickJoin', bots: ['hush'] })).toBeUndefined();
    expect(table.events).toEqual([]);
    table.quick(0);
    expect(table.events.map(({ type }) => type)).toEqual(['playerChanged', 'startingBegan']);
    table.wait();
    expect(table.numbers).toEqual([0, 1, -6, -5]);
  });

  it('starts the next game after ten seconds without those who still read, who are not seated any more', () => {
    const table = new Table().begin(0, 1);
    table.says(0, { type: 'move', move: 'claim' });
    table.quick(1);
    table.wait();
    expect(table.events).toEqual([
      { type: 'playerLeft', number: 0, isKicked: false, isReading: true },
      { type: 'ownerChanged' },
      { type: 'startingBegan' },
    ]);
    expect(table.says(0, { type: 'playAgain' })).toBe('not_seated');
    table.wait();
    expect(table.numbers).toEqual([1, -1, -2, -3]);
  });

  it('is no second seat for a player who is there already', () => {
    const table = new Table();
    table.quick(0);
    const { state } = table;
    table.quick(0);
    expect(table.state).toEqual(state);
    table.wait();
    expect(table.quick(0)).toBeUndefined();
    expect(table.numbers).toEqual([0, -1, -2, -3]);
  });

  describe('whose lobby is open again', () => {
    it('gives persons who come by the link the seats of bots, until it is full of persons', () => {
      const table = openAgain();
      for (const seat of [5, 6]) expect(table.says(seat, { type: 'join' })).toBeUndefined();
      expect(table.numbers).toEqual([0, -1, 5, 6]);
      expect(table.state).toMatchObject({ phase: 'open', players: [{}, {}, { isReady: false }, {}] });
      table.says(0, { type: 'kick', seat: 6 });
      expect(table.says(6, { type: 'join' })).toBe('kicked');
      for (const seat of [7, 8]) expect(table.says(seat, { type: 'join' })).toBeUndefined();
      expect(table.says(9, { type: 'join' })).toBe('full');
      table.send({ type: 'seatLeft', seat: 0 });
      expect(table.state.owner).toBe(5);
      expect(table.says(9, { type: 'join' })).toBeUndefined();
    });

    it('keeps bots removed that the owner has removed, also when a friend leaves', () => {
      const table = openAgain();
      for (const bot of [-1, -2, -3]) expect(table.says(0, { type: 'removeBot', bot })).toBeUndefined();
      expect(table.numbers).toEqual([0]);
      table.says(5, { type: 'join' });
      table.send({ type: 'seatLeft', seat: 5 });
      expect(table.numbers).toEqual([0]);
    });

    it('is as one made by hand once its owner closes it to quick play: its bots leave, and chosen ones stay', () => {
      const table = openAgain();
      table.says(5, { type: 'join' });
      expect(table.says(0, change(false, 2))).toBeUndefined();
      expect(table.numbers).toEqual([0, 5]);
      table.send({ type: 'seatLeft', seat: 5 });
      table.says(0, { type: 'addBot', strength: 'hush' });
      expect(table.says(6, { type: 'join' })).toBe('full');
      table.says(0, change(true, 2));
      expect(table.says(6, { type: 'join' })).toBe('full');
      expect(table.numbers).toEqual([0, -6]);
    });
  });

  it('leaves no person alone after a game', () => {
    const table = new Table(claimGame, 2).begin(0, 1);
    table.send({ type: 'seatLeft', seat: 1 });
    expect(table.state.phase).toBe('over');
    expect(table.numbers).toEqual([0, -1]);
  });
});
