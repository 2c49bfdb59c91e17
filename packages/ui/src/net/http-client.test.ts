import { FIELDS_HEADER, get, numberInAddress, post } from '@hub/protocol/http/endpoint';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CallError } from './call-error.ts';
import { CALL_TIMEOUT_MS, createHttpClient } from './http-client.ts';

const readPage = get('/books/:book/pages/:page', {
  name: 'readPage',
  summary: 'Reads a page',
  params: z.object({ book: z.string(), page: z.string() }),
  reply: z.object({ text: z.string() }),
  failure: 'Cannot read page',
});
const findPages = get('/pages/search/:text', {
  name: 'findPages',
  summary: 'Finds pages',
  params: z.object({ text: z.string() }),
  query: z.object({ offset: z.optional(numberInAddress(900)), limit: z.optional(numberInAddress(50)) }),
  reply: z.object({ text: z.string() }),
  failure: 'Cannot find pages',
});
const writePage = post('/pages', {
  name: 'writePage',
  summary: 'Writes a page',
  body: z.object({ text: z.string() }),
  reply: z.object({ ok: z.boolean() }),
  failure: 'Cannot write page',
});

const DEAF = { onUnauthorized: () => undefined, onOtherVersion: () => undefined };
type Fetch = typeof globalThis.fetch;
const answer = (status: number, body: string) => vi.fn<Fetch>(async () => new Response(body, { status }));
/** Never answers; rejects when aborted. */
const silence = vi.fn<Fetch>(
  (_, request) =>
    new Promise((_, reject) => {
      request?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    }),
);

function client(fetch: Fetch, token: string | undefined = 'secret') {
  const onUnauthorized = vi.fn<(token: string, code: string) => void>();
  const onFailure = vi.fn<(error: CallError) => void>();
  const onOtherVersion = vi.fn<() => void>();
  const call = createHttpClient({ fetch, token: () => token, onUnauthorized, onOtherVersion, onFailure });
  return { call, onUnauthorized, onOtherVersion, onFailure };
}

const failed = async (call: Promise<unknown>): Promise<CallError> =>
  await call.then(
    () => Promise.reject(new Error('The call went through')),
    (error: CallError) => error,
  );

describe('createHttpClient', () => {
  it('says in words for players what does not fit the contract', async () => {
    const refusal = { error: 'invalid_request', message: 'text: must match pattern /^x$/' };
    const answered = new Response(JSON.stringify(refusal), {
      status: 400,
      headers: { [FIELDS_HEADER]: '1' },
    });
    const { call } = client(vi.fn<Fetch>(async () => answered));
    expect((await failed(call(writePage, { body: { text: 'y' } }))).message).toBe('Cannot write page');
    const sentence = { error: 'invalid_request', message: 'until: is over already' };
    const other = client(answer(400, JSON.stringify(sentence)));
    expect((await failed(other.call(writePage, { body: { text: 'y' } }))).message).toBe(sentence.message);
  });

  it('fills the path, carries the token and returns the parsed reply', async () => {
    const fetch = answer(200, '{"text":"Once","secret":1}');
    const reply = await client(fetch).call(readPage, { params: { book: 'a/b', page: '7?' } });
    expect(reply).toEqual({ text: 'Once' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/books/a%2Fb/pages/7%3F',
      expect.objectContaining({ method: 'GET', headers: { authorization: 'Bearer secret' } }),
    );
  });

  it('writes a query behind the path, without what is not asked', async () => {
    const fetch = answer(200, '{"text":"Once"}');
    const { call } = client(fetch);
    await call(findPages, { params: { text: 'a&b' }, query: { offset: 50, limit: undefined } });
    await call(findPages, { params: { text: 'a' }, query: {} });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/pages/search/a%26b?offset=50',
      '/api/pages/search/a',
    ]);
  });

  it('sends a body as JSON, and no token without one', async () => {
    const fetch = answer(200, '{"ok":true}');
    await createHttpClient({ fetch, token: () => undefined, ...DEAF })(writePage, { body: { text: 'Hi' } });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      body: '{"text":"Hi"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });

  it('rejects a refused call with its code and both texts', async () => {
    const { call, onFailure } = client(answer(409, '{"error":"game_full","message":"This game is full."}'));
    const error = await failed(call(writePage, { body: { text: '' } }));
    expect(error).toMatchObject({
      name: 'CallError',
      status: 409,
      code: 'game_full',
      message: 'This game is full.',
      failure: 'Cannot write page',
      isNetworkFault: false,
    });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    ['an empty body', 200, ''],
    ['something else than JSON', 200, '<html>'],
    ['a reply that is not in the contract', 200, '{"text":7}'],
    ['another success', 201, '{"text":"x"}'],
    ['a failure without a body', 502, ''],
  ])('takes %s for a failure', async (_, status, body) => {
    const error = await failed(
      client(answer(status, body)).call(readPage, { params: { book: '1', page: '1' } }),
    );
    expect(error).toMatchObject({ status, code: 'unreadable_reply', failure: 'Cannot read page' });
  });

  it('rejects with the code `network` when the server cannot be reached', async () => {
    const fetch = vi.fn<Fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failed(client(fetch).call(writePage, { body: { text: '' } }));
    expect(error).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Cannot write page',
      isNetworkFault: true,
    });
  });

  it('aborts after 15 seconds', async () => {
    vi.useFakeTimers();
    const error = failed(client(silence).call(writePage, { body: { text: '' } }));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await error).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('rejects with the reason of its signal, which is no failure', async () => {
    const { call, onFailure } = client(silence);
    const left = new AbortController();
    const running = failed(call(writePage, { body: { text: '' }, signal: left.signal }));
    left.abort(new Error('left the page'));
    expect(await running).toMatchObject({ message: 'left the page' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    [200, 'hub.v2', 1],
    [404, 'hub.v0', 1],
    [200, 'hub.v1', 0],
    [200, undefined, 0],
  ])(
    'reports a reply of %i with the contract %s as another version %i times',
    async (status, name, times) => {
      const headers: HeadersInit = name === undefined ? {} : { 'hub-contract': name };
      const { call, onOtherVersion } = client(
        async () => new Response('{"text":"Once"}', { status, headers }),
      );
      await call(readPage, { params: { book: 'a', page: '1' } }).catch(() => undefined);
      expect(onOtherVersion).toHaveBeenCalledTimes(times);
    },
  );

  it('calls back with the refused token', async () => {
    const { call, onUnauthorized } = client(answer(401, '{"error":"token_revoked","message":"Sign in."}'));
    await failed(call(writePage, { body: { text: '' } }));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret', 'token_revoked');
  });

  it.each(['auth_failed', 'invalid_token'])(
    'does not take a refused sign-in at the provider (%s) for a refused token',
    async (code) => {
      const { call, onUnauthorized } = client(answer(401, `{"error":"${code}","message":"Try again."}`));
      expect(await failed(call(writePage, { body: { text: '' } }))).toMatchObject({ code, status: 401 });
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );
});
