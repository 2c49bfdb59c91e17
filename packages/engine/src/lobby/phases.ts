import { randomFrom } from '../kernel/random.ts';
import type { Context } from '../kernel/rules.ts';
import type { ClosingReason, LobbyEvent } from './command.ts';
import {
  awaited,
  gameOf,
  IDLE_MS,
  isPerson,
  LOADING_MS,
  type LobbyPlayer,
  type LobbyState,
  MIN_PLAYERS,
  STARTING_MS,
} from './state.ts';
import type { TableGame, TableGameTypes } from './table-game.ts';

/** A lobby on its way through one input, with what has happened so far. */
export type Change<T extends TableGameTypes> = {
  readonly state: LobbyState<T>;
  readonly events: readonly LobbyEvent[];
};

export const changed = <T extends TableGameTypes>(
  state: LobbyState<T>,
  ...events: readonly LobbyEvent[]
): Change<T> => ({ state, events });

const then = <T extends TableGameTypes>(before: Change<T>, after: Change<T>): Change<T> => ({
  state: after.state,
  events: [...before.events, ...after.events],
});

/** Nothing of it is left but who was there: the password goes with the lobby. */
export const close = <T extends TableGameTypes>(state: LobbyState<T>, reason: ClosingReason): Change<T> =>
  changed(
    { ...state, phase: 'closed', phaseEndsAt: null, sealedPassword: null, game: null },
    { type: 'closed', reason },
  );

const notReady = (player: LobbyPlayer): LobbyPlayer =>
  isPerson(player) ? { ...player, isReady: false } : player;

/** Open to newcomers, with nobody ready. */
export const reopen = <T extends TableGameTypes>(state: LobbyState<T>, now: number): LobbyState<T> => ({
  ...state,
  phase: 'open',
  phaseEndsAt: now + IDLE_MS,
  players: state.players.map(notReady),
  loaded: [],
  game: null,
});

/** Counts down as soon as everybody is there and ready. */
export function startIfReady<T extends TableGameTypes>(before: Change<T>, now: number): Change<T> {
  const { state } = before;
  const { phase, players } = state;
  const mayStart = phase === 'open' && players.length >= MIN_PLAYERS;
  if (!mayStart || !players.every(({ isReady, isConnected }) => isReady && isConnected)) return before;
  return then(
    before,
    changed(
      { ...state, phase: 'starting', phaseEndsAt: now + STARTING_MS, loaded: [] },
      { type: 'startingBegan' },
    ),
  );
}

/** Waits for the pages that are not there yet. */
export function beginLoading<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  if (awaited(state).length === 0) return beginGame(rules, state, context);
  return changed(
    { ...state, phase: 'loading', phaseEndsAt: context.now + LOADING_MS },
    { type: 'pagesAwaited' },
  );
}

/** Begins the game, whoever is there. */
export function beginGame<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { settings, players, seed } = state;
  const gamesBegun = state.gamesBegun + 1;
  const random = randomFrom(`${seed}/${gamesBegun}`);
  const seated = players.map(({ number, bot, isConnected }) => ({ number, bot, isConnected }));
  const game = rules.begin({ settings, players: seated, random }, context);
  const next = { ...state, phase: 'playing', phaseEndsAt: null, loaded: [], gamesBegun, game } as const;
  return changed(next, { type: 'gameBegan' });
}

/** Takes over what a game has come to: it goes on, is over, or is given up. */
export function takeGame<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  game: T['game'],
  now: number,
): Change<T> {
  if (game === state.game) return changed(state);
  const next = { ...state, game };
  if (rules.result(game) !== undefined)
    return changed({ ...next, phase: 'over', phaseEndsAt: now + IDLE_MS }, { type: 'gameEnded' });
  return rules.isAbandoned(game) ? close(next, 'idle') : changed(next, { type: 'gameChanged' });
}

/** What follows in each phase when somebody is no longer at the table. */
export function goOnWithout<T extends TableGameTypes>(
  rules: TableGame<T>,
  before: Change<T>,
  number: number,
  context: Context<T['facts']>,
): Change<T> {
  const { state } = before;
  const { now } = context;
  if (!state.players.some(isPerson)) return then(before, close(state, 'empty'));
  switch (state.phase) {
    case 'open':
      return startIfReady(before, now);
    case 'starting':
      return state.players.length < MIN_PLAYERS ? { ...before, state: reopen(state, now) } : before;
    case 'loading':
      if (state.players.length < MIN_PLAYERS) return { ...before, state: reopen(state, now) };
      return awaited(state).length === 0 ? then(before, beginGame(rules, state, context)) : before;
    case 'playing':
      return then(before, takeGame(rules, state, rules.leave(gameOf(state), number, context), now));
    case 'over':
    case 'closed':
    default:
      return before;
  }
}
