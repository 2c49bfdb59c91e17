import type { Seat } from '../kernel/rules.ts';
import type { BotStrength, Character } from './bots.ts';
import type { LobbyGameTypes, PlayerNumber } from './lobby-game.ts';

/** A person or bot in the lobby. */
export type LobbyPlayer = {
  readonly number: PlayerNumber;
  /** Always true of a bot. */
  readonly isReady: boolean;
  /** Always true of a bot. */
  readonly isConnected: boolean;
  /** Null for a person. */
  readonly bot: BotStrength | null;
};

/** When a seat last did something, in ms since 1970. */
type SeatTime = { readonly seat: Seat; readonly at: number };

/** In order: players join, countdown, pages load, the game runs, it is over (then `open` again), the lobby is gone. */
export type LobbyPhase = 'open' | 'starting' | 'loading' | 'playing' | 'over' | 'closed';

/** A lobby and its game. Plain JSON. */
export type LobbyState<T extends LobbyGameTypes> = {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly seed: string;
  readonly settings: T['settings'];
  /** Encrypted; null without a password, and once the lobby is closed. */
  readonly sealedPassword: string | null;
  readonly phase: LobbyPhase;
  /** When the phase times out (ms since 1970); null while a game runs, and once the lobby is closed. */
  readonly phaseEndsAt: number | null;
  /** Longest seated first. */
  readonly players: readonly LobbyPlayer[];
  readonly owner: Seat;
  /** Seats of kicked players, who may not return. */
  readonly kicked: readonly Seat[];
  /** Joins and phrases of the last two seconds, also of players who have left since; absent before the first. */
  readonly joins?: readonly SeatTime[];
  readonly phrases?: readonly SeatTime[];
  /** Seats whose page has loaded, from the countdown to the start of the game. */
  readonly loaded: readonly Seat[];
  /** Number of games started; each derives its own random seed from it. */
  readonly gamesBegun: number;
  /** Set by the first quick play: the characters that take free seats, and whether it started this countdown. */
  readonly quick?: {
    readonly bots: readonly Character[];
    readonly isStarting: boolean;
    /** Whether a player has asked for the next game by quick play: it starts with bots once all who play again are ready. */
    readonly isAgain?: true;
  };
  /** Persons who joined during this game, with the bot whose place they take; those who have taken it. */
  readonly waiting?: readonly { readonly seat: Seat; readonly bot: PlayerNumber }[];
  readonly latecomers?: readonly Seat[];
  /**
   * Players who still read the result of the last game while others play again, and until when they are asked to join (ms since
   * 1970; null: no longer). Their seats are kept until all others are ready. Absent when all have answered.
   */
  readonly reading?: { readonly seats: readonly Seat[]; readonly until: number | null };
  /** Set from the start of a game until the lobby opens again. */
  readonly game: T['game'] | null;
};

/** Countdown before a game. */
export const STARTING_MS = 3_000;
/** Longest wait for pages to load before the game starts without them. */
export const LOADING_MS = 10_000;
/** The same for quick play: how long players are waited for before bots take the free seats, and their pages after it. */
export const QUICK_START_MS = 2_000;
export const QUICK_LOADING_MS = 1_000;
/** A lobby without a game closes after this time. */
export const IDLE_MS = 30 * 60_000;
/** Time after a phrase in which the same player says no other. Decision 027. */
export const PHRASE_PAUSE_MS = 2_000;
/** Time after a join in which the same player cannot join again. */
export const JOIN_PAUSE_MS = 2_000;
/** How long players who read a result are asked to join those who play again. Decision 063. */
export const REMATCH_MS = 10_000;
/** Players needed to start. */
export const MIN_PLAYERS = 2;

export const isPerson = ({ bot }: LobbyPlayer): boolean => bot === null;

/** Whether a player still reads the result of the last game, and so is not waited for in the next one. */
export const isReading = (
  { reading }: Pick<LobbyState<LobbyGameTypes>, 'reading'>,
  number: PlayerNumber,
): boolean => reading?.seats.includes(number) ?? false;

/** The player with this number; undefined when there is none. */
export const playerOf = (
  { players }: { readonly players: readonly LobbyPlayer[] },
  number: PlayerNumber,
): LobbyPlayer | undefined => players.find((player) => player.number === number);

/** Adds the time of a seat, without times that are over; undefined if the seat's last time is less than `pauseMs` ago. */
export function withTime(
  times: readonly SeatTime[] = [],
  { seat, at }: SeatTime,
  pauseMs: number,
): readonly SeatTime[] | undefined {
  // Times in the future are from before the clock was set back.
  const recent = times.filter((time) => time.at <= at && at < time.at + pauseMs);
  return recent.some((time) => time.seat === seat) ? undefined : [...recent, { seat, at }];
}

/** Persons whose page has not loaded yet. */
export const awaitedPlayers = ({ players, loaded }: Pick<LobbyState<LobbyGameTypes>, 'players' | 'loaded'>) =>
  players.filter((player) => isPerson(player) && !loaded.includes(player.number));

/** The running or finished game of a lobby; throws a RangeError when there is none, which is a bug. */
export function gameOf<T extends LobbyGameTypes>({ game, phase }: LobbyState<T>): T['game'] {
  if (game === null) throw new RangeError(`no game in a lobby that is ${phase}`);
  return game;
}
