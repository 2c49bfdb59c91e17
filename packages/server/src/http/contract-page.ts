import { createHash } from 'node:crypto';
import { closeCodes } from '@hub/engine/wire/close-codes';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { errorStatus } from '@hub/engine/wire/error-status';
import { type ErrorCode, effectOf, errors } from '@hub/engine/wire/errors';
import * as limits from '@hub/engine/wire/limits';
import { PROTOCOL_VERSION } from '@hub/engine/wire/version';
import { type Endpoint, nothing } from '@hub/protocol/http/endpoint';
import { jsonSchema } from '@hub/protocol/openapi';
import { PRODUCT_NAME } from '@hub/protocol/product';
import type * as z from 'zod/mini';
import { escapeHtml } from './escape-html.ts';

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

const STYLE =
  'body{max-width:60rem;margin:0 auto;padding:1.5rem;background:#0b0e14;color:#e9e4d8;font:1rem/1.5 system-ui,sans-serif}a{color:#c8aa6e}h3{margin-top:2.5rem}code{color:#c8aa6e;overflow-wrap:anywhere}ul{padding-left:1.25rem}table{border-collapse:collapse}td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}';

/** Content security policy of the page, which has one style and no script. */
export const CONTRACT_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** The contract as a page for people: every call with its fields, every socket, every refusal and limit. */
export const contractPage = (
  endpoints: readonly Endpoint[],
  sockets: readonly RealtimeEndpoint[],
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME}: calls and frames</title><style>${STYLE}</style></head><body><main>
<h1>${PRODUCT_NAME}: calls and frames</h1>
<p>Version ${PROTOCOL_VERSION}. The calls are also served as <a href="openapi.json">OpenAPI</a>.
<a href="#sockets">Sockets</a>, <a href="#errors">errors</a>, <a href="#limits">limits</a>.</p>
${[...httpSection(endpoints), ...socketSection(sockets), ...errorSection(), ...limitSection()].join('\n')}
</main></body></html>
`;

const httpSection = (endpoints: readonly Endpoint[]): string[] => [
  '<h2 id="calls">Calls</h2>',
  `<p>Below <code>/api</code>. Success is 200 with a JSON body; a refusal is 4xx or 5xx with
<code>{ "error": code, "message": text }</code>. Unknown fields are ignored, values are never coerced. A <em>player</em> sends
<code>Authorization: Bearer &lt;token&gt;</code>; an <em>owner</em> is the player of <code>:id</code> in the path. Every reply has the protocol
version as a header, <code>hub-contract: hub.v1</code>: a page with another version reloads. Another one, <code>hub-time</code>, is the time of
the server in milliseconds since 1970.</p>`,
  ...endpoints.flatMap(callOf),
];

const part = (title: string, schema: z.ZodMiniType, io: 'input' | 'output'): string[] =>
  schema === nothing ? [] : [`<p>${title}</p>`, ...fields(schema, io)];

function callOf({ name, method, path, summary, policy, params, query, body, reply }: Endpoint): string[] {
  const { max, windowMs, ...rate } = limits.RATES[policy.rate];
  const ofAddress = 'maxOfAddress' in rate ? `, ${rate.maxOfAddress} from one address` : '';
  return [
    `<h3 id="${name}">${method} ${escapeHtml(path)}</h3>`,
    `<p>${escapeHtml(summary)}. <em>${policy.access}</em>, at most ${max} in ${windowMs / 1000} s${ofAddress}.</p>`,
    ...part('Path', params, 'input'),
    ...part('Query', query, 'input'),
    ...part('Body', body, 'input'),
    ...part('Reply', reply, 'output'),
  ];
}

const socketSection = (sockets: readonly RealtimeEndpoint[]): string[] => [
  '<h2 id="sockets">Sockets</h2>',
  `<p>Opened with the subprotocols <code>hub.v1</code> and <code>bearer.&lt;token&gt;</code>. Both sides send text frames
<code>{ "action": name, "payload": object }</code>. How a conversation goes is told in <code>docs/frames.md</code> of the repository.</p>`,
  ...sockets.flatMap(({ path, summary, commands, frames }) => [
    `<h3>${escapeHtml(path)}</h3>`,
    `<p>${escapeHtml(summary)}.</p>`,
    ...Object.entries(commands).flatMap(([action, schema]) => [
      `<p>Command <code>${action}</code></p>`,
      ...fields(schema, 'input'),
    ]),
    ...Object.entries(frames).flatMap(([action, schema]) => [
      `<p>Frame <code>${action}</code></p>`,
      ...fields(schema, 'output'),
    ]),
  ]),
  '<h3>Close codes</h3>',
  ...table(
    ['code', 'reason', 'the page reconnects'],
    Object.values(closeCodes).map(({ code, reason, reconnect }) => [code, reason, reconnect ? 'yes' : 'no']),
  ),
];

const errorSection = (): string[] => [
  '<h2 id="errors">Errors</h2>',
  '<p>In an error frame, a <em>refusal</em> keeps the screen open; <em>fatal</em> closes it and opens the first page of the game.</p>',
  ...table(
    ['code', 'status', 'text', 'in an error frame'],
    (Object.keys(errors) as ErrorCode[]).map((code) => [
      code,
      errorStatus[code],
      errors[code],
      effectOf(code),
    ]),
  ),
];

const limitSection = (): string[] => [
  '<h2 id="limits">Limits</h2>',
  ...table(
    ['name', 'value'],
    Object.entries(limits)
      .flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ),
];

type Cell = string | number;

const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string[] => [
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>`,
  ...rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`),
  '</table>',
];

const fields = (schema: z.ZodMiniType, io: 'input' | 'output'): string[] => {
  const described = jsonSchema(schema, io) as Schema;
  return described.type === 'array' && objectOf(described) !== undefined
    ? ['<p>A list, each:</p>', ...list(described)]
    : list(described);
};

/** A nested list: one item per field, with type, whether it is optional, and its description. */
function list(schema: Schema): string[] {
  const object = objectOf(schema);
  if (object?.properties === undefined) return [`<ul><li>${typeText(schema)}${note(schema)}</li></ul>`];
  const required = new Set(object.required);
  return [
    '<ul>',
    ...Object.entries(object.properties).flatMap(([name, field]) => [
      `<li><code>${name}</code> ${typeText(field)}${required.has(name) ? '' : ', may be missing'}${note(field)}`,
      ...(objectOf(field) === undefined ? [] : list(field)),
      '</li>',
    ]),
    '</ul>',
  ];
}

/** The object schema inside a field: the field itself, a list's element, or a nullable object. */
function objectOf(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return objectOf(schema.items);
  return schema.anyOf?.map(objectOf).find((found) => found !== undefined);
}

function typeText(schema: Schema): string {
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum !== undefined)
    return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' or ');
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

const note = ({ description }: Schema): string =>
  description === undefined ? '' : `: ${escapeHtml(description)}`;
