import { errorStatus } from '@hub/engine/wire/error-status';
import type { ErrorCode } from '@hub/engine/wire/errors';
import { PROTOCOL_VERSION } from '@hub/engine/wire/version';
import * as z from 'zod/mini';
import { type Access, type Endpoint, errorReplySchema, nothing } from './http/endpoint.ts';
import { PRODUCT_NAME } from './product.ts';

type Json = Record<string, unknown>;

/** Converts a schema to JSON Schema for OpenAPI 3.1. `input` is what callers send, `output` what they receive. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** The OpenAPI 3.1 document of these calls. */
export const openApiDocument = (endpoints: readonly Endpoint[]): Json => ({
  openapi: '3.1.0',
  info: { title: PRODUCT_NAME, version: PROTOCOL_VERSION },
  servers: [{ url: '/api' }],
  paths: pathsOf(endpoints),
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
});

function pathsOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: Endpoint): Json {
  const { name, summary, policy, body, reply } = endpoint;
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    operationId: name,
    summary,
    ...(policy.access === 'visitor' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === nothing ? {} : { requestBody: { required: true, content: jsonContent(body, 'input') } }),
    responses: {
      200: { description: 'Done', content: jsonContent(reply, 'output') },
      ...Object.fromEntries(refusalStatuses(endpoint).map((status) => [status, refusalResponse(status)])),
      default: { description: "The call's own refusals", content: jsonContent(errorReplySchema, 'output') },
    },
  };
}

const jsonContent = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

function parametersOf(params: z.ZodMiniType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(params, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    // The document contains only the full path, with all parameters.
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

const BY_ACCESS: Record<Access, readonly number[]> = {
  visitor: [],
  player: [401],
  owner: [401, 403],
  'room moderator': [401, 403],
  moderator: [401, 403],
  host: [401, 403],
};

/** Statuses that every call may return: invalid request, missing access, rate limit, server error. */
function refusalStatuses({ policy, params, query, body }: Endpoint): number[] {
  const takesInput = [params, query, body].some((schema) => schema !== nothing);
  return [...(takesInput ? [400] : []), ...BY_ACCESS[policy.access], 429, 500];
}

function refusalResponse(status: number): Json {
  const codes = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => errorStatus[code] === status);
  return { description: codes.join(', '), content: jsonContent(errorReplySchema, 'output') };
}
