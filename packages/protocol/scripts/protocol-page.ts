import { closeCodes } from '@hub/engine/wire/close-codes';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import * as limits from '@hub/engine/wire/limits';
import { PROTOCOL_VERSION } from '@hub/engine/wire/version';
import type * as z from 'zod/mini';
import { type Endpoint, nothing } from '../src/http/endpoint.ts';
import { endpoints } from '../src/http/registry.ts';
import { jsonSchema } from '../src/openapi.ts';
import { realtimeEndpoints } from '../src/testing/realtime-endpoints.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  description?: string;
};

/** The page docs/protocol.md, from the contract alone. */
export const protocolPage = (): string =>
  `${[
    '# Protocol',
    '',
    `Generated from \`packages/protocol\` by \`npm run docs\`; version ${PROTOCOL_VERSION}. The same calls are served as`,
    'OpenAPI at `/api/openapi.json`.',
    '',
    ...httpSection(),
    ...realtimeSection(),
    ...errorSection(),
    ...limitSection(),
  ].join('\n')}\n`;

const httpSection = (): string[] => [
  '## Calls',
  '',
  'Below `/api`. Success is 200 with a JSON body; a refusal is 4xx or 5xx with `{ "error": code, "message": text }`.',
  'Unknown fields are ignored, nothing is coerced. *player* needs `Authorization: Bearer <token>`; *owner* is a player',
  'who names itself in the path. Every answer carries the name of the contract, `hub-contract: hub.v1`: a page that was built',
  'for another one reloads itself.',
  '',
  ...endpoints.flatMap(callSection),
];

function callSection({ method, path, summary, policy, params, body, reply }: Endpoint): string[] {
  const { max, windowMs, ...rate } = limits.RATES[policy.rate];
  const ofAddress = 'maxOfAddress' in rate ? `, ${rate.maxOfAddress} from one address` : '';
  return [
    `### ${method} ${path}`,
    '',
    `${summary}. *${policy.access}*, at most ${max} in ${windowMs / 1000} s${ofAddress}.`,
    '',
    ...(params === nothing ? [] : ['Path:', '', ...fields(params, 'input'), '']),
    ...(body === nothing ? [] : ['Body:', '', ...fields(body, 'input'), '']),
    'Reply:',
    '',
    ...fields(reply, 'output'),
    '',
  ];
}

const realtimeSection = (): string[] => [
  '## Sockets',
  '',
  'Opened with the subprotocols `hub.v1` and `bearer.<token>`; the server selects `hub.v1`. Both sides send text frames',
  '`{ "action": name, "payload": object }`. A refusal is `{ "action": what it answers, "error": { "code", "message" } }`;',
  'what could not be read at all is answered with the action `unknown`. Whoever offers `hub.v` and another number gets that',
  'selected and is closed with 4426 at once, so that a page of another version hears of it.',
  '',
  ...realtimeEndpoints.flatMap(socketSection),
  '### Close codes',
  '',
  '| code | reason | the client comes back |',
  '| --- | --- | --- |',
  ...Object.values(closeCodes).map(
    ({ code, reason, reconnect }) => `| ${code} | ${reason} | ${reconnect ? 'yes' : 'no'} |`,
  ),
  '',
];

const socketSection = ({ path, summary, commands, frames }: RealtimeEndpoint): string[] => [
  `### ${path}`,
  '',
  `${summary}.`,
  '',
  ...Object.entries(commands).flatMap(([action, schema]) => [
    `Command \`${action}\`:`,
    '',
    ...fields(schema, 'input'),
    '',
  ]),
  ...Object.entries(frames).flatMap(([action, schema]) => [
    `Frame \`${action}\`:`,
    '',
    ...fields(schema, 'output'),
    '',
  ]),
];

const errorSection = (): string[] => [
  '## Errors',
  '',
  'On a frame, a *refusal* leaves the screen as it is, a *fatal* one leads to the home of the game.',
  '',
  '| code | status | text | on a frame |',
  '| --- | --- | --- | --- |',
  ...(Object.keys(errors) as ErrorCode[]).map((code) => {
    const { status, message, onFrame } = errors[code];
    return `| \`${code}\` | ${status} | ${message} | ${onFrame} |`;
  }),
  '',
];

const limitSection = (): string[] => [
  '## Limits',
  '',
  '| name | value |',
  '| --- | --- |',
  ...Object.entries(limits)
    .flatMap(([name, value]) => (typeof value === 'number' ? [`| \`${name}\` | ${value} |`] : []))
    .toSorted(),
];

function fields(schema: z.ZodMiniType, io: 'input' | 'output'): string[] {
  return describe(jsonSchema(schema, io), '');
}

/** A nested list: one line a field, with type, whether it may be missing, and its description. */
function describe(schema: Schema, indent: string): string[] {
  const properties = objectOf(schema)?.properties;
  if (properties === undefined) return [`${indent}- ${typeText(schema)}${note(schema)}`];
  const required = new Set(objectOf(schema)?.required ?? []);
  const isList = schema.type === 'array';
  const head = isList ? [`${indent}- a list, each:`] : [];
  const inner = isList ? `${indent}  ` : indent;
  return [
    ...head,
    ...Object.entries(properties).flatMap(([name, field]) => [
      `${inner}- \`${name}\` ${typeText(field)}${required.has(name) ? '' : ', may be missing'}${note(field)}`,
      ...(objectOf(field) === undefined ? [] : describe({ ...objectOf(field) }, `${inner}  `)),
    ]),
  ];
}

/** The object inside a field: itself, the element of a list, or the one that may also be null. */
function objectOf(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return objectOf(schema.items);
  return schema.anyOf?.map(objectOf).find((found) => found !== undefined);
}

function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.items !== undefined) return `list of ${typeText(schema.items)}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  const size = [schema.minLength, schema.maxLength].some(
    (bound) => bound !== undefined && schema.format === undefined,
  )
    ? `, ${schema.minLength ?? 0} to ${schema.maxLength ?? '∞'} characters`
    : '';
  return `${schema.format ?? type}${schema.format === undefined ? size : ''}`;
}

const note = ({ description }: Schema): string => (description === undefined ? '' : `: ${description}`);
