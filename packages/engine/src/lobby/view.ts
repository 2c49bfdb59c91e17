import type { Context, Seat } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';
import { awaited, type LobbyPhase, type LobbyState } from './state.ts';
import type { PlayerNumber, TableGame, TableGameTypes } from './table-game.ts';

/** A lobby as everybody may see it, seated or not; names and ids are added by whoever hosts it. */
export type LobbyView<T extends TableGameTypes> = {
  readonly settings: T['settings'];
  readonly hasPassword: boolean;
  readonly phase: LobbyPhase;
  /** Milliseconds until the phase ends by itself; 0 while a game is played, and once it is closed. */
  readonly remainingMs: number;
  readonly owner: Seat;
  /** Longest seated first. */
  readonly players: readonly {
    readonly number: PlayerNumber;
    readonly isReady: boolean;
    readonly isConnected: boolean;
    readonly bot: BotStrength | null;
  }[];
  /** Whose pages are awaited while it loads. */
  readonly waitingFor: readonly Seat[];
  readonly game: T['view'] | null;
};

/** The password is no part of any view, not even sealed. */
export function viewOfLobby<T extends TableGameTypes>(
  rules: TableGame<T>,
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
    players: players.map(({ number, isReady, isConnected, bot }) => ({ number, isReady, isConnected, bot })),
    waitingFor: phase === 'loading' ? awaited(state).map(({ number }) => number) : [],
    game: game === null ? null : rules.view(game, context),
  };
}
