import type { Context, Seat } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';
import type { LobbyGame, LobbyGameTypes, PlayerNumber } from './lobby-game.ts';
import { fillWithBots, isQuickStart } from './quick-play.ts';
import { awaitedPlayers, isReading, type LobbyPhase, type LobbyState } from './state.ts';

/** The public view of a lobby; the binding adds names and ids of the players. */
export type LobbyView<T extends LobbyGameTypes> = {
  readonly settings: T['settings'];
  readonly hasPassword: boolean;
  readonly phase: LobbyPhase;
  /** Milliseconds until the phase times out; 0 while a game runs, and once the lobby is closed. */
  readonly remainingMs: number;
  readonly owner: Seat;
  /** Longest seated first. */
  readonly players: readonly {
    readonly number: PlayerNumber;
    readonly isReady: boolean;
    readonly isConnected: boolean;
    readonly bot: BotStrength | null;
    /** Whether the player still reads the result of the last game. */
    readonly isReading: boolean;
  }[];
  /** For how long such players are asked to join the next game, in ms; 0 when nobody is. */
  readonly askingMs: number;
  /** Seats whose page has not loaded; empty outside `loading`. */
  readonly waitingFor: readonly Seat[];
  readonly game: T['view'] | null;
  /** Whether quick play starts the game; then the bots that take the free seats. */
  readonly isQuickStart: boolean;
  readonly nextBots: readonly PlayerNumber[];
  /** Whether persons take the seats of bots. */
  readonly botsGiveWay: boolean;
  /** Persons who joined the running game after its first round. */
  readonly latecomers: readonly Seat[];
};

/** Builds the view. It never contains the password, not even encrypted. */
export function viewOfLobby<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): LobbyView<T> {
  const { settings, sealedPassword, phase, phaseEndsAt, owner, players, game } = state;
  return {
    settings,
    hasPassword: sealedPassword !== null,
    phase,
    remainingMs: phaseEndsAt === null ? 0 : Math.max(0, phaseEndsAt - context.now),
    owner,
    players: players.map(({ number, isReady, isConnected, bot }) => ({
      number,
      isReady,
      isConnected,
      bot,
      isReading: isReading(state, number),
    })),
    askingMs: Math.max(0, (state.reading?.until ?? 0) - context.now),
    waitingFor: phase === 'loading' ? awaitedPlayers(state).map(({ number }) => number) : [],
    game: game === null ? null : rules.view(game, context),
    isQuickStart: isQuickStart(state),
    nextBots:
      phase === 'starting' && isQuickStart(state)
        ? fillWithBots(state)
            .state.players.slice(players.length)
            .map(({ number }) => number)
        : [],
    botsGiveWay: state.quick !== undefined,
    latecomers: state.latecomers ?? [],
  };
}
