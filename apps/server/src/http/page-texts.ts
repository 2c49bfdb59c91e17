import type { Clock } from '../platform/clock.ts';
import { Recent } from '../platform/recent.ts';

/** Maximum age in ms, for changes that do not raise a board's version. */
const MAX_AGE_MS = 5_000;
/** Number of cached pages; the least recently requested are evicted. */
const MAX_PAGES = 100;

type Kept<T> = { readonly version: number; readonly readAt: number; readonly text: Promise<T> };

/** Caches the pages of one board until the board changes. Concurrent requests for a page share one read. */
export class PageTexts<T> {
  readonly #clock: Clock;
  readonly #versionOf: () => number;
  readonly #kept = new Recent<Kept<T>>(MAX_PAGES);

  constructor({ clock, versionOf }: { readonly clock: Clock; readonly versionOf: () => number }) {
    this.#clock = clock;
    this.#versionOf = versionOf;
  }

  /** Returns the cached page, or calls `read` when it is missing or outdated. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const [version, now] = [this.#versionOf(), this.#clock.now()];
    const kept = this.#kept.get(key);
    const isFresh = kept !== undefined && kept.version === version && now - kept.readAt < MAX_AGE_MS;
    if (isFresh) return kept.text;
    const page = { version, readAt: now, text: read() };
    this.#kept.keep(key, page);
    page.text.catch(() => this.#kept.drop(key, page));
    return page.text;
  }
}
