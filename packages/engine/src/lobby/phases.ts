import { randomFrom } from '../kernel/random.ts';
import type { Context } from '../kernel/rules.ts';
import type { ChangeSettings, ClosingReason, LobbyEvent, LobbyRefusal } from './command.ts';
import type { LobbyGame, LobbyGameTypes } from './lobby-game.ts';
import { mayStart, startWithoutReaders } from './rematch.ts';
import {
  awaitedPlayers,
  gameOf,
  IDLE_MS,
  isPerson,
  LOADING_MS,
  type LobbyPlayer,
  type LobbyState,
  MIN_PLAYERS,
  QUICK_LOADING_MS,
  QUICK_START_MS,
  STARTING_MS,
} from './state.ts';

/** The lobby's state while an input is applied, with the events so far. */
export type Change<T extends LobbyGameTypes> = {
  readonly state: LobbyState<T>;
  readonly events: readonly LobbyEvent[];
};

export const changed = <T extends LobbyGameTypes>(
  state: LobbyState<T>,
  ...events: readonly LobbyEvent[]
): Change<T> => ({ state, events });

const followedBy = <T extends LobbyGameTypes>(before: Change<T>, after: Change<T>): Change<T> => ({
  state: after.state,
  events: [...before.events, ...after.events],
});

/** Closes the lobby, and deletes its name, password and game. */
export const close = <T extends LobbyGameTypes>(state: LobbyState<T>, reason: ClosingReason): Change<T> =>
  changed(
    {
      ...state,
      settings: { ...state.settings, name: '' },
      phase: 'closed',
      phaseEndsAt: null,
      sealedPassword: null,
      game: null,
    },
    { type: 'closed', reason },
  );

const notReady = (player: LobbyPlayer): LobbyPlayer =>
  isPerson(player) ? { ...player, isReady: false } : player;

/** Opens the lobby to new players; all persons are not ready. */
export const reopen = <T extends LobbyGameTypes>(state: LobbyState<T>, now: number): LobbyState<T> => ({
  ...state,
  phase: 'open',
  phaseEndsAt: now + IDLE_MS,
  players: state.players.map(notReady),
  loaded: [],
  game: null,
  ...(state.quick && { quick: { bots: state.quick.bots, isStarting: false } }),
});

/** Replaces the settings; all persons have to be ready again, because they were ready for other settings. */
export function changeSettings<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  { settings, sealedPassword = state.sealedPassword }: ChangeSettings<T['settings']>,
): Change<T> | LobbyRefusal {
  // Pages of older builds do not say whether a lobby stays open to quick play.
  const { quickPlay = state.settings.quickPlay } = settings;
  const next = quickPlay === undefined ? settings : { ...settings, quickPlay };
  const { quick, ...rest } = state;
  // Closed to quick play, the lobby is like one made by hand, whose bots the owner chooses.
  const table = quick && !quickPlay ? { ...rest, players: state.players.filter(isPerson) } : state;
  if (settings.maxPlayers < table.players.length) return 'too_few_seats';
  const players = table.players.map(notReady);
  return changed({ ...table, settings: next, sealedPassword, players }, { type: 'settingsChanged' });
}

/** Gives the lobby another name; nothing else changes. */
export function rename<T extends LobbyGameTypes>(state: LobbyState<T>, name: string): Change<T> {
  if (state.settings.name === name) return changed(state);
  return changed({ ...state, settings: { ...state.settings, name } }, { type: 'settingsChanged' });
}

/** Starts the countdown once all players of the next game are connected and ready. */
export function startIfReady<T extends LobbyGameTypes>(before: Change<T>, now: number): Change<T> {
  if (!mayStart(before.state)) return before;
  const seated = followedBy(before, startWithoutReaders(before.state));
  const { state } = seated;
  const isQuick = state.quick?.isAgain === true;
  return followedBy(
    seated,
    changed(
      {
        ...state,
        phase: 'starting',
        phaseEndsAt: now + (isQuick ? QUICK_START_MS : STARTING_MS),
        loaded: [],
        ...(state.quick && { quick: { bots: state.quick.bots, isStarting: isQuick } }),
      },
      { type: 'startingBegan' },
    ),
  );
}

/** Waits for the pages that have not loaded yet. */
export function beginLoading<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  if (awaitedPlayers(state).length === 0) return beginGame(rules, state, context);
  return changed(
    {
      ...state,
      phase: 'loading',
      phaseEndsAt: context.now + (state.quick?.isStarting ? QUICK_LOADING_MS : LOADING_MS),
    },
    { type: 'pagesAwaited' },
  );
}

/** Starts the game with all players of the lobby. */
export function beginGame<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { settings, players, seed } = state;
  const gamesBegun = state.gamesBegun + 1;
  const random = randomFrom(`${seed}/${gamesBegun}`);
  const seated = players.map(({ number, bot, isConnected }) => ({ number, bot, isConnected }));
  const game = rules.setup({ settings, players: seated, random }, context);
  const next = {
    ...state,
    phase: 'playing',
    phaseEndsAt: null,
    loaded: [],
    gamesBegun,
    game,
    ...(state.quick && { waiting: [], latecomers: [] }),
  } as const;
  return changed(next, { type: 'gameBegan' });
}

/** Stores a game's new state, and ends or closes the lobby's game if it is over or abandoned. */
export function updateGame<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
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

/**
 * The game of the bots whose last person has left for good, and lost like all persons: the bots leave as well, but for one.
 * Undefined if that ends no game.
 */
function forfeited<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  number: number,
  context: Context<T['facts']>,
): T['game'] | undefined {
  // Persons who came to wait have taken the seats of bots that still play.
  const waitedFor = (state.waiting ?? []).map(({ bot }) => bot);
  const leaving = [number, ...waitedFor, ...state.players.slice(1).map((bot) => bot.number)];
  const game = leaving.reduce(
    (left, one) => (rules.result(left) === undefined ? rules.leave(left, one, context) : left),
    gameOf(state),
  );
  return rules.result(game) && game;
}

/** Continues after a player was removed, as the phase requires. */
export function advanceWithout<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  before: Change<T>,
  number: number,
  context: Context<T['facts']>,
): Change<T> {
  const { state } = before;
  const { now } = context;
  if (!state.players.some(isPerson)) {
    const game = state.phase === 'playing' ? forfeited(rules, state, number, context) : undefined;
    if (game === undefined) return followedBy(before, close(state, 'empty'));
    const { state: over, events } = updateGame(rules, state, game, now);
    return followedBy(before, changed({ ...over, phaseEndsAt: now }, ...events));
  }
  switch (state.phase) {
    case 'open':
      return startIfReady(before, now);
    case 'starting':
      // Bots join at the end of quick play's countdown.
      return state.players.length < MIN_PLAYERS && state.quick?.isStarting !== true
        ? { ...before, state: reopen(state, now) }
        : before;
    case 'loading':
      if (state.players.length < MIN_PLAYERS) return { ...before, state: reopen(state, now) };
      return awaitedPlayers(state).length === 0
        ? followedBy(before, beginGame(rules, state, context))
        : before;
    case 'playing':
      return followedBy(before, updateGame(rules, state, rules.leave(gameOf(state), number, context), now));
    case 'over':
    case 'closed':
      return before;
  }
}
