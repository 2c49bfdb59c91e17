import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';

/** Whether the server runs and its database answers and accepts writes; for hosts and load balancers. */
export const health = endpoint({
  name: 'health',
  summary: 'Whether the server and its store work',
  method: 'GET',
  path: '/health',
  reply: z.object({
    status: z.enum(['ok', 'draining']),
    version: z.string(),
    hub: z.string().check(z.describe('Id of the hub: kept in its data, and restored with it')),
    protocol: z.string(),
    uptimeSeconds: z.int(),
  }),
  policy: { access: 'visitor', rate: 'reads' },
  failure: failureTexts.health,
});

/** Whether the process answers; a supervisor restarts one that does not. Asks nothing of the database. */
export const live = endpoint({
  name: 'live',
  summary: 'Whether the process answers, whatever its store does',
  method: 'GET',
  path: '/live',
  reply: z.object({ status: z.literal('live') }),
  policy: { access: 'visitor', rate: 'probes' },
  failure: failureTexts.health,
});

/** Whether a load balancer may send players to this node. */
export const ready = endpoint({
  name: 'ready',
  summary: 'Whether the server takes new players',
  method: 'GET',
  path: '/ready',
  reply: z.object({ status: z.literal('ready') }),
  policy: { access: 'visitor', rate: 'probes' },
  failure: failureTexts.health,
});
