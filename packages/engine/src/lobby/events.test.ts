import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { botDelayMs } from './bots.ts';
import type { LobbyCommand, LobbyEvent } from './command.ts';
import { lobbyRules } from './rules.ts';
import { gameOf, type LobbyState, playerOf } from './state.ts';
import { type ClaimTypes, claimFacts, claimGame, claimRules } from './testing/claim-game.ts';

const NOW = 1_000_000;
const context = { now: NOW, facts: claimFacts };

type State = LobbyState<ClaimTypes>;
type Input = Parameters<typeof claimRules.apply>[1];

const person = (number: number, changes: Partial<State['players'][number]> = {}) => ({
  number,
  isReady: false,
  isConnected: true,
  bot: null,
  ...changes,
});

const stateOf = (changes: Partial<State> = {}): State => ({
  openedAt: NOW,
  seed: 'events',
  settings: { name: 'A lobby', maxPlayers: 4, guessTime: 15 },
  sealedPassword: null,
  phase: 'open',
  phaseEndsAt: NOW + 1_000,
  players: [person(0), person(1), person(2)],
  owner: 0,
  kicked: [],
  loaded: [],
  gamesBegun: 0,
  game: null,
  ...changes,
});

const claim = { players: [0, 1, 2], away: [], endsAt: NOW + 5_000, roundsLeft: 2, winner: null };

const playing = (changes: Partial<State> = {}): State =>
  stateOf({ phase: 'playing', phaseEndsAt: null, gamesBegun: 1, game: claim, ...changes });

/** State and events after an input; throws if it is refused. */
function after(state: State, input: Input, now = NOW): { state: State; events: readonly LobbyEvent[] } {
  const step = claimRules.apply(state, input, { ...context, now });
  if (!step.ok) throw new Error(step.refusal);
  return step;
}
const said = (seat: number, command: LobbyCommand<'claim'>): Input => ({ type: 'command', seat, command });
const eventsOf = (state: State, input: Input, now?: number): readonly LobbyEvent[] =>
  after(state, input, now).events;

