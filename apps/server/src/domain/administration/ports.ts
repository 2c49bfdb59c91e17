import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { GameName } from '@hub/protocol/games';

/** An account as its host sees it. */
export type AccountSummary = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly isLinked: boolean;
  readonly balanceEssence: number;
  readonly createdAt: number;
  /** Milliseconds since 1970, undefined for an account that is open. */
  readonly deletedAt: number | undefined;
  /** When it will be erased, because its owner deleted it. */
  readonly eraseAt: number | undefined;
  readonly erasedAt: number | undefined;
};

export type AccountSearch = {
  /** Part of a name in any case, or a whole player id; undefined for everybody. */
  readonly text: string | undefined;
  readonly onlyDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** A run that no person can play, as its host sees it. */
export type SuspiciousRun = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly score: number | null;
  /** A reason of the rules of the game. */
  readonly reason: string;
  /** What was counted, by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/** What only the host may do with accounts. */
export type AdministrationStore = {
  /** Newest accounts first. */
  list(
    search: AccountSearch,
  ): Promise<{ readonly accounts: readonly AccountSummary[]; readonly total: number }>;
  /** The account of this account id or player id, else those of exactly this name, newest first, ten at most. */
  find(who: string): Promise<readonly AccountSummary[]>;
  /**
   * Closes an account until the host opens it again; it is not erased. One that its owner deleted is closed too, and its
   * owner can no longer keep it.
   */
  softDelete(account: AccountId, at: number): Promise<'deleted' | 'already_deleted'>;
  /** Opens a closed account, whoever closed it. An erased one has nobody left to come back. */
  restore(account: AccountId): Promise<'restored' | 'not_deleted' | 'erased'>;
  /** The newest runs, newest first, the first `offset` of them left out. */
  suspiciousRuns(limit: number, offset: number): Promise<readonly SuspiciousRun[]>;
};
