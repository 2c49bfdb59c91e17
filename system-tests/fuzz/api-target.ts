import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Answer, judge, type Operation } from './api-contract.ts';
import type { Target } from './fuzz-target.ts';
import { type Change, changed, changes, hostileText, type Typo, typos, withTypo } from './hostile-values.ts';
import type { PopulatedHub } from './populated-hub.ts';
import { type Json, objectsOf, valuesOf } from './schema-values.ts';

/** Changes of a request, by weight. */
const MUTATIONS = {
  fitting: 6,
  'changed body': 6,
  'body with a typo': 2,
  'hostile path': 4,
  'hostile query': 3,
  'other type': 1,
  'other method': 1,
  'no token': 1,
  'bad token': 2,
  'another account': 1,
  'huge body': 1,
  'no body': 1,
} as const;
type Mutation = keyof typeof MUTATIONS;

type Draw = {
  readonly mutation: Mutation;
  readonly pick: number;
  readonly isFitted: boolean;
  readonly path: Record<string, Json>;
  readonly query: Record<string, Json>;
  readonly body: Json;
  readonly change: Change;
  readonly typo: Typo;
  readonly text: string;
  readonly method: string;
  readonly type: string;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'APPLICATION/JSON',
  ';',
  '',
];
const TOKENS = ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpZCI6IngifQ.', '\u00ff', '{}', 'null'];

/** Sends a request and returns the answer. */
export type Send = (request: InjectOptions) => Promise<Answer>;

const drawsFor = ({ ofPath, query, body }: Operation): fc.Arbitrary<Draw> =>
  fc.record({
    mutation: fc.oneof(
      ...Object.entries(MUTATIONS).map(([mutation, weight]) => ({
        weight,
        arbitrary: fc.constant(mutation as Mutation),
      })),
    ),
    pick: fc.nat(10_000),
    isFitted: fc.nat(4).map((drawn) => drawn > 0),
    path: objectsOf(ofPath),
    query: objectsOf(query),
    body: valuesOf(body ?? {}),
    change: changes(),
    typo: typos(),
    text: hostileText(),
    method: fc.constantFrom(...METHODS),
    type: fc.constantFrom(...TYPES),
  });

/** Valid requests and one with a wrong method, so that every operation accepts and refuses some. */
function examplesFor(operation: Operation): Draw[] {
  const drawn = fc.sample(drawsFor(operation), { seed: 1, numRuns: 8 });
  return drawn.map((draw, at) =>
    at < 6
      ? { ...draw, mutation: 'fitting', pick: 8 * at, isFitted: true }
      : { ...draw, mutation: 'other method', method: 'PUT' },
  );
}

/** A request before it is sent. */
type Request = {
  path: Record<string, string>;
  query: Record<string, string>;
  method: string;
  headers: Record<string, string>;
  payload: string | undefined;
};

/** All kinds of requests to one operation; validates the answers by the document. */
export const operationTarget = (
  operation: Operation,
  all: readonly Operation[],
  hub: PopulatedHub,
  send: Send = sendTo(hub),
): Target<Draw> => ({
  name: `${operation.method} ${operation.path}`,
  draws: drawsFor(operation),
  examples: examplesFor(operation),
  inputsPerDraw: 1,
  async feed(draw, tally) {
    const request = corrupted(await fittingRequest(operation, draw, hub), draw, hub);
    const { method, headers, payload } = request;
    const sent = {
      method,
      headers,
      url: addressOf(operation, request),
      ...(payload !== undefined && { payload }),
    };
    const answer = await send(sent);
    if (request.method === 'HEAD') return tally.count(this.name, judgeHead(answer));
    // Another method may be another operation.
    const asked = all.find(({ path, method }) => path === operation.path && method === request.method);
    judge(asked ?? operation, answer);
    const isAccepted = answer.status < 300;
    if (isAccepted && asked === undefined) throw new Error(`${request.method} was accepted`);
    if (isAccepted && asked === operation) mustBeAllowed(operation, request);
    await applyReply(hub, draw, operation, answer);
    tally.count(this.name, isAccepted ? 'accepted' : 'refused');
  },
});

/** Injects requests into the hub's server. */
export const sendTo =
  (hub: PopulatedHub): Send =>
  async (request) => {
    const { statusCode, headers, body } = await hub.open.app.inject(request);
    return { status: statusCode, contentType: headers['content-type']?.toString(), text: body };
  };

