import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';

const INTERVAL_MS = 60_000;
/** Characters logged of a header, which a client may fill as it likes. */
const LOGGED = 200;

type Deps = { readonly logger: Logger; readonly clock: Clock; readonly publicUrls: readonly string[] };

/** Logs refused origins for the host, at most once a minute. */
export class OriginWarnings {
  readonly #deps: Deps;
  #loggedAt: number | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Must be called for every socket that is refused because of its origin. */
  onRefused({ origin = '', host = '' }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): void {
    const { logger, clock, publicUrls } = this.#deps;
    const now = clock.now();
    // Also after the clock was set back.
    if (this.#loggedAt !== undefined && Math.abs(now - this.#loggedAt) < INTERVAL_MS) return;
    this.#loggedAt = now;
    const refused = origin.slice(0, LOGGED);
    if (publicUrls.length > 0)
      logger.warn(
        { origin: refused, publicUrls },
        'sockets refused: their page was opened at an address that PUBLIC_URL does not name',
      );
    else
      logger.warn(
        { origin: refused, host: host.slice(0, LOGGED) },
        'sockets refused: their page was opened at another address than the Host header names; set PUBLIC_URL, or let the proxy pass the header on',
      );
  }
}
