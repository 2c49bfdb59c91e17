import type { PaceFigures, PaceLimit } from '../kernel/suspicion.ts';
import type { AccountId, Day, GameId } from '../wire/ids.ts';
import type { FinishedRun } from './run.ts';

/** One seat's part in a finished game. */
export type SettledPlayer = {
  readonly accountId: AccountId;
  readonly attempts: number | null;
  readonly currentStreak: number | null;
  readonly score: number | null;
  readonly totalPoints: number | null;
};

/** The names that a settlement may use. A game's own descriptor narrows them. */
export type SettlementNames = {
  /** The game's name in the activity feed. */
  game: string;
  board: string;
  ledgerReason: string;
  dailyMode: string;
};

/** Who played a versus game against whom. The strength of a bot is on the scale of the ratings. */
export type VersusRecord = {
  /** The winner's place in `players`. */
  readonly winner: number;
  /** `isRated`: a person who was there in the first round. */
  readonly players: readonly (
    | { readonly accountId: AccountId; readonly isRated: boolean }
    | { readonly strength: number }
  )[];
};

/** Everything that a finished game changes outside itself. Written in the same transaction as its last snapshot. */
export type Settlement<Names extends SettlementNames = SettlementNames> = {
  readonly gameId: GameId;
  readonly game: Names['game'];
  readonly mode: 'single' | 'multi';
  readonly finishedAt: number;
  readonly winner: AccountId | null;
  /**
   * Whether the game beat a best score. Settlements with `scores` leave it false: the store decides, in the transaction
   * that reads the best score so far.
   */
  readonly newHighScore: boolean;
  /** Scores for boards; the store keeps the best score of each account and ignores lower ones. */
  readonly scores?: readonly {
    readonly accountId: AccountId;
    readonly board: Names['board'];
    readonly score: number;
  }[];
  /**
   * Set for a game of one person against bots. A win is stored as a win against bots of `winner`, and not as a match; the
   * store pays its reward a few times a day. Of a lost one only `record` is stored.
   */
  readonly isAgainstBots?: true;
  readonly players: readonly SettledPlayer[];
  /** Set by versus games; the store keeps a rating of each account and game from it. */
  readonly record?: VersusRecord;
  /**
   * Ledger entries. The reference is unique per account: a second settlement of the same game pays nothing. For score
   * games the store pays at most what the daily limit leaves, in the transaction that reads what was earned before.
   */
  readonly rewards: readonly {
    readonly accountId: AccountId;
    readonly amountEssence: number;
    readonly reason: Names['ledgerReason'];
    readonly reference: string;
  }[];
  /** Players who probably used a program. They are listed for the host, without further consequences. */
  readonly suspicions?: readonly {
    readonly accountId: AccountId;
    readonly reason: string;
    /** Measured values, by name. */
    readonly figures: Readonly<Record<string, number>>;
  }[];
  /** Set by score games: how the answers were given. The store adds the games of a day, and judges them together. */
  readonly pace?: {
    readonly accounts: readonly AccountId[];
    readonly figures: PaceFigures;
    readonly limits: readonly PaceLimit[];
  };
  /** Set for a run of a challenge: only this is stored. */
  readonly challengeRun?: FinishedRun & { readonly accountId: AccountId };
  /** Set by daily games: the puzzle that is now complete. */
  readonly dailyRun?: {
    readonly accountId: AccountId;
    readonly mode: Names['dailyMode'];
    readonly day: Day;
    readonly attempts: number;
    /** Whether the puzzle was played in hard mode. */
    readonly hard?: true;
    /** Sent as `lastCompletedTime`: never later than the last millisecond of its own day. */
    readonly completedAt: number;
  };
};