const asTexts = (fields: Readonly<Record<string, Json>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** A valid request that refers to existing values. */
async function fittingRequest(operation: Operation, draw: Draw, hub: PopulatedHub): Promise<Request> {
  const { pick, isFitted } = draw;
  const fit = (fields: Record<string, Json>): Record<string, Json> => {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, hub.fitting(name, pick) ?? value]),
    );
  };
  const isRecord = typeof draw.body === 'object' && draw.body !== null && !Array.isArray(draw.body);
  const fields = isRecord && isFitted ? fit(draw.body as Record<string, Json>) : draw.body;
  // Some bodies need slow steps at the provider, so only some requests have them.
  const special =
    draw.mutation === 'fitting' && pick % 8 === 0 ? await hub.bodyFor(operation.name, pick) : undefined;
  const { token } = hub.resident(pick);
  return {
    path: asTexts(isFitted ? fit(draw.path) : draw.path),
    query: asTexts(draw.query),
    method: operation.method,
    headers: {
      ...(operation.needsToken && { authorization: `Bearer ${token}` }),
      ...(operation.body && { 'content-type': 'application/json' }),
    },
    payload: operation.body && JSON.stringify(special ?? fields),
  };
}

/** Applies the draw's change to the request. */
function corrupted(request: Request, draw: Draw, hub: PopulatedHub): Request {
  const { headers, payload = '{}' } = request;
  switch (draw.mutation) {
    case 'changed body':
      return {
        ...request,
        ...withBody(request, JSON.stringify(changed(JSON.parse(payload) as Json, draw.change)) ?? ''),
      };
    case 'body with a typo':
      return { ...request, ...withBody(request, withTypo(payload, draw.typo)) };
    case 'huge body':
      return { ...request, ...withBody(request, JSON.stringify({ text: 'x'.repeat(draw.pick * 4) })) };
    case 'no body':
      return { ...request, payload: undefined };
    case 'hostile path':
      return {
        ...request,
        path: Object.fromEntries(Object.keys(request.path).map((name) => [name, asPart(draw.text)])),
      };
    case 'hostile query':
      return {
        ...request,
        query: {
          ...request.query,
          [draw.pick % 2 === 0 ? 'offset' : 'before']: draw.text,
          [draw.text.slice(0, 50)]: '1',
        },
      };
    case 'other type':
      return { ...request, headers: { ...headers, 'content-type': draw.type }, payload };
    case 'other method':
      return { ...request, method: draw.method };
    case 'no token':
      return { ...request, headers: { ...headers, authorization: '' } };
    case 'bad token':
      return { ...request, headers: { ...headers, authorization: badToken(draw, headers) } };
    case 'another account':
      return {
        ...request,
        path: { ...request.path, ...('id' in request.path && { id: hub.resident(draw.pick + 1).id }) },
      };
    case 'fitting':
    default:
      return request;
  }
}

/** A text that stays one part of a path, unlike an empty text and dots. */
const asPart = (text: string): string => (/^\.{0,2}$/.test(text) ? `${text}x` : text);

const withBody = ({ headers }: Request, payload: string): Partial<Request> => ({
  payload,
  headers: { ...headers, 'content-type': 'application/json' },
});

/** An invalid token, or a valid one with a typo. */
function badToken({ pick, typo }: Draw, { authorization = 'Bearer x' }: Record<string, string>): string {
  if (pick % 2 === 0) return `Bearer ${TOKENS[pick % TOKENS.length] ?? ''}`;
  return withTypo(authorization, typo).replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '');
}

function addressOf({ path }: Operation, request: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(request.path[name] ?? ''));
  const query = Object.entries(request.query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `/api${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** Encodes a text for an address; invalid text becomes invalid escapes. */
const encoded = (text: string): string =>
  /\p{Surrogate}/u.test(text) ? '%ed%a0%80%zz' : encodeURIComponent(text);

/** Accepted requests must be valid by the document. */
function mustBeAllowed({ takes }: Operation, { path, query, payload }: Request): void {
  const parts = [
    ['path', takes.path.safeParse(path)],
    ['query', takes.query.safeParse(query)],
    // Operations without a body ignore it.
    ...(takes.body === undefined
      ? []
      : [['body', takes.body.safeParse(JSON.parse(withoutMark(payload ?? '{}')))] as const]),
  ] as const;
  for (const [part, parsed] of parts)
    if (!parsed.success)
      throw new Error(`accepted, but its ${part} is not as documented: ${parsed.error.message}`);
}

/** The server removes a byte order mark, too. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

function judgeHead({ status }: Answer): 'accepted' | 'refused' {
  if (status >= 500) throw new Error(`HEAD ${status}`);
  return status < 300 ? 'accepted' : 'refused';
}

/** Applies the effects of an answer on tokens and accounts. */
async function applyReply(
  hub: PopulatedHub,
  { mutation, pick }: Draw,
  { name, needsToken }: Operation,
  { status, text }: Answer,
): Promise<void> {
  if (status === 401 && needsToken && mutation !== 'no token' && mutation !== 'bad token')
    return hub.renew(pick);
  if (status !== 200) return;
  if (name === 'deleteAccount' || name === 'recoverAccount' || name === 'linkAccount') return hub.renew(pick);
  if (name === 'signOutEverywhere') hub.retoken(pick, (JSON.parse(text) as { token: string }).token);
}
