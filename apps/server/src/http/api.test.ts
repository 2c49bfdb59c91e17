import { closeCodes } from '@hub/engine/wire/close-codes';
import { errors } from '@hub/engine/wire/errors';
import { MAX_BODY_BYTES, RATES } from '@hub/engine/wire/limits';
import { endpoints } from '@hub/features/registry.ts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { errorReplySchema } from '@hub/protocol/http/endpoint';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { createLogger } from '@hub/server/platform/logger.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { me, open, setUpHub } from '../testing/each-hub.ts';
import { bearer, newGuest, type OpenHub, openHub } from '../testing/open-hub.ts';

const SESSION = '0b7fd0b6-0d8b-4c9c-9d4c-1f4b4f2a7d10';
const bodies: Readonly<Record<string, object>> = {
  heartbeat: { sessionId: SESSION },
  createAccount: { name: 'Lux' },
  likeNews: { liked: true },
  keepLanguage: { language: 'ko_KR' },
  playTrial: { answers: [] },
  setHidden: { isHidden: false },
  sendFeedback: { kind: 'idea', text: 'More rifts' },
  deleteAccount: { name: 'Cassandra' },
  moreLessUpdateScore: { playerId: 'player000001', name: 'Cassandra', score: 5 },
  riftGuesserUpdateScore: { playerId: 'player000001', name: 'Cassandra', score: 5 },
};

const bodyOf = ({ name }: Endpoint): object =>
  name === 'purchase' ? { itemId: 'effect-gold', accountId: me.playerId } : (bodies[name] ?? {});

const urlOf = (endpoint: Endpoint, id: string = me.playerId): string =>
  `/api${endpoint.path
    .replace(':id', id)
    .replace(':mode', 'championRift')
    .replace(':game', 'moreOrLess')
    .replace(':newsId', NEWS_IDS[0] ?? '')
    .replace(':kind', 'suspended')
    .replace(':type', 'username_effect')
    .replace(':itemId', 'owned-1')
    .replace(':playerId', id)
    .replace(':player', id)
    .replace(':offset', '0')
    .replace(':limit', '50')
    .replace(':scope', 'globe')
    .replace(':score', '5')
    .replace(':query', 'lux')}`;

const call = (endpoint: Endpoint, token?: string, id?: string) =>
  open.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, id),
    headers: token === undefined ? {} : bearer(token),
    ...(endpoint.method === 'POST' ? { payload: bodyOf(endpoint) } : {}),
  });

const names = (list: readonly Endpoint[]) => list.map((endpoint) => endpoint.name).toSorted();
/** Calls of the administration, which take no token: see admin/roles.test.ts and features/administration/http/actions.test.ts. */
const isOfAdministration = ({ path }: Endpoint): boolean => /^\/(?:admin|first-run)\b/.test(path);
const signedIn = endpoints.filter(
  (endpoint) => endpoint.policy.access !== 'visitor' && !isOfAdministration(endpoint),
);
/** Need a code or token to answer 200: see identity.test.ts and recovery.test.ts. */
const provable = new Set([
  'beginSignIn',
  'logIn',
  'linkAccount',
  'signUp',
  'recoverAccount',
  'keepRecoveryCodes',
  'resumeSignOut',
  'keepAccount',
]);
const owned = endpoints.filter(({ name, policy }) => policy.access === 'owner' && !provable.has(name));
/** Need a finished run: see challenges.test.ts. */
const ofRuns = new Set(['makeChallenge', 'challenge', 'challengeRuns']);
/** Need a league: see leagues.test.ts and people.test.ts. */
const ofLeagues = /league|anotherWeek|invitePlayer/i;
/** Need a player to report, and a decision: see reports.test.ts. */
const ofReports = new Set(['sendReport', 'seeDecision', 'answerDecision']);
/** Needs a reached score: see leaderboards.test.ts. */
const isSimple = ({ name }: Endpoint): boolean =>
  !ofReports.has(name) &&
  !provable.has(name) &&
  !name.endsWith('UpdateScore') &&
  !ofRuns.has(name) &&
  !ofLeagues.test(name);
const answered = endpoints.filter((endpoint) => !isOfAdministration(endpoint) && isSimple(endpoint));

