import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from './bots.ts';
import type { LobbyCommand, LobbyEvent } from './command.ts';
import { lobbyRules } from './rules.ts';
import { IDLE_MS, isPerson, REMATCH_MS } from './state.ts';
import { type ClaimTypes, claimFacts, claimGame } from './testing/claim-game.ts';

type Input = Parameters<ReturnType<typeof lobbyRules<ClaimTypes>>['apply']>[1];

/** A bot's place is free between rounds, so that persons also come during a game. */
const rules = lobbyRules<ClaimTypes>({
  ...claimGame,
  seatIn: (game, { seat, bot }) => ({
    ...game,
    players: game.players.map((number) => (number === bot ? seat : number)),
  }),
});

class Lobby {
  state;
  now = 1_000_000;
  events: readonly LobbyEvent[] = [];

  constructor(quickPlay?: boolean, maxPlayers = 4) {
    const settings = {
      name: 'A lobby',
      maxPlayers,
      guessTime: 15,
      ...(quickPlay !== undefined && { quickPlay }),
    };
    const options = { settings, sealedPassword: null };
    this.state = rules.setup({ options, seats: 1, seed: 'rematch', now: this.now, facts: claimFacts });
  }

  send(input: Input): string | undefined {
    const step = rules.apply(this.state, input, { now: this.now, facts: claimFacts });
    this.events = step.ok ? step.events : [];
    if (!step.ok) return step.refusal;
    this.state = JSON.parse(JSON.stringify(step.state)) as typeof step.state;
    return undefined;
  }

  say(seat: number, command: LobbyCommand<'claim'>): string | undefined {
    return this.send({ type: 'command', seat, command });
  }

  wait(): void {
    this.now = rules.deadline(this.state) ?? this.now;
    this.send({ type: 'deadline' });
  }

  ready(...seats: readonly number[]): void {
    for (const seat of seats) this.say(seat, { type: 'setReady', isReady: true });
  }

  /** Sends the input after some time, before the next deadline unless it is the deadline; not the one after a long wait. */
  pass(input: Input, ms: number): void {
    const due = rules.deadline(this.state) ?? this.now;
    this.events = [];
    if (input.type === 'deadline' && due - this.now > IDLE_MS / 2) return;
    this.now = input.type === 'deadline' ? Math.max(due, this.now) : Math.min(this.now + ms, due);
    this.send(input);
  }

  /** The first game of these players is over. */
  played(persons: number): this {
    for (let seat = 1; seat < persons; seat += 1) this.say(seat, { type: 'join' });
    const seats = this.state.players.map(({ number }) => number);
    this.ready(...seats);
    this.wait();
    for (const seat of seats) this.say(seat, { type: 'pageLoaded' });
    this.say(0, { type: 'move', move: 'claim' });
    return this;
  }

  get numbers(): number[] {
    return this.state.players.map(({ number }) => number);
  }

  get view() {
    return rules.view(this.state, { kind: 'public' }, { now: this.now, facts: claimFacts });
  }
}

