import { describe, expect, it, vi } from 'vitest';
import { fetchLore } from './lore-text.tsx';

const CONTENT = { contentUrl: 'https://content.example/cdn', contentVersion: '15.8.1', language: 'de_DE' };
const details = (lore: unknown) => ({ type: 'champion', data: { Ahri: { id: 'Ahri', lore } } });

type Fetch = typeof globalThis.fetch;

const askFor = async (fetch: Fetch, signal = new AbortController().signal) =>
  await fetchLore({ ...CONTENT, fetch }, 'Ahri', signal);

const replying = (body: unknown, init?: ResponseInit) => vi.fn<Fetch>(async () => Response.json(body, init));

/** A fetch that never resolves. */
const hanging: Fetch = async (_, init) =>
  await new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('lore', () => {
  it('is not looked for without a content network', async () => {
    const fetch = replying(details('A fox.'));
    const { signal } = new AbortController();
    expect(await fetchLore({ ...CONTENT, contentUrl: null, fetch }, 'Ahri', signal)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('comes from the details of the champion, at the pinned version, in the chosen language', async () => {
    const fetch = replying(details(' A fox. '));
    expect(await askFor(fetch)).toBe('A fox.');
    expect(fetch).toHaveBeenCalledWith(
      'https://content.example/cdn/15.8.1/data/de_DE/champion/Ahri.json',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it.each([
    ['another champion', { data: { Lux: { lore: 'Light.' } } }],
    ['no text', details(7)],
    ['an empty text', details('  ')],
    ['a text that is far too long', details('x'.repeat(2_001))],
    ['something else', ['lore']],
  ])('is left out when the answer is %s', async (_, body) => {
    expect(await askFor(replying(body))).toBeUndefined();
  });

  it('is left out when the network refuses, fails or does not speak JSON', async () => {
    expect(await askFor(replying(details('A fox.'), { status: 403 }))).toBeUndefined();
    expect(await askFor(async () => Promise.reject(new TypeError('offline')))).toBeUndefined();
    expect(await askFor(async () => new Response('<html>'))).toBeUndefined();
  });

  it('is aborted after four seconds, or as soon as it is no longer needed', async () => {
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const slow = askFor(hanging);
    timeout.abort();
    expect(await slow).toBeUndefined();
    expect(limit).toHaveBeenCalledWith(4_000);

    const left = new AbortController();
    limit.mockReturnValue(new AbortController().signal);
    const unwanted = askFor(hanging, left.signal);
    left.abort();
    expect(await unwanted).toBeUndefined();
    limit.mockRestore();
  });
});
