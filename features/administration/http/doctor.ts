import { callerAddress } from '@hub/server/http/caller-address.ts';
import type { FastifyInstance } from 'fastify';

/** Header with which `doctor` asks how the server sees it, with a key that only the host's programs have. */
export const DOCTOR_HEADER = 'hub-doctor';
/** The answer: the address of the caller, and the forwarded addresses as they arrived. */
export const SEEN_AS = 'hub-seen-as';
export const FORWARDED = 'hub-forwarded-for';

/** Answers the command `doctor`, on any call. */
export function answerDoctor(app: FastifyInstance, key: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const { [DOCTOR_HEADER]: given, 'x-forwarded-for': forwarded = '' } = request.headers;
    if (given !== key) return;
    reply.header(SEEN_AS, callerAddress(request)).header(FORWARDED, String(forwarded));
  });
}
