import type { AccountId } from '@hub/engine/wire/ids';
import type { ReadWaiting, Waiting } from '@hub/features/waiting/server.ts';
import type { RateLimitedLog } from '@hub/server/platform/rate-limited-log.ts';
import { messageFrame } from './frame-writer.ts';

/** Changes within this time (ms) are sent together: at a table of bots they follow each other closely. */
const GATHER_MS = 100;
/** Wait before a failed read is tried again (ms). */
const RETRY_MS = 5_000;
/** Accounts that are read at the same time: all pages reconnect at once after a restart. */
const READ_AT_ONCE = 8;

/** A page that waits. */
type Page = { send(frame: Buffer): void };

type Feed = {
  readonly pages: Set<Page>;
  /** What was read last; undefined before, and once it is outdated. */
  read: ReadWaiting | undefined;
  /** Counts the changes of what is stored, so that a read that one overtakes is not used. */
  changes: number;
  /** The frame that all pages have; undefined if one of them has another. */
  sent: string | undefined;
  timer: NodeJS.Timeout | undefined;
};

/**
 * Sends pages what waits for their account: when they come, and after each change. Accounts without a page cost nothing, and
 * those with one only when something changes.
 */
export class WaitingFeed {
  readonly #waiting: Waiting;
  readonly #logLimited: RateLimitedLog;
  readonly #feeds = new Map<AccountId, Feed>();
  readonly #due = new Set<AccountId>();
  #reading = 0;
  #isStopped = false;

  constructor(waiting: Waiting, logLimited: RateLimitedLog) {
    this.#waiting = waiting;
    this.#logLimited = logLimited;
  }

  add(account: AccountId, page: Page): void {
    const feed = this.#feeds.get(account) ?? newFeed();
    this.#feeds.set(account, feed);
    feed.pages.add(page);
    feed.sent = undefined;
    // Not at once: the socket takes frames when its listener is known.
    feed.timer ??= setTimeout(() => this.#send(account)).unref();
  }

  remove(account: AccountId, page: Page): void {
    const feed = this.#feeds.get(account);
    if (feed?.pages.delete(page) !== true || feed.pages.size > 0) return;
    clearTimeout(feed.timer);
    this.#feeds.delete(account);
    this.#due.delete(account);
  }

  /** Something that waits for the account has changed; `isStored`: also what is stored, so that it is read again. */
  onChange(account: AccountId, isStored: boolean): void {
    const feed = this.#feeds.get(account);
    if (feed === undefined || this.#isStopped) return;
    if (isStored) {
      feed.read = undefined;
      feed.changes += 1;
    }
    feed.timer ??= setTimeout(() => this.#send(account), GATHER_MS).unref();
  }

  /** Reads everything again, as changes may have been missed. */
  refreshAll(): void {
    for (const account of this.#feeds.keys()) this.onChange(account, true);
  }

  stop(): void {
    this.#isStopped = true;
    for (const { timer } of this.#feeds.values()) clearTimeout(timer);
    this.#due.clear();
  }

  #send(account: AccountId): void {
    const feed = this.#feeds.get(account);
    if (feed === undefined || this.#isStopped) return;
    clearTimeout(feed.timer);
    feed.timer = undefined;
    if (feed.read === undefined) {
      this.#due.add(account);
      return this.#readNext();
    }
    const payload = { entries: this.#waiting.entriesOf(account, feed.read) };
    // The times left do not make a difference: pages count them down.
    const text = JSON.stringify(payload, (key, value: unknown) => (key === 'timeLeft' ? 0 : value));
    if (text === feed.sent) return;
    feed.sent = text;
    const frame = messageFrame({ action: 'waiting', payload });
    for (const page of feed.pages) page.send(frame);
  }

  #readNext(): void {
    for (const account of this.#due) {
      if (this.#reading >= READ_AT_ONCE) return;
      this.#due.delete(account);
      const feed = this.#feeds.get(account);
      if (feed !== undefined) void this.#read(account, feed);
    }
  }

  async #read(account: AccountId, feed: Feed): Promise<void> {
    this.#reading += 1;
    const { changes } = feed;
    try {
      const read = await this.#waiting.read(account);
      // A change meanwhile has its own timer, after which it is read again.
      if (feed.changes === changes) {
        feed.read = read;
        this.#send(account);
      }
    } catch {
      this.#logLimited('reading what waits for a player failed');
      if (this.#feeds.get(account) === feed && !this.#isStopped)
        feed.timer ??= setTimeout(() => this.#send(account), RETRY_MS).unref();
    } finally {
      this.#reading -= 1;
      this.#readNext();
    }
  }
}

const newFeed = (): Feed => ({
  pages: new Set(),
  read: undefined,
  changes: 0,
  sent: undefined,
  timer: undefined,
});
