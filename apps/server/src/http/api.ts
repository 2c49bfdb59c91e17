import type { Endpoint } from '@hub/protocol/http/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Identify } from '../domain/accounts/caller.ts';
import { type AccountsArea, mountAccounts } from './accounts.ts';
import { type ActivityArea, mountActivity } from './activity.ts';
import { type FeedbackArea, mountFeedback } from './feedback.ts';
import { type HealthArea, mountHealth } from './health.ts';
import { createMount } from './mount.ts';
import { mountNews, type NewsArea } from './news.ts';
import { createLimiters, type Rates } from './rate-limits.ts';

export type ApiDeps = AccountsArea &
  ActivityArea &
  NewsArea &
  FeedbackArea & { readonly identify: Identify; readonly health: HealthArea; readonly rates: Rates };

/** All calls of the contract and its description. `app` has the prefix `/api`; answers with what it mounted. */
export async function mountApi(app: FastifyInstance, deps: ApiDeps): Promise<readonly Endpoint[]> {
  const limiters = await createLimiters(app, deps.rates);
  app.decorateRequest('visitor');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const { mount, mounted, finish } = createMount(app, { identify: deps.identify, limiters });
  mountAccounts(mount, deps);
  mountActivity(mount, deps);
  mountNews(mount, deps);
  mountFeedback(mount, deps);
  mountHealth(mount, deps.health);
  finish();
  serveDescription(app);
  return mounted;
}

async function describeContract(): Promise<string> {
  const [{ openApiDocument }, { endpoints }] = await Promise.all([
    import('@hub/protocol/openapi'),
    import('@hub/protocol/http/registry'),
  ]);
  return JSON.stringify(openApiDocument(endpoints));
}

/** The machine-readable contract. It is built when somebody asks for it first. */
function serveDescription(app: FastifyInstance): void {
  let description: Promise<string> | undefined;
  app.get('/openapi.json', { exposeHeadRoute: false }, async (_request, reply) => {
    description ??= describeContract();
    return reply.type('application/json; charset=utf-8').send(await description);
  });
}
