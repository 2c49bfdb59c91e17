import { PROTOCOL_VERSION } from '@hub/engine/wire/version';
import { health, live, ready } from '@hub/protocol/http/health';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';

/** Addresses with the prefix of the calls. */
const PROBES = new Set([health, live, ready].map(({ path }) => `/api${path}`));

export type HealthArea = {
  /** Build of the server. */
  readonly version: string;
  /** Id of the hub. */
  readonly hub: string;
  readonly clock: Clock;
  readonly startedAt: number;
  readonly isDraining: () => boolean;
  /** Whether this node may take new players: with several nodes only while it holds its lease. */
  readonly isReady: () => boolean;
  /** Whether the database accepts writes, judged by the latest ones. Rejects when it does not answer. */
  readonly storeTakesWrites: () => Promise<boolean>;
  readonly logger: Logger;
};

/** Whether a request asks for the state of the server, as a load balancer does several times a second. */
export const isProbe = ({ url }: { readonly url: string }): boolean => PROBES.has(url.split('?', 1)[0] ?? '');

/**
 * Mounts the live call (whether the process answers at all), the health call (whether the process serves, and the database answers and accepts writes), and the ready call
 * (whether a load balancer may send players here).
 */
export function mountHealth(mount: Mount, area: HealthArea): void {
  mount(live, async () => ({ status: 'live' as const }));
  mount(health, async () => {
    const takesWrites = await area.storeTakesWrites().catch((error: unknown) => {
      // Outages are logged where they are detected.
      if (!(error instanceof Unavailable)) area.logger.error({ err: error }, 'the database does not answer');
      return refuse('unavailable', 'The store does not answer.');
    });
    if (!takesWrites) return refuse('database_not_writable');
    return {
      status: area.isDraining() ? ('draining' as const) : ('ok' as const),
      version: area.version,
      hub: area.hub,
      protocol: PROTOCOL_VERSION,
      uptimeSeconds: Math.floor((area.clock.now() - area.startedAt) / 1000),
    };
  });
  mount(ready, async () =>
    area.isReady() && !area.isDraining()
      ? { status: 'ready' as const }
      : refuse('unavailable', 'This server takes no new players at the moment.'),
  );
}
