import type * as z from 'zod/mini';
import type { FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';

/** Who plays: the public id, seeded random numbers, and how often the player knows an answer. */
export type Self = {
  readonly playerId: string;
  readonly random: Chance;
  /** True in at most `percent` of 100 cases. */
  knows(this: void, percent: number): boolean;
};

/** Seeded random numbers; both bounds are included. */
export type Chance = {
  between(min: number, max: number): number;
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
};

/** A command of a game without the id of its room. */
type Sent = { readonly action: string; readonly payload: object };

/** A command, and what the server's answer to it looks like. */
export type Move<State, Command extends Sent, Guess> = {
  readonly command: Command;
  /** Whether a state that the server sends after the command answers it. */
  isAnswer(this: void, state: State): boolean;
  /** What the stored game must contain from the answer on, if the answer shows that it counts. */
  readonly guess?: { readonly value: Guess; counts(this: void, answer: State): boolean };
};

type Playing<State, Command extends Sent, Guess> = {
  /** The next command; undefined while there is nothing to do. */
  move(this: void, state: State, self: Self): Move<State, Command, Guess> | undefined;
  /** Whether the stored state of the version that acknowledged a guess contains it. `seat` is the player's. */
  isStored(this: void, stored: unknown, guess: Guess, seat: number): boolean;
};

/** One way to play a score game, such as alone or as two. */
type Way<State, Start> = {
  /** Payload of `startGame`. */
  readonly start: Start;
  /** Whether the game waits for another player, who enters it by `joinGame`. */
  isOpen?(this: void, state: State): boolean;
  /** Whether it has not begun, since another player has not come or is away: for up to half an hour. */
  isDeserted?(this: void, state: State): boolean;
  /** Whether a game ends within seconds. */
  readonly isQuick?: true;
};

type ScorePlaying<State, Command extends Sent, Guess, Start> = Playing<State, Command, Guess> & {
  /** By name; the first one is the game's id. */
  readonly ways: Readonly<Record<string, Way<State, Start>>>;
  /** Blue Essence for a score, before the daily limit. */
  essenceOf(this: void, score: number): number;
  /** Whether a game that is over may count for nothing, because nobody has played it. */
  readonly mayNotCount?: true;
  /** Time in ms until the server takes the next command to this state; default: none. */
  waitMs?(this: void, state: State): number;
  /** Address of a picture that the page loads with this state. */
  pictureOf?(this: void, state: State): string | null;
};

type LobbyPlaying<State, Command extends Sent, Guess> = Playing<State, Command, Guess> & {
  /** The settings of a short game that only this game's creation form has, and the seconds of a turn. */
  settings(this: void, random: Chance): { readonly guessTime: number } & Readonly<Record<string, number>>;
};

type StateOf<E extends RealtimeEndpoint> = NonNullable<
  Extract<FrameOf<E>['payload'], { gameState: unknown }>['gameState']
>;
type SentTo<E extends RealtimeEndpoint> = {
  [A in keyof E['commands'] & string]: {
    readonly action: A;
    readonly payload: Omit<z.infer<E['commands'][A]>, 'gameId' | 'lobbyId'>;
  };
}[keyof E['commands'] & string];

/**
 * How simulated players play a score game: exported as `player` by `testing/player.ts` in the game's folder. All suites
 * that play games find it there. Daily games need none.
 */
export type ScorePlayer<E extends RealtimeEndpoint, Guess> = ScorePlaying<
  StateOf<E>,
  SentTo<E>,
  Guess,
  Extract<SentTo<E>, { action: 'startGame' }>['payload']
>;

/** How simulated players play a lobby game: exported as `player`, as above. */
export type LobbyPlayer<E extends RealtimeEndpoint, Guess> = LobbyPlaying<StateOf<E>, SentTo<E>, Guess>;

/** What the state of every game has. */
export type ShownState = {
  readonly version: number;
  readonly gameOver: boolean;
  readonly gameId?: string;
  readonly lobbyId?: string;
  readonly reward?: number;
};

/** A player of any score game, and of any lobby game. */
export type AnyScorePlayer = ScorePlaying<ShownState, Sent, unknown, object>;
export type AnyLobbyPlayer = LobbyPlaying<ShownState, Sent, unknown>;
