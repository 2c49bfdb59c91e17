import type { AccountId, Day, GameId } from '../wire/ids.ts';

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
  /** The game's name in an activity feed. */
  game: string;
  board: string;
  ledgerReason: string;
  dailyMode: string;
};

/** Everything that a finished game changes outside itself. Written in the same transaction as its last snapshot. */
export type Settlement<Names extends SettlementNames = SettlementNames> = {
  readonly gameId: GameId;
  readonly game: Names['game'];
  readonly mode: 'single' | 'multi';
  readonly finishedAt: number;
  readonly winner: AccountId | null;
  /**
   * Whether a board's best was beaten as far as the game itself knows. A settlement with `scores` leaves it false: the
   * store decides, in the transaction that knows the best so far.
   */
  readonly newHighScore: boolean;
  /** Scores that count as a best of their board; the best is kept, anything lower changes nothing. */
  readonly scores?: readonly {
    readonly accountId: AccountId;
    readonly board: Names['board'];
    readonly score: number;
  }[];
  readonly players: readonly SettledPlayer[];
  /**
   * Ledger entries. The reference is unique per account: a second settlement of the same game pays nothing. Of games for
   * a score the store pays what the day's limit leaves, in the transaction that knows what was earned before.
   */
  readonly rewards: readonly {
    readonly accountId: AccountId;
    readonly amountEssence: number;
    readonly reason: Names['ledgerReason'];
    readonly reference: string;
  }[];
  /** Players whose run looks like one that no person can play. They are listed for the host; nothing else follows. */
  readonly suspicions?: readonly {
    readonly accountId: AccountId;
    readonly reason: string;
    /** What was counted, by name. */
    readonly figures: Readonly<Record<string, number>>;
  }[];
  /** Set by daily games: the run that is now complete. */
  readonly dailyRun?: {
    readonly accountId: AccountId;
    readonly mode: Names['dailyMode'];
    readonly day: Day;
    readonly attempts: number;
    /** Shown as `lastCompletedTime`: never later than the last millisecond of its own day. */
    readonly completedAt: number;
  };
};
