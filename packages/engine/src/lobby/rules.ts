import { type Random, withKeyedRandom } from '../kernel/random.ts';
import type { GameRules } from '../kernel/rules.ts';
import { applyToLobby } from './apply.ts';
import type { LobbyCommand, LobbyEvent, LobbyRefusal } from './command.ts';
import { gameOf, IDLE_MS, type LobbyState } from './state.ts';
import type { TableGame, TableGameTypes, TableResult } from './table-game.ts';
import { type LobbyView, viewOfLobby } from './view.ts';

/** What is settled when a lobby is created. */
export type LobbyOptions<T extends TableGameTypes> = {
  readonly settings: T['settings'];
  readonly sealedPassword: string | null;
};

/** The types of a game together with its lobby. */
export type LobbyTypes<T extends TableGameTypes> = {
  options: LobbyOptions<T>;
  facts: T['facts'];
  state: LobbyState<T>;
  command: LobbyCommand<T['command']>;
  event: LobbyEvent;
  refusal: LobbyRefusal | T['refusal'];
  view: LobbyView<T>;
  result: TableResult;
};

/** Raised when stored lobbies of an older form can no longer be read. */
const LOBBY_STATE_VERSION = 1;

/** A game with the lobby that comes before and after it: one room, in which one game after another is played. */
export const lobbyRules = <T extends TableGameTypes>(game: TableGame<T>): GameRules<LobbyTypes<T>> => ({
  name: game.name,
  stateVersion: 100 * LOBBY_STATE_VERSION + game.stateVersion,
  upgrade: ({ state, stateVersion }) => {
    if (stateVersion !== 100 * LOBBY_STATE_VERSION + 1) return undefined;
    const stored = state as LobbyState<T>;
    const { seed, gamesBegun } = stored;
    const game = stored.game && withKeyedRandom(stored.game as { random: Random }, `${seed}/${gamesBegun}`);
    return { ...stored, game };
  },
  setup: ({ options: { settings, sealedPassword }, seed, now }) => ({
    openedAt: now,
    seed,
    settings,
    sealedPassword,
    phase: 'open',
    phaseEndsAt: now + IDLE_MS,
    players: [{ number: 0, isReady: false, isConnected: true, bot: null }],
    owner: 0,
    kicked: [],
    loaded: [],
    gamesBegun: 0,
    game: null,
  }),
  apply: (state, input, context) => applyToLobby(game, state, input, context),
  deadline: (state) =>
    (state.phase === 'playing' ? game.deadline(gameOf(state)) : state.phaseEndsAt) ?? undefined,
  view: (state, _audience, context) => viewOfLobby(game, state, context),
  result: (state) => (state.phase === 'over' ? game.result(gameOf(state)) : undefined),
});