describe('every call of the contract', () => {
  setUpHub({ isShared: true, guest: 'Cassandra' });

  it('is mounted, and no other call', () => {
    expect(names(open.hub.mounted)).toEqual(names(endpoints));
    expect(endpoints.length).toBeGreaterThanOrEqual(10);
  });

  it('is in the OpenAPI description', async () => {
    const reply = await open.app.inject('/api/openapi.json');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    const document = reply.json<{ openapi: string; paths: Record<string, object> }>();
    expect(document.openapi).toMatch(/^3\.1/);
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(operations).toHaveLength(endpoints.length);
  });

  it('is a page without a script that has every call, command, frame, refusal and close code', async () => {
    const reply = await open.app.inject('/api/docs');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const page = reply.body;
    for (const { name, method, path } of endpoints)
      expect(page).toContain(`<h3 id="${name}">${method} ${path}</h3>`);
    for (const { path, commands, frames } of realtimeEndpoints) {
      expect(page).toContain(`<h3>${path}</h3>`);
      for (const action of [...Object.keys(commands), ...Object.keys(frames)])
        expect(page).toContain(`<code>${action}</code>`);
    }
    for (const code of Object.keys(errors)) expect(page).toContain(`<tr><td>${code}</td>`);
    for (const { code } of Object.values(closeCodes)) expect(page).toContain(`<tr><td>${code}</td>`);
    // Each element that is opened is closed, so that no list swallows what follows.
    for (const tag of ['ul', 'li', 'table', 'p'])
      expect(page.split(`</${tag}>`).length).toBe(page.split(new RegExp(`<${tag}[ >]`)).length);
  });

  it.each(answered)('$name answers 200 in the declared shape', async (endpoint) => {
    if (endpoint.name === 'toggleItem')
      open.sql(
        `insert into owned_item (id, account_id, item_id, type, is_active, acquired_at)
          values ('owned-1', ?, 'effect-gold', 'username_effect', 0, 1)`,
        me.id,
      );
    const reply = await call(endpoint, me.token);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['hub-contract']).toBe('hub.v1');
    const parsed = endpoint.reply.safeParse(reply.json());
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toEqual(reply.json());
  });

  it.each(endpoints)('$name answers 405 to other methods, with an Allow header', async (endpoint) => {
    const reply = await open.app.inject({ method: 'DELETE', url: urlOf(endpoint) });
    expect(reply.statusCode).toBe(405);
    expect(reply.json()).toMatchObject({ error: 'method_not_allowed' });
    expect(reply.headers['allow']).toContain(endpoint.method);
  });

  it.each(signedIn)('$name answers 401 without a token', async (endpoint) => {
    const reply = await call(endpoint);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ error: 'unauthorized', message: 'Please sign in.' });
  });

  it.each(owned)(
    '$name accepts the owner under both ids, and answers 403 for other accounts',
    async (endpoint) => {
      const other = await newGuest(open.app, 'Zed');
      for (const key of ['playerId', 'id'] as const) {
        const owner = await newGuest(open.app);
        expect((await call(endpoint, owner.token, owner[key])).statusCode).toBe(200);
      }
      for (const id of [other.playerId, other.id, 'nobody']) {
        const reply = await call(endpoint, me.token, id);
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toMatchObject({ error: 'forbidden' });
      }
    },
  );
});

describe('accounts', () => {
  setUpHub({ guest: 'Cassandra' });

  it('show the account id to its owner and the player id to others', async () => {
    const other = await newGuest(open.app, 'Zed');
    const own = { id: me.id, player_id: me.playerId, name: 'Cassandra' };
    expect(await open.call('/accounts/', me.token)).toMatchObject(own);
    const theirs = await open.call(`/accounts/${other.playerId}`, me.token);
    expect(theirs).toMatchObject({ id: other.playerId, name: 'Zed' });
    expect(JSON.stringify(theirs)).not.toContain(other.id);
    expect(await open.call(`/accounts/${me.id}`, me.token)).toMatchObject({ id: me.playerId });
    const hidden = await open.call(`/accounts/${other.id}`, me.token);
    expect(hidden).toMatchObject({ error: 'account_not_found' });
  });

  it('answer 404 for a player that does not exist', async () => {
    for (const id of ['AAAAAAAAAAAA', 'x', '%3Cb%3E', me.playerId.slice(1)]) {
      const reply = await open.app.inject({ url: `/api/accounts/${id}`, headers: bearer(me.token) });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ error: 'account_not_found', message: 'Player not found' });
    }
  });
});

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  open.app.inject({ method: 'POST', url: '/api/accounts/create', payload, headers });

