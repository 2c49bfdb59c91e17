import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { CONTRACT, CONTRACT_HEADER, TIME_HEADER } from '@hub/engine/wire/version';
import { mountAdministration } from '@hub/features/administration/http/administration.ts';
import type { AdminArea } from '@hub/features/administration/http/area.ts';
import type { Feature } from '@hub/features/offers.ts';
import { mountTrials, type TrialsArea } from '@hub/features/trials/mount.ts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import type { Identify } from '@hub/server/http/caller.ts';
import { createAdminGuard } from '@hub/server/http/guard.ts';
import { createMount } from '@hub/server/http/mount.ts';
import { createLimiters, type Rates } from '@hub/server/http/rate-limits.ts';
import type { CountCall } from '@hub/server/http/shared-call-counter.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { FastifyInstance } from 'fastify';
import { type FirstRunArea, mountFirstRun } from './first-run.ts';
import { type HealthArea, mountHealth } from './health.ts';
import { type PicturesArea, servePictures } from './pictures.ts';

export type ApiDeps = TrialsArea &
  FirstRunArea &
  PicturesArea & {
    readonly clock: Clock;
    readonly identify: Identify;
    readonly features: readonly Feature[];
    readonly administration: AdminArea;
    readonly health: HealthArea;
    /** The websocket endpoints that the contract's page describes. */
    readonly sockets: readonly RealtimeEndpoint[];
    readonly rates: Rates;
    /** Counts the calls of all nodes; undefined if there is only this one. */
    readonly countCall?: CountCall | undefined;
  };

/** Mounts all endpoints and the contract's description on `app`, which has the prefix `/api`. Returns the endpoints. */
export async function mountApi(app: FastifyInstance, deps: ApiDeps): Promise<readonly Endpoint[]> {
  const limiters = await createLimiters(app, deps.rates, deps.countCall);
  const guard = createAdminGuard(deps.administration.sessions, deps.administration.publicUrls);
  app.decorateRequest('visitor');
  app.decorateRequest('administrator');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header(CONTRACT_HEADER, CONTRACT);
    reply.header(TIME_HEADER, deps.clock.now());
  });
  const { mount, mounted, finish } = createMount(app, { identify: deps.identify, limiters, guard });
  mountAdministration(app, mount, deps.administration, guard);
  mountFirstRun(app, mount, deps, { guard, limiters });
  for (const feature of deps.features) feature.mount?.(mount);
  mountTrials(mount, deps);
  mountHealth(mount, deps.health);
  finish();
  servePictures(app, deps);
  serveContract(app, mounted, deps.sockets);
  return mounted;
}

/** Serves the contract, as OpenAPI for programs and as a page for people; each is built at its first request. */
function serveContract(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  sockets: readonly RealtimeEndpoint[],
): void {
  let openApi: string | undefined;
  app.get('/openapi.json', { exposeHeadRoute: false }, async (_request, reply) => {
    const { openApiDocument } = await import('@hub/protocol/openapi');
    openApi ??= JSON.stringify(openApiDocument(endpoints));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  let page: string | undefined;
  app.get('/docs', { exposeHeadRoute: false }, async (_request, reply) => {
    const { CONTRACT_PAGE_POLICY, contractPage } = await import('@hub/server/http/contract-page.ts');
    page ??= contractPage(endpoints, sockets);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTRACT_PAGE_POLICY)
      .send(page);
  });
}