describe('events', () => {
  it('report a joining player', () => {
    expect(eventsOf(stateOf(), said(3, { type: 'join' }))).toEqual([{ type: 'playerJoined', number: 3 }]);
    expect(eventsOf(stateOf(), said(1, { type: 'join' }))).toEqual([]);
    expect(eventsOf(stateOf(), { type: 'seatReturned', seat: 3 })).toEqual([
      { type: 'playerJoined', number: 3 },
    ]);
  });

  it('report an added and a removed bot', () => {
    const { state, events } = after(stateOf(), said(0, { type: 'addBot', strength: 'hard' }));
    expect(events).toEqual([{ type: 'playerJoined', number: -6 }]);
    expect(eventsOf(state, said(0, { type: 'removeBot', bot: -6 }))).toEqual([
      { type: 'playerLeft', number: -6, isKicked: false },
    ]);
  });

  it('report a leaving player and the new owner', () => {
    expect(eventsOf(stateOf(), { type: 'seatLeft', seat: 1 })).toEqual([
      { type: 'playerLeft', number: 1, isKicked: false },
    ]);
    expect(eventsOf(stateOf(), { type: 'seatLeft', seat: 0 })).toEqual([
      { type: 'playerLeft', number: 0, isKicked: false },
      { type: 'ownerChanged' },
    ]);
    expect(eventsOf(stateOf(), { type: 'seatLeft', seat: 3 })).toEqual([]);
  });

  it('report a kicked player', () => {
    const { state, events } = after(stateOf(), said(0, { type: 'kick', seat: 2 }));
    expect(events).toEqual([{ type: 'playerLeft', number: 2, isKicked: true }]);
    expect(state.kicked).toEqual([2]);
  });

  it('report a phrase', () =>
    expect(eventsOf(stateOf(), said(1, { type: 'say', phrase: 'goodLuck' }))).toEqual([
      { type: 'said', number: 1, phrase: 'goodLuck' },
    ]));

  it('report a new owner', () =>
    expect(eventsOf(stateOf(), said(0, { type: 'handOver', seat: 1 }))).toEqual([{ type: 'ownerChanged' }]));

  it('report changed settings', () => {
    const { settings } = stateOf();
    expect(eventsOf(stateOf(), said(0, { type: 'changeSettings', settings }))).toEqual([
      { type: 'settingsChanged' },
    ]);
  });

  it('report changes of readiness and connection only', () => {
    const changed = [{ type: 'playerChanged', number: 1 }];
    const away = stateOf({ players: [person(0), person(1, { isConnected: false })] });
    expect(eventsOf(stateOf(), said(1, { type: 'setReady', isReady: true }))).toEqual(changed);
    expect(eventsOf(stateOf(), said(1, { type: 'setReady', isReady: false }))).toEqual([]);
    expect(eventsOf(stateOf(), { type: 'seatAway', seat: 1 })).toEqual(changed);
    expect(eventsOf(away, { type: 'seatReturned', seat: 1 })).toEqual(changed);
    expect(after(away, { type: 'seatAway', seat: 1 })).toMatchObject({ state: away, events: [] });
    expect(after(away, { type: 'seatAway', seat: 1 }).state).toBe(away);
    expect(eventsOf(stateOf(), { type: 'seatReturned', seat: 1 })).toEqual([]);
  });

  it('report countdown, loading and start of a game', () => {
    const ready = [person(0, { isReady: true }), person(1)];
    const starting = after(stateOf({ players: ready }), said(1, { type: 'setReady', isReady: true }));
    expect(starting.events).toEqual([{ type: 'playerChanged', number: 1 }, { type: 'startingBegan' }]);
    expect(starting.state.loaded).toEqual([]);
    const loading = after(starting.state, { type: 'deadline' }, NOW + 3_000);
    expect(loading.events).toEqual([{ type: 'pagesAwaited' }]);
    const half = after(loading.state, said(0, { type: 'pageLoaded' }));
    expect(half.events).toEqual([{ type: 'pagesAwaited' }]);
    const begun = after(half.state, said(1, { type: 'pageLoaded' }));
    expect(begun.events).toEqual([{ type: 'gameBegan' }]);
    expect(begun.state).toMatchObject({ phase: 'playing', phaseEndsAt: null, loaded: [], gamesBegun: 1 });
  });

  it('report a changed, finished or abandoned game', () => {
    expect(eventsOf(playing(), { type: 'deadline' }, NOW + 5_000)).toEqual([{ type: 'gameChanged' }]);
    expect(eventsOf(playing(), said(1, { type: 'move', move: 'claim' }))).toEqual([{ type: 'gameEnded' }]);
    const last = playing({ game: { ...claim, roundsLeft: 1 } });
    const given = after(last, { type: 'deadline' }, NOW + 5_000);
    expect(given.events).toEqual([{ type: 'closed', reason: 'idle' }]);
    expect(given.state).toMatchObject({ phase: 'closed', phaseEndsAt: null, game: null });
  });

  it('report absent and leaving players during a game', () => {
    expect(eventsOf(playing(), { type: 'seatAway', seat: 1 })).toEqual([
      { type: 'playerChanged', number: 1 },
      { type: 'gameChanged' },
    ]);
    const { state, events } = after(playing(), { type: 'seatLeft', seat: 0 });
    expect(events.map(({ type }) => type)).toEqual(['playerLeft', 'ownerChanged', 'gameChanged']);
    expect(eventsOf(state, { type: 'seatLeft', seat: 1 }).map(({ type }) => type)).toEqual([
      'playerLeft',
      'ownerChanged',
      'gameEnded',
    ]);
  });

  it('end a game for its bots when the last person leaves, and close at once', () => {
    const bots = [-1, -2].map((number) => person(number, { bot: 'easy', isReady: true }));
    const { state, events } = after(
      playing({ players: [person(0), ...bots], game: { ...claim, players: [0, -1, -2] } }),
      { type: 'seatLeft', seat: 0 },
    );
    expect(events.map(({ type }) => type)).toEqual(['playerLeft', 'gameEnded']);
    expect(claimRules.result(state)).toMatchObject({ winner: -1 });
    expect(eventsOf(state, { type: 'deadline' })).toEqual([{ type: 'closed', reason: 'idle' }]);
  });

  it('do not report an unchanged game', () => {
    const calm = lobbyRules<ClaimTypes>({ ...claimGame, setConnection: (game) => game });
    const step = calm.apply(playing(), { type: 'seatAway', seat: 1 }, context);
    expect(step.ok && step.events).toEqual([{ type: 'playerChanged', number: 1 }]);
  });

  it('report a reopened and a closed lobby', () => {
    const over = playing({ phase: 'over', phaseEndsAt: NOW + 1_000 });
    const again = after(over, said(2, { type: 'playAgain' }));
    expect(again.events).toEqual([{ type: 'reopened' }]);
    expect(again.state).toMatchObject({ phase: 'open', loaded: [], game: null });
    expect(eventsOf(over, { type: 'seatLeft', seat: 2 })).toEqual([
      { type: 'playerLeft', number: 2, isKicked: false },
    ]);
    expect(eventsOf(stateOf(), { type: 'deadline' }, NOW + 1_000)).toEqual([
      { type: 'closed', reason: 'idle' },
    ]);
    const alone = stateOf({ players: [person(0), person(-1, { bot: 'easy', isReady: true })] });
    expect(eventsOf(alone, { type: 'seatLeft', seat: 0 })).toEqual([
      { type: 'playerLeft', number: 0, isKicked: false },
      { type: 'closed', reason: 'empty' },
    ]);
  });
});

