import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import type { DayRing } from './ring.ts';

/** A completed puzzle. `mode` is the id of its daily game. */
export type CompletedRun = {
  readonly mode: string;
  readonly day: Day;
  readonly attempts: number;
  readonly completedAt: number;
  /** Played in hard mode. */
  readonly isHard?: true;
};

/** What was published before a day began, with the nonce that is secret until the day is over. */
export type Commitment = {
  readonly day: Day;
  readonly nonce: string;
  /** The commitment of the day before. */
  readonly previous: string;
  readonly commitment: string;
  readonly committedAt: number;
};

export type CommittedDay = Commitment & { readonly answerId: string };

/** A time in which no server was running; milliseconds since 1970. */
export type Outage = { readonly beganAt: number; readonly endedAt: number };

export type UptimeStore = {
  /** When a server was last running; undefined before the first start. */
  lastSeen(): Promise<number | undefined>;
  see(at: number): Promise<void>;
  /** Stores an outage unless another server has stored the same one. */
  addOutage(outage: Outage): Promise<void>;
  outages(): Promise<readonly Outage[]>;
};

/** A number of guesses, and how often it occurred. */
export type AttemptCount = { readonly attempts: number; readonly count: number };

export type DailyStore = {
  /** Id of the stored answer of a game's day. */
  answer(mode: string, day: Day): Promise<string | undefined>;
  /** Answers stored for the days from `first` up to but not including `end`, by day. */
  answersBetween(mode: string, first: Day, end: Day): Promise<readonly string[]>;
  /** Stores the day's answer unless there is one; returns the stored one. */
  keepAnswer(mode: string, day: Day, answerId: string): Promise<string>;
  /** The commitment of the game's last committed day. */
  newestCommitment(mode: string): Promise<Commitment | undefined>;
  /** Stores the day's commitment unless there is one; returns the stored one. The answer must be stored before. */
  keepCommitment(mode: string, commitment: Commitment): Promise<Commitment>;
  /** Committed days from `first` to `last`, oldest first, at most `limit`. */
  committedDays(mode: string, first: Day, last: Day, limit: number): Promise<readonly CommittedDay[]>;
  /** The days with a stored answer before `end`, newest first, at most `limit`. */
  answeredDays(mode: string, end: Day, limit: number): Promise<readonly Day[]>;
  /** The first day with a stored answer. */
  firstDay(mode: string): Promise<Day | undefined>;
  /**
   * How many players with open accounts completed the day, by number of guesses. If newcomers are limited, of accounts that were
   * younger than an hour the given one counts and the first three others.
   */
  attemptsOn(
    of: { readonly account: AccountId; readonly mode: string; readonly day: Day },
    areNewcomersLimited: boolean,
  ): Promise<readonly AttemptCount[]>;
  /** What the account has of the day's ring, and whether that was paid. */
  ring(account: AccountId, day: Day): Promise<DayRing & { readonly isPaid: boolean }>;
  /** Those of these rooms that are stored as over. */
  endedRooms(ids: readonly GameId[]): Promise<ReadonlySet<GameId>>;
  /** All completed runs of the account, newest day first. */
  completedRuns(account: AccountId): Promise<readonly CompletedRun[]>;
};
