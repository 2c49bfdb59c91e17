import { type Random, withKeyedRandom } from '../kernel/random.ts';
import type { GameRules } from '../kernel/rules.ts';
import { applyToLobby } from './apply.ts';
import type { LobbyCommand, LobbyEvent, LobbyRefusal } from './command.ts';
import type { LobbyGame, LobbyGameResult, LobbyGameTypes } from './lobby-game.ts';
import { gameOf, IDLE_MS, type LobbyState } from './state.ts';
import { type LobbyView, viewOfLobby } from './view.ts';

/** Input of `setup`. */
type LobbyOptions<T extends LobbyGameTypes> = {
  readonly settings: T['settings'];
  readonly sealedPassword: string | null;
};

/** The types of a game with its lobby. */
export type LobbyTypes<T extends LobbyGameTypes> = {
  options: LobbyOptions<T>;
  facts: T['facts'];
  state: LobbyState<T>;
  command: LobbyCommand<T['command'], T['settings']>;
  event: LobbyEvent;
  refusal: LobbyRefusal | T['refusal'];
  view: LobbyView<T>;
  result: LobbyGameResult;
};

/** Raised when older builds cannot read what this one stores: since 2 the bots are characters. */
const LOBBY_STATE_VERSION = 2;

/** Rules of a lobby together with its game: one room for the lobby and all games played from it. */
export const lobbyRules = <T extends LobbyGameTypes>(game: LobbyGame<T>): GameRules<LobbyTypes<T>> => ({
  name: game.name,
  stateVersion: 100 * LOBBY_STATE_VERSION + game.stateVersion,
  upgrade: ({ state, stateVersion }) => {
    const stored = state as LobbyState<T>;
    if (stateVersion === 100 + game.stateVersion) return stored;
    if (stateVersion !== 101) return undefined;
    const { seed, gamesBegun } = stored;
    const running =
      stored.game && withKeyedRandom(stored.game as { random: Random }, `${seed}/${gamesBegun}`);
    return { ...stored, game: running };
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
  deadline: (state) => {
    if (state.phase === 'playing') return game.deadline(gameOf(state));
    if (state.phaseEndsAt === null) return undefined;
    return Math.min(state.phaseEndsAt, state.reading?.until ?? state.phaseEndsAt);
  },
  view: (state, _audience, context) => viewOfLobby(game, state, context),
  secretsOf: (state) => [
    { name: 'random seed', values: [state.seed] },
    ...(state.game === null ? [] : game.secretsOf(state.game)),
  ],
  result: (state) => {
    const result = state.phase === 'over' ? game.result(gameOf(state)) : undefined;
    return result && state.latecomers ? { ...result, latecomers: state.latecomers } : result;
  },
});