describe('a new lobby', () => {
  const options = { settings: stateOf().settings, sealedPassword: 'encrypted' };
  const first = claimRules.setup({ options, seats: 1, seed: 'new', now: NOW, facts: claimFacts });

  it('has a stateVersion of lobby and game', () =>
    expect([claimRules.name, claimRules.stateVersion]).toEqual([claimGame.name, 201]));

  it('shows everything except its password', () =>
    expect(
      claimRules.view(stateOf({ players: [person(0, { isReady: true })] }), { kind: 'public' }, context),
    ).toEqual({
      settings: stateOf().settings,
      hasPassword: false,
      phase: 'open',
      remainingMs: 1_000,
      owner: 0,
      players: [{ number: 0, isReady: true, isConnected: true, bot: null, isReading: false }],
      askingMs: 0,
      waitingFor: [],
      game: null,
      isQuickStart: false,
      nextBots: [],
      botsGiveWay: false,
      latecomers: [],
    }));

  it('shows no negative remaining time', () => {
    const late = { now: NOW + 2_000, facts: claimFacts };
    expect(claimRules.view(stateOf(), { kind: 'public' }, late).remainingMs).toBe(0);
  });

  it('has no game: gameOf throws', () => {
    expect(() => gameOf(first)).toThrow(RangeError);
    expect(playerOf(first, 3)).toBeUndefined();
  });
});

it('every game of every lobby has its own random seed', () => {
  const chances: string[] = [];
  const watched = lobbyRules<ClaimTypes>({
    ...claimGame,
    setup(start, context) {
      chances.push(JSON.stringify(start.random));
      return claimGame.setup(start, context);
    },
  });
  const loading = { phase: 'loading', phaseEndsAt: NOW } as const;
  for (const changes of [{ seed: 'one' }, { seed: 'one', gamesBegun: 1 }, { seed: 'two' }])
    watched.apply(stateOf({ ...loading, ...changes }), { type: 'deadline' }, context);
  expect(chances).toHaveLength(3);
  expect(new Set(chances).size).toBe(3);
});

const delaysOf = (strength: 'easy' | 'medium' | 'hard', timeMs: number): number[] => {
  let random = randomFrom('delays');
  return Array.from({ length: 4_000 }, () => {
    let delayMs: number;
    [delayMs, random] = botDelayMs(random, strength, timeMs);
    return delayMs;
  });
};

describe('botDelayMs', () => {
  it.each([
    ['easy', 350, 800],
    ['medium', 250, 600],
    ['hard', 150, 400],
  ] as const)('of a bot that is %s is %d to %d thousandths of the time', (strength, from, to) => {
    const delays = delaysOf(strength, 10_000);
    expect(Math.abs(Math.min(...delays) - from * 10)).toBeLessThanOrEqual(10);
    expect(Math.abs(Math.max(...delays) - to * 10)).toBeLessThanOrEqual(10);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(from * 10);
    expect(Math.max(...delays)).toBeLessThanOrEqual(to * 10);
  });

  it('is at least 0.9 s, or half of a short time, and at most 12 s', () => {
    expect(Math.min(...delaysOf('hard', 4_000))).toBe(900);
    expect(Math.min(...delaysOf('hard', 1_001))).toBe(500);
    expect(Math.max(...delaysOf('easy', 60_000))).toBe(12_000);
  });
});