describe('an invalid request', () => {
  setUpHub({ isShared: true, guest: 'Cassandra' });

  it.each([
    ['{"name":5}', /^name: .*expected string/],
    ['{"name":null}', /^name: /],
    ['{}', /^name: /],
    ['[]', /^body: /],
    ['"Ahri"', /^body: /],
    [`{"name":"${'x'.repeat(201)}"}`, /^name: /],
  ])('%s answers 400 and names the field', async (payload, message) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: 'invalid_request', message: expect.stringMatching(message) });
  });

  it('with a path parameter that is too long answers 400 and names it', async () => {
    const reply = await open.app.inject({
      url: `/api/accounts/${'x'.repeat(65)}`,
      headers: bearer(me.token),
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_request', message: expect.stringMatching(/^id: /) });
  });

  it.each([
    '{"name":',
    'name=Ahri',
    '',
    '{"__proto__":{"x":1},"name":"Ahri"}',
    '{"constructor":{"prototype":{}}}',
  ])('with the body %j answers 400', async (payload) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: 'invalid_json' });
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/accounts/a/b/c', '/api/%ff', '/ws/championRift', '/ws'])(
    'to %s answers 404 in JSON, whatever it accepts',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const reply = await open.app.inject({ method, url, headers: { accept: 'text/html' } });
        expect(reply.statusCode).toBe(404);
        expect(errorReplySchema.parse(reply.json()).error).toBe('not_found');
      }
    },
  );

  it('that is too large answers 413', async () => {
    const reply = await post(JSON.stringify({ name: 'x'.repeat(MAX_BODY_BYTES) }));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ error: 'payload_too_large' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s answers 415', async (type) => {
    const reply = await post('{"name":"Ahri"}', { 'content-type': type });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ error: 'unsupported_media_type' });
  });

  it('without body and type answers 400', async () => {
    const reply = await open.app.inject({ method: 'POST', url: '/api/accounts/create' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: 'invalid_request',
      message: expect.stringMatching(/^name: /),
    });
  });

  it('without access is refused before its body is read', async () => {
    const reply = await open.app.inject({
      method: 'PUT',
      url: '/api/accounts/create',
      payload: '{"name":',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(405);
  });
});

describe('an unexpected error', () => {
  it('is logged unless it is a probe', async () => {
    const lines: { readonly req?: { readonly route: string } }[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line));
    const logging = await openHub({ logger: createLogger('info', { write }) });
    for (const url of ['/api/health', '/api/ready?from=balancer', '/api/accounts/count'])
      await logging.app.inject(url);
    await logging.close();
    expect(lines.flatMap(({ req }) => req?.route ?? [])).toEqual(['/api/accounts/count']);
  });

  it('is logged under an id; the reply contains only that id', async () => {
    const lines: string[] = [];
    const broken = await openHub({ logger: createLogger('warn', { write: (line) => lines.push(line) }) });
    broken.sql('alter table account rename to hidden');
    const reply = await broken.app.inject('/api/accounts/count');
    await broken.close();
    expect(reply.statusCode).toBe(500);
    const { error, message } = errorReplySchema.parse(reply.json());
    expect(error).toBe('internal');
    expect(message).toMatch(/^Something went wrong on our side\. \([0-9a-f-]{36}\)$/);
    expect(message).not.toContain('account');
    const [line] = lines;
    expect(line).toContain(/\((?<id>.*)\)/.exec(message)?.groups?.['id'] ?? 'no id');
    expect(line).toContain('no such table');
  });

  it('of the database is reported by the health call', async () => {
    const broken = await openHub();
    await broken.hub.store.close();
    const reply = await broken.app.inject('/api/health');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ error: 'unavailable' });
    await broken.hub.app.close();
  });
});

