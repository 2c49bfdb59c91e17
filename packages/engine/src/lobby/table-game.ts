import type { Random } from '../kernel/random.ts';
import type { Context, Step } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';

/** A player of a lobby: a person's seat from 0 up, a bot from -1 down. A bot's number can never be a seat's. */
export type PlayerNumber = number;

/** What every lobby settles when it is created; each game adds its own. */
export type LobbySettings = {
  readonly name: string;
  readonly maxPlayers: number;
  /** Seconds of a turn or a countdown. */
  readonly guessTime: number;
};

/** Somebody with whom a game begins. */
export type TablePlayer = {
  readonly number: PlayerNumber;
  /** Null for a person. */
  readonly bot: BotStrength | null;
  readonly isConnected: boolean;
};

/** A game that is over: exactly one has won. `players` are all with whom it began. */
export type TableResult = {
  readonly winner: PlayerNumber;
  readonly players: readonly {
    readonly number: PlayerNumber;
    readonly bot: BotStrength | null;
    /** Null in games that count none. */
    readonly totalPoints: number | null;
  }[];
};

/** Where a game's types meet. */
export type TableGameTypes = {
  settings: LobbySettings;
  facts: unknown;
  /** Plain JSON. */
  game: unknown;
  command: unknown;
  refusal: string;
  view: unknown;
};

type ContextOf<T extends TableGameTypes> = Context<T['facts']>;

/**
 * A game that is played from a lobby. Pure functions, as in the kernel's rules; what changes nothing hands back the very
 * same game. The lobby knows who is there; the game hears of it.
 */
export type TableGame<T extends TableGameTypes> = {
  readonly name: string;
  /** Raised when stored games of an older form can no longer be read. */
  readonly stateVersion: number;
  begin(
    start: {
      readonly settings: T['settings'];
      readonly players: readonly TablePlayer[];
      readonly random: Random;
    },
    context: ContextOf<T>,
  ): T['game'];
  /** A player's move, or why it is none. */
  obey(
    game: T['game'],
    player: PlayerNumber,
    command: T['command'],
    context: ContextOf<T>,
  ): Step<T['game'], never, T['refusal']>;
  /** When it goes on by itself (ms since 1970). Asked only while it is played. */
  deadline(game: T['game']): number;
  /** That moment has come. */
  goOn(game: T['game'], context: ContextOf<T>): T['game'];
  /** Puts off everything that is to come. */
  postpone(game: T['game'], byMs: number): T['game'];
  /** A player's connection is lost, or there again. */
  connect(game: T['game'], player: PlayerNumber, isConnected: boolean, context: ContextOf<T>): T['game'];
  /** A player is gone for good. */
  leave(game: T['game'], player: PlayerNumber, context: ContextOf<T>): T['game'];
  /** Whether nobody has been playing for so long that it is to be given up. */
  isAbandoned(game: T['game']): boolean;
  /** What everybody may see, built by listing what goes out. */
  view(game: T['game'], context: ContextOf<T>): T['view'];
  result(game: T['game']): TableResult | undefined;
};
