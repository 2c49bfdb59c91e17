import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Answers errors of the framework and bugs. A bug is logged under an id, which is all that the caller sees. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = knownRefusal(error) ?? internal(error, request);
  reply.refusedAs = refusal.code;
  return reply.code(refusal.status).send(refusal.body);
}

/** By status of the framework and its plugins. 400 is a body that is not JSON or contains a prototype key. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_json',
  403: 'not_found',
  404: 'not_found',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function knownRefusal({ statusCode, code }: FastifyError): Refusal | undefined {
  if (code === 'FST_ERR_BAD_URL') return new Refusal('not_found');
  if (statusCode === undefined || statusCode === 500) return undefined;
  const known = BY_STATUS[statusCode];
  if (known !== undefined) return new Refusal(known);
  return statusCode < 500 ? new Refusal('invalid_request') : undefined;
}

function internal(error: FastifyError, request: FastifyRequest): Refusal {
  const failureId = randomUUID();
  request.log.error(
    { failureId, err: error, method: request.method, route: request.routeOptions.url },
    'call failed',
  );
  const refusal = new Refusal('internal');
  return new Refusal('internal', `${refusal.body.message} (${failureId})`);
}
