import * as z from 'zod/mini';
import { get } from './endpoint.ts';

/** Whether the server runs and its database answers and accepts writes; for hosts and load balancers. */
export const health = get('/health', {
  name: 'health',
  summary: 'Whether the server and its store work',
  reply: z.object({
    status: z.enum(['ok', 'draining']),
    version: z.string(),
    hub: z.string().check(z.describe('Id of the hub: kept in its data, and restored with it')),
    protocol: z.string(),
    uptimeSeconds: z.int(),
  }),
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot reach the server',
});

/** Whether the process answers; a supervisor restarts one that does not. Asks nothing of the database. */
export const live = get('/live', {
  name: 'live',
  summary: 'Whether the process answers, whatever its store does',
  reply: z.object({ status: z.literal('live') }),
  policy: { access: 'visitor', rate: 'probes' },
  failure: 'Cannot reach the server',
});

/** Whether a load balancer may send players to this node. */
export const ready = get('/ready', {
  name: 'ready',
  summary: 'Whether the server takes new players',
  reply: z.object({ status: z.literal('ready') }),
  policy: { access: 'visitor', rate: 'probes' },
  failure: 'Cannot reach the server',
});
