import type { Random } from '../kernel/random.ts';
import type { Context, StateSecret, Step } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';

/** Number of a player in a lobby: a person has the number of the seat, from 0 up; bots count from -1 down. */
export type PlayerNumber = number;

/** `restarted`: away because a server stopped or died, as all its players are then. */
export type Connection = 'connected' | 'lost' | 'restarted';

/** Settings of every lobby, which its owner can change between games; each game adds its own. */
export type LobbySettings = {
  readonly name: string;
  readonly maxPlayers: number;
  /** Seconds for a turn or a countdown. */
  readonly guessTime: number;
  /** Whether quick play may bring strangers; absent: it may not. */
  readonly quickPlay?: boolean;
};

/** A player at the start of a game. */
type GamePlayer = {
  readonly number: PlayerNumber;
  /** Null for a person. */
  readonly bot: BotStrength | null;
  readonly isConnected: boolean;
};

/** Result of a finished game: exactly one winner. `players` are all who started it, including those who left. */
export type LobbyGameResult = {
  readonly winner: PlayerNumber;
  readonly players: readonly {
    readonly number: PlayerNumber;
    readonly bot: BotStrength | null;
    /** Null in games without points. */
    readonly totalPoints: number | null;
  }[];
  /** Persons who were not there in the first round; the lobby adds them. */
  readonly latecomers?: readonly PlayerNumber[];
};

/** All types of one lobby game; each game declares one. */
export type LobbyGameTypes = {
  settings: LobbySettings;
  facts: unknown;
  /** Plain JSON. */
  game: unknown;
  command: unknown;
  refusal: string;
  view: unknown;
};

/** Input of `setup`. */
export type GameSetup<Settings> = {
  readonly settings: Settings;
  readonly players: readonly GamePlayer[];
  readonly random: Random;
};

type ContextOf<T extends LobbyGameTypes> = Context<T['facts']>;

/**
 * Rules of a game played from a lobby: pure functions, as in `GameRules`, with the same names. An input without effect
 * returns the same object. The lobby keeps track of its members and informs the game.
 */
export type LobbyGame<T extends LobbyGameTypes> = {
  readonly name: string;
  /** Raised when stored games of an older form are no longer readable. */
  readonly stateVersion: number;
  setup(start: GameSetup<T['settings']>, context: ContextOf<T>): T['game'];
  /** Applies a player's move, or refuses it. */
  apply(
    game: T['game'],
    player: PlayerNumber,
    command: T['command'],
    context: ContextOf<T>,
  ): Step<T['game'], never, T['refusal']>;
  /** When the game advances without a move (ms since 1970). Called only while the game runs. */
  deadline(game: T['game']): number;
  /** Applies what is due; the lobby calls it at the deadline. */
  advance(game: T['game'], context: ContextOf<T>): T['game'];
  /** Postpones all deadlines of the game by `byMs` milliseconds. */
  postpone(game: T['game'], byMs: number): T['game'];
  /** A player has lost the connection, also by a restart of the server, or is connected again. */
  setConnection(
    game: T['game'],
    player: PlayerNumber,
    connection: Connection,
    context: ContextOf<T>,
  ): T['game'];
  /** A player has left for good. */
  leave(game: T['game'], player: PlayerNumber, context: ContextOf<T>): T['game'];
  /**
   * Gives a bot's place to a person, with the lowest score at the table. Undefined while a round runs; `hasPlayed` for a person
   * who is a player already, also one who has left. Games without it seat persons only when they start.
   */
  seatIn?(
    game: T['game'],
    change: { readonly seat: PlayerNumber; readonly bot: PlayerNumber },
    context: ContextOf<T>,
  ): T['game'] | 'hasPlayed' | undefined;
  /** How long a round runs at most, in ms; with `seatIn` only. Persons are brought to a running round of a few seconds. */
  longestRoundMs?(settings: T['settings']): number;
  /** Whether players have been inactive for so long that the lobby should close. */
  isAbandoned(game: T['game']): boolean;
  /** What all members may see, listed field by field. */
  view(game: T['game'], context: ContextOf<T>): T['view'];
  /** What no member may see now. */
  secretsOf(game: T['game']): readonly StateSecret[];
  result(game: T['game']): LobbyGameResult | undefined;
};
