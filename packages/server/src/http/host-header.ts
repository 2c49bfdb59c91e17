import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Refuses requests whose Host header is no host: addresses of this hub are made from it. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host } }, reply) => {
    if (host === undefined || isHost(host)) return;
    const { status, body } = new Refusal('invalid_request', 'Host: must be a name or an address of this hub');
    return reply.code(status).send(body);
  });
}

function isHost(host: string): boolean {
  const url = URL.parse(`http://${host}`);
  return url !== null && url.href === `${url.origin}/`;
}
