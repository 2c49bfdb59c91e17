import { closeCodes } from '@hub/engine/wire/close-codes';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { errorStatus } from '@hub/engine/wire/error-status';
import { type ErrorCode, effectOf, errors } from '@hub/engine/wire/errors';
import * as limits from '@hub/engine/wire/limits';
import { PROTOCOL_VERSION } from '@hub/engine/wire/version';
import { endpoints } from '@hub/features/registry.ts';
import type * as z from 'zod/mini';
import { type Endpoint, nothing } from '../src/http/endpoint.ts';
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

/** Generates docs/protocol.md. */
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
  'Unknown fields are ignored, values are never coerced. *player* needs `Authorization: Bearer <token>`; *owner* is the',
  'player of `:id` in the path. Every reply has the protocol version as a header, `hub-contract: hub.v1`: a page with',
  'another version reloads. Another one, `hub-time`, is the time of the server in milliseconds since 1970.',
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
  '`{ "action": name, "payload": object }`. A refusal is `{ "action": of the command, "error": { "code", "message" } }`; the',
  'answer to an unreadable frame has the action `unknown`. If a page offers another version of `hub.v`, the server selects',
  'it and closes the socket at once with 4426, so that the page can detect it. A page may name itself by `?page=` and up to 16',
  'letters or digits: a connection that is replaced by another one of the same page is closed with 1012 instead of 4409.',
  'Every socket answers `{ "action": "alive" }` with the same frame at once, and sends it with its pings of the next minute, so',
  'that a page can notice a connection that delivers nothing any more. A payload `{ "isHidden": true }` ends that unanswered.',
  '',
  ...realtimeEndpoints.flatMap(socketSection),
  '### Close codes',
  '',
  '| code | reason | the page reconnects |',
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
  'In an error frame, a *refusal* keeps the screen open; *fatal* closes it and opens the first page of the game.',
  '',
  '| code | status | text | in an error frame |',
  '| --- | --- | --- | --- |',
  ...(Object.keys(errors) as ErrorCode[]).map(
    (code) => `| \`${code}\` | ${errorStatus[code]} | ${errors[code]} | ${effectOf(code)} |`,
  ),
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

/** A nested list: one line per field, with type, whether it is optional, and its description. */
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

/** The object schema inside a field: the field itself, a list's element, or a nullable object. */
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
