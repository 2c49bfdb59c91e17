import type { Clock } from '../platform/clock.ts';
import { Recent } from '../platform/recent.ts';

/** What a board does not tell, such as another effect on a name or a deleted account, shows after this long at most. */
const MAX_AGE_MS = 5_000;
/** Pages that are kept; those asked for least lately go. */
const MAX_PAGES = 100;

type Kept<T> = { readonly version: number; readonly readAt: number; readonly text: Promise<T> };

/** Pages of one board as they were sent last, kept until the board changes. However many ask, one of them reads. */
export class PageTexts<T> {
  readonly #clock: Clock;
  readonly #versionOf: () => number;
  readonly #kept = new Recent<Kept<T>>(MAX_PAGES);

  constructor({ clock, versionOf }: { readonly clock: Clock; readonly versionOf: () => number }) {
    this.#clock = clock;
    this.#versionOf = versionOf;
  }

  /** The page under that key; `read` is called when it is not there or may be another one by now. */
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