describe('a rematch', () => {
  it('opens the lobby for the player who asks, while the others go on reading, and are asked for ten seconds', () => {
    const lobby = new Lobby().played(3);
    lobby.say(1, { type: 'playAgain' });
    expect(lobby.state).toMatchObject({ phase: 'open', reading: { seats: [0, 2] } });
    expect(lobby.view).toMatchObject({
      askingMs: REMATCH_MS,
      players: [{ isReading: true }, { isReading: false }, { isReading: true }],
    });
    lobby.say(2, { type: 'playAgain' });
    expect(lobby.state.reading?.seats).toEqual([0]);
    expect(lobby.say(2, { type: 'playAgain' })).toBeUndefined();
    expect(lobby.events).toEqual([]);
  });

  it('waits for the answers, then starts without a player who reads on, whose seat is free', () => {
    const lobby = new Lobby().played(3);
    lobby.say(1, { type: 'playAgain' });
    lobby.say(2, { type: 'playAgain' });
    lobby.ready(1, 2);
    expect(lobby.state.phase).toBe('open');
    lobby.wait();
    expect(lobby.state).toMatchObject({ phase: 'starting', owner: 1 });
    expect(lobby.numbers).toEqual([1, 2]);
    expect(lobby.say(0, { type: 'playAgain' })).toBe('not_seated');
    expect(lobby.say(0, { type: 'join' })).toBe('started');
  });

  it('keeps the seat of a player who reads on until the others are ready, also without a connection', () => {
    const lobby = new Lobby().played(2);
    lobby.say(0, { type: 'playAgain' });
    lobby.ready(0);
    lobby.send({ type: 'seatAway', seat: 1 });
    lobby.wait();
    expect(lobby.state).toMatchObject({ phase: 'open', reading: { seats: [1], until: null } });
    lobby.send({ type: 'seatReturned', seat: 1 });
    expect(lobby.state.reading?.seats).toEqual([1]);
    lobby.say(1, { type: 'playAgain' });
    expect(lobby.state.phase).toBe('open');
    lobby.ready(1);
    expect(lobby.state.phase).toBe('starting');
    expect(lobby.numbers).toEqual([0, 1]);
  });

  it('goes on without a player who declines or is removed', () => {
    for (const goes of [
      { type: 'seatLeft', seat: 2 },
      { type: 'command', seat: 0, command: { type: 'kick', seat: 2 } },
    ] as const) {
      const lobby = new Lobby().played(3);
      lobby.say(0, { type: 'playAgain' });
      lobby.say(1, { type: 'playAgain' });
      lobby.ready(0, 1);
      lobby.send(goes);
      expect(lobby.state.phase).toBe('starting');
      expect(lobby.numbers).toEqual([0, 1]);
    }
  });

  it('can be asked for again when the player who asked has left', () => {
    const lobby = new Lobby().played(3);
    lobby.say(0, { type: 'playAgain' });
    lobby.send({ type: 'seatLeft', seat: 0 });
    lobby.wait();
    expect(lobby.state).toMatchObject({ phase: 'open', owner: 1, reading: { seats: [1, 2], until: null } });
    lobby.say(2, { type: 'playAgain' });
    expect(lobby.state.reading).toEqual({ seats: [1], until: lobby.now + REMATCH_MS });
  });

  it('is never a game of bots alone', () => {
    const lobby = new Lobby(undefined, 6);
    for (const strength of ['easy', 'hard'] as const) lobby.say(0, { type: 'addBot', strength });
    lobby.played(2);
    lobby.say(0, { type: 'playAgain' });
    lobby.send({ type: 'seatLeft', seat: 0 });
    lobby.wait();
    expect(lobby.state.phase).toBe('open');
    lobby.wait();
    expect(lobby.state.phase).toBe('closed');
  });
});

const seat = fc.nat(3);
const command = (commandOf: (seat: number) => LobbyCommand<'claim'>) =>
  seat.map((one): Input => ({ type: 'command', seat: one, command: commandOf(one) }));
const input = (type: 'seatAway' | 'seatReturned' | 'seatLeft') =>
  seat.map((one): Input => ({ type, seat: one }));
const anyInput = fc.oneof(
  { weight: 3, arbitrary: command(() => ({ type: 'join' })) },
  { weight: 4, arbitrary: command(() => ({ type: 'quickJoin', bots: CHARACTERS })) },
  { weight: 12, arbitrary: command(() => ({ type: 'setReady', isReady: true })) },
  { weight: 1, arbitrary: command(() => ({ type: 'setReady', isReady: false })) },
  { weight: 3, arbitrary: command(() => ({ type: 'playAgain' })) },
  { weight: 2, arbitrary: command(() => ({ type: 'pageLoaded' })) },
  { weight: 3, arbitrary: command(() => ({ type: 'move', move: 'claim' })) },
  { weight: 1, arbitrary: command(() => ({ type: 'addBot', strength: 'easy' })) },
  { weight: 1, arbitrary: command((one) => ({ type: 'kick', seat: (one + 1) % 4 })) },
  { weight: 1, arbitrary: input('seatAway') },
  { weight: 1, arbitrary: input('seatReturned') },
  { weight: 1, arbitrary: input('seatLeft') },
  { weight: 4, arbitrary: fc.constant<Input>({ type: 'deadline' }) },
);

it.each([undefined, false, true])(
  '500 random courses of lobbies with seekers of quick play start no game with a person who is not ready (open: %s)',
  (quickPlay) => {
    let games = 0;
    const broken: unknown[] = [];
    const course = fc.array(fc.tuple(anyInput, fc.nat(3_000)), {
      minLength: 80,
      maxLength: 160,
      size: 'max',
    });
    fc.assert(
      fc.property(course, (steps) => {
        const lobby = new Lobby(quickPlay);
        for (const [one, ms] of steps) {
          const before = lobby.numbers;
          lobby.pass(one, ms);
          const { players, reading } = lobby.state;
          const types = lobby.events.map(({ type }) => type);
          const isSought = one.type === 'command' && one.command.type === 'quickJoin';
          if (isSought && quickPlay !== true && lobby.numbers.join() !== before.join()) broken.push(one);
          if (!types.includes('startingBegan') && !types.includes('gameBegan')) continue;
          games += Number(types.includes('gameBegan'));
          const persons = players.filter(isPerson);
          if (reading || persons.length === 0 || persons.some(({ isReady }) => !isReady))
            broken.push(lobby.state);
        }
        return broken.length === 0;
      }),
      { numRuns: 500, seed: 63 },
    );
    expect(games).toBeGreaterThan(30);
  },
);
