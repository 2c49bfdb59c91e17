import type { Seat } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';
import type { PlayerNumber, TableGameTypes } from './table-game.ts';

/** Somebody at the table. */
export type LobbyPlayer = {
  readonly number: PlayerNumber;
  /** Always true of a bot. */
  readonly isReady: boolean;
  /** Always true of a bot. */
  readonly isConnected: boolean;
  /** Null for a person. */
  readonly bot: BotStrength | null;
};

/** Waiting for players, 3-2-1, waiting for their pages, the game, its end, and gone. From the end it is open again. */
export type LobbyPhase = 'open' | 'starting' | 'loading' | 'playing' | 'over' | 'closed';

/** A lobby and its game. Plain JSON. */
export type LobbyState<T extends TableGameTypes> = {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly seed: string;
  readonly settings: T['settings'];
  /** In a form that the rules cannot read; null for an open lobby, and once it is closed. */
  readonly sealedPassword: string | null;
  readonly phase: LobbyPhase;
  /** When the phase ends by itself (ms since 1970); null while a game is played, and once it is closed. */
  readonly phaseEndsAt: number | null;
  /** Longest seated first. */
  readonly players: readonly LobbyPlayer[];
  readonly owner: Seat;
  /** Who was sent away and may not return. */
  readonly kicked: readonly Seat[];
  /** Whose page is there, from the countdown to the beginning. */
  readonly loaded: readonly Seat[];
  /** Games begun; each has its own chance. */
  readonly gamesBegun: number;
  /** From its beginning until the lobby is open again. */
  readonly game: T['game'] | null;
};

/** From everybody being ready to the game. games 9. */
export const STARTING_MS = 3_000;
/** How long pages are waited for before the game begins without them. */
export const LOADING_MS = 10_000;
/** A lobby that has not started by then closes. Decisions, Lobbies. */
export const IDLE_MS = 30 * 60_000;
/** Without that many nobody plays. games 5. */
export const MIN_PLAYERS = 2;

export const isPerson = ({ bot }: LobbyPlayer): boolean => bot === null;

/** The player of that number at the table; undefined when there is none. */
export const playerOf = (
  { players }: { readonly players: readonly LobbyPlayer[] },
  number: PlayerNumber,
): LobbyPlayer | undefined => players.find((player) => player.number === number);

/** Whose pages are still awaited. */
export const awaited = ({ players, loaded }: Pick<LobbyState<TableGameTypes>, 'players' | 'loaded'>) =>
  players.filter((player) => isPerson(player) && !loaded.includes(player.number));

/** The game of a lobby in which one is played or over; throws a RangeError in any other, which is a fault of ours. */
export function gameOf<T extends TableGameTypes>({ game, phase }: LobbyState<T>): T['game'] {
  if (game === null) throw new RangeError(`no game in a lobby that is ${phase}`);
  return game;
}
