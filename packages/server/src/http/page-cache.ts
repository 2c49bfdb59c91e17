import { LruCache } from '@hub/engine/binding/lru-cache';
import type { Clock } from '../platform/clock.ts';

/** Maximum age in ms, for changes that do not raise a board's version. */
const MAX_AGE_MS = 5_000;
/** Number of cached pages; the least recently requested are evicted. */
const MAX_PAGES = 100;

type CachedPage<T> = { readonly version: number; readonly readAt: number; readonly content: Promise<T> };

/** Caches the pages of one board until the board changes. Concurrent requests for a page share one read. */
export class PageCache<T> {
  readonly #clock: Clock;
  readonly #versionOf: () => number;
  readonly #pages = new LruCache<CachedPage<T>>(MAX_PAGES);

  constructor({ clock, versionOf }: { readonly clock: Clock; readonly versionOf: () => number }) {
    this.#clock = clock;
    this.#versionOf = versionOf;
  }

  /** Returns the cached page, or calls `read` when it is missing or outdated. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const [version, now] = [this.#versionOf(), this.#clock.now()];
    const cached = this.#pages.get(key);
    const isFresh = cached !== undefined && cached.version === version && now - cached.readAt < MAX_AGE_MS;
    if (isFresh) return cached.content;
    const page = { version, readAt: now, content: read() };
    this.#pages.set(key, page);
    page.content.catch(() => this.#pages.delete(key, page));
    return page.content;
  }
}
