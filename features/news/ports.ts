import type { AccountId } from '@hub/engine/wire/ids';
import type { NewsId } from '@hub/protocol/stored-values';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import type { NewsLikes } from './calls.ts';

export type NewsLikeStore = {
  /** Stores a like; a repeated one changes nothing. */
  add(like: { readonly accountId: AccountId; readonly newsId: NewsId; readonly at: number }): Promise<void>;
  /** Removes a like; a missing one changes nothing. */
  remove(account: AccountId, newsId: NewsId): Promise<void>;
  /** Number of likes per news item, and whether this account likes it. Items without likes are left out. */
  seenBy(account: AccountId): Promise<readonly NewsLikes[]>;
};

/** A piece of news that the host has written. */
export type HostNews = {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type HostNewsStore = {
  add(item: HostNews, action: LoggedAction): Promise<void>;
  /** False if there is none with this id. */
  remove(id: string, action: LoggedAction): Promise<boolean>;
  /** Newest first. */
  newest(limit: number): Promise<readonly HostNews[]>;
};
