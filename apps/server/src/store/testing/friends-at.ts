import type { AccountId } from '@hub/engine/wire/ids';
import { challengeQueries } from '@hub/features/challenges/queries.ts';
import { challenges } from '@hub/features/challenges/server.ts';
import { leagues } from '@hub/features/leagues/server.ts';
import type { Feature, Offers } from '@hub/features/offers.ts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import type { Handler, Mount } from '@hub/server/http/mount.ts';
import { Refusal } from '@hub/server/http/refusal.ts';
import { hubOf } from '@hub/server/hub.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import type { OpenStore } from './contract.ts';

/** Challenges and leagues of a store at a time (ms since 1970), without pages that look on. */
export function friendsAt({ engine }: Pick<OpenStore, 'engine'>, at: number) {
  const hub = hubOf(engine, new ManualClock(at));
  const parts = {
    ask: (): Offers => offers,
    secret: secretFrom('secret of a test'),
    refusesName: async () => false,
    onWaiting: () => undefined,
    duelGames: () => [],
  };
  const offers = { challenges: challenges(hub, parts), leagues: leagues(hub, parts) };
  return offers;
}

export const challengesIn = ({ engine }: Pick<OpenStore, 'engine'>) =>
  challengeQueries(hubOf(engine, new ManualClock(0)));

/** Does the regular work of a feature. */
export async function doJobs(feature: Feature | undefined): Promise<void> {
  for (const { work } of feature?.jobs ?? []) await work();
}

/** Asks a feature as an account, without HTTP; returns the reply, or the code of a refusal. */
export function asking(feature: { mount(mount: Mount): void }) {
  const handlers = new Map<string, unknown>();
  feature.mount(({ name }, handler) => handlers.set(name, handler));
  return async <E extends Endpoint>(
    endpoint: E,
    accountId: AccountId,
    call: { readonly params?: object; readonly body?: object } = {},
  ): Promise<Awaited<ReturnType<Handler<E>>> | string> => {
    const handler = handlers.get(endpoint.name) as Handler<E>;
    try {
      return await handler({ ...call, caller: { player: { accountId } } } as Parameters<Handler<E>>[0]);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
}
