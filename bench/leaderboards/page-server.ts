import path from 'node:path';
import { endpoint } from '@hub/protocol/http/endpoint';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { identifyBy } from '../../apps/server/src/domain/accounts/accounts.ts';
import { createTokens } from '../../apps/server/src/domain/accounts/tokens.ts';
import { createMount } from '../../apps/server/src/http/mount.ts';
import { createLimiters } from '../../apps/server/src/http/rate-limits.ts';
import { setSecurityHeaders } from '../../apps/server/src/http/security-headers.ts';
import { SerializedReply } from '../../apps/server/src/http/serialized-reply.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readEnvironment } from '../../apps/server/src/platform/environment.ts';
import { instanceSecret } from '../../apps/server/src/platform/instance-secret.ts';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';
import { createStore } from '../../apps/server/src/store/store.ts';
import { startServer, UNLIMITED_RATES } from '../../apps/server/src/testing/start-server.ts';

/**
 * A process of its own: the whole server on the data folder of the first argument, and beside it two that only send the
 * text of the second one: a bare one, and one behind the same door (headers, limits, token). Writes their addresses to
 * its parent.
 */
const [dataDir = '', text = ''] = process.argv.slice(2);
const { url } = await startServer({ dataDir });

const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });
const bytes = Buffer.from(text);
const bare = fastify();
bare.get('/api/text', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));

const store = createStore(await openSqlite(path.join(dataDir, 'hub.sqlite')));
const tokens = createTokens({ secret: instanceSecret(undefined, dataDir), clock: systemClock });
const identify = identifyBy({ tokens, store: store.accounts, clock: systemClock });
const guarded = fastify({ loggerInstance: pino({ level: 'silent' }) }) as unknown as FastifyInstance;
await setSecurityHeaders(guarded, readEnvironment({ DATA_DIR: dataDir }));
await guarded.register(
  async (api) => {
    api.decorateRequest('visitor');
    const limiters = await createLimiters(api, UNLIMITED_RATES);
    const { mount } = createMount(api, { identify, limiters });
    const reply = z.unknown();
    const prebuilt = new SerializedReply(reply, JSON.parse(text));
    mount(
      endpoint({
        name: 'text',
        summary: 'A text that was there before',
        method: 'GET',
        path: '/text',
        reply,
        policy: { access: 'player', rate: 'reads' },
        failure: '',
      }),
      async () => prebuilt,
    );
  },
  { prefix: '/api' },
);
process.send?.({ hub: url, bare: await listen(bare), guarded: await listen(guarded) });