describe('health', () => {
  setUpHub({ guest: 'Cassandra' });

  it('reports build, contract, uptime and draining', async () => {
    expect((await open.app.inject('/api/health')).json()).toEqual({
      status: 'ok',
      version: '1.2.3+test',
      hub: expect.any(String) as string,
      protocol: '1.0',
      uptimeSeconds: 0,
    });
    open.hub.startDraining();
    expect((await open.app.inject('/api/health')).json()).toMatchObject({ status: 'draining' });
    expect((await open.app.inject({ method: 'HEAD', url: '/api/health' })).statusCode).toBe(200);
  });

  it('of a load balancer: is answered when no other call of its address is', async () => {
    const limited = await openHub({ rates: { ...RATES, reads: { max: 1, windowMs: 60_000 } } });
    const statusOf = async (url: string) => (await limited.app.inject(url)).statusCode;
    expect(await statusOf('/api/lastMatches')).toBe(200);
    expect(await statusOf('/api/lastMatches')).toBe(429);
    expect(await statusOf('/api/ready')).toBe(200);
    await limited.close();
  });

  it('of a load balancer: the server is ready until it drains', async () => {
    const reply = await open.app.inject('/api/ready');
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ready' }]);
    open.hub.startDraining();
    const draining = await open.app.inject('/api/ready');
    expect([draining.statusCode, draining.json()]).toMatchObject([503, { error: 'unavailable' }]);
  });
});

const beat = async (sessionId: string, headers: Record<string, string> = {}) =>
  (await open.app.inject({ method: 'POST', url: '/api/heartbeat', payload: { sessionId }, headers })).json();
const session = (number: number): string => SESSION.replace(/..$/, String(number));

describe('the heartbeat', () => {
  setUpHub({ guest: 'Cassandra' });

  it('counts each account of an address, and its visitors once', async () => {
    for (let number = 10; number < 70; number += 1)
      expect(await beat(session(number))).toEqual({ online: 1 });
    for (let number = 70; number < 90; number += 1) {
      const pupil = bearer((await newGuest(open.app)).token);
      for (const one of [session(number), session(number).replace(/^./, '1')])
        expect(await beat(one, pupil)).toEqual({ online: number - 68 });
    }
    expect(await beat('nonsense')).toMatchObject({ error: 'invalid_request' });
  });
});

describe('rate limits', () => {
  const few = {
    ...RATES,
    reads: { max: 3, windowMs: 60_000 },
    createAccount: { max: 2, windowMs: 60_000 },
    likes: { max: 2, maxOfAddress: 3, windowMs: 60_000 },
  };
  let limited: OpenHub;
  beforeEach(async () => {
    limited = await openHub({ rates: few, variables: { TRUST_PROXY: 'true' } });
  });
  afterEach(() => limited.close());

  const read = (headers: Record<string, string>) => limited.app.inject({ url: '/api/lastMatches', headers });

  it('limit visitors by address, over all calls of a kind', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 3; count += 1) expect((await read(from)).statusCode).toBe(200);
    const reply = await limited.app.inject({ url: '/api/accounts/count', headers: from });
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toEqual({
      error: 'too_many_requests',
      message: 'Too many requests. Please wait a moment.',
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
    // Only the address reported by the nearest proxy counts, not what the client sent before it.
    expect((await read({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).statusCode).toBe(429);
  });

  it('limit a signed-in caller by account, from any address', async () => {
    const guest = await newGuest(limited.app);
    for (let count = 0; count < 3; count += 1) {
      const reply = await read({ ...bearer(guest.token), 'x-forwarded-for': `203.0.113.${count}` });
      expect(reply.statusCode).toBe(200);
    }
    expect((await read(bearer(guest.token))).statusCode).toBe(429);
    expect((await read({})).statusCode).toBe(200);
  });

  it('ignore forwarded values that are not addresses', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await read({ 'x-forwarded-for': `invented ${count}` })).statusCode).toBe(200);
    expect((await read({ 'x-forwarded-for': 'one more' })).statusCode).toBe(429);
    expect((await read({ 'x-forwarded-for': '203.0.113.7, unknown' })).statusCode).toBe(429);
    expect((await read({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200);
  });
});
