import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { GameName } from '@hub/protocol/games';

/** An account as the host sees it. */
export type AccountSummary = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly isLinked: boolean;
  readonly balanceEssence: number;
  readonly createdAt: number;
  /** Milliseconds since 1970; undefined for an open account. */
  readonly deletedAt: number | undefined;
  /** When the account will be erased after its owner deleted it. */
  readonly eraseAt: number | undefined;
  readonly erasedAt: number | undefined;
};

export type AccountSearch = {
  /** Part of a name in any case, or a whole player id; undefined for all accounts. */
  readonly text: string | undefined;
  readonly onlyDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** A run whose answers look scripted, as the host sees it. */
export type SuspiciousRun = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly score: number | null;
  /** A reason code of the game's rules. */
  readonly reason: string;
  /** Measured values by name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/** Which guests the host means. At least one field must be defined. */
export type GuestFilter = {
  /** Created from the same address as this account, in the time for which addresses are kept. */
  readonly sameAddressAs: AccountId | undefined;
  /** Created at that time (ms since 1970) or later. */
  readonly createdSince: number | undefined;
};

/** What the host asks the running servers to do; `subject` is an account or a lobby. */
export type HostAction = {
  readonly id: string;
  readonly kind: 'rename' | 'close lobby';
  readonly subject: string;
};

/** Account operations of the host. */
export type AdministrationStore = {
  /** Newest accounts first. */
  list(
    search: AccountSearch,
  ): Promise<{ readonly accounts: readonly AccountSummary[]; readonly total: number }>;
  /** The account with this account or player id, else accounts with exactly this name, newest first, at most ten. */
  find(idOrName: string): Promise<readonly AccountSummary[]>;
  /** Changes the name; false for an erased account. */
  rename(account: AccountId, name: string, action: HostAction, at: number): Promise<boolean>;
  /** Stores an action for the running servers. */
  addAction(action: HostAction, at: number): Promise<void>;
  /** The actions of that time (ms since 1970) or later. */
  actionsSince(at: number): Promise<readonly HostAction[]>;
  /** Open accounts without a linked sign-in, newest first. */
  guests(filter: GuestFilter): Promise<readonly AccountSummary[]>;
  /** Accounts that the host closed at exactly that time. */
  closedAt(at: number): Promise<readonly AccountSummary[]>;
  /** Closes an account until the host restores it; it is not erased, and its owner can no longer keep it. */
  softDelete(account: AccountId, at: number): Promise<'deleted' | 'already_deleted'>;
  /** Reopens an account closed by its owner or the host. Erased accounts cannot be restored. */
  restore(account: AccountId): Promise<'restored' | 'not_deleted' | 'erased'>;
  /** Newest runs first, skipping the first `offset`. */
  suspiciousRuns(limit: number, offset: number): Promise<readonly SuspiciousRun[]>;
};
