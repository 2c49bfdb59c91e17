import { describe, expect, it, vi } from 'vitest';
import { itemNamesFrom } from './item-names.ts';

const ITEMS = {
  data: {
    '1001': { name: 'Stiefel' },
    '3152': { name: '<rarityLegendary>Hextech-Raketengürtel</rarityLegendary>' },
  },
};
const left = () => new AbortController().signal;
const answer = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

/** A fake cache storage with one entry. */
function fakeCaches(): CacheStorage {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, reply: Response) => void kept.set(address, reply),
  };
  return {
    open: async () => cache,
    delete: async () => {
      kept.clear();
      return true;
    },
  } as unknown as CacheStorage;
}

const source = (fetch: typeof globalThis.fetch, change: object = {}) => ({
  contentUrl: 'https://content.example/cdn',
  contentVersion: '15.8.1',
  language: 'de_DE',
  fetch,
  caches: undefined,
  ...change,
});

describe('names of items', () => {
  it('come from the public item file of the language, without its marks', async () => {
    const fetch = answer(ITEMS);
    const names = await itemNamesFrom(source(fetch))?.(left());
    expect(fetch.mock.calls[0]?.[0]).toBe('https://content.example/cdn/15.8.1/data/de_DE/item.json');
    expect(names?.get('1001')).toBe('Stiefel');
    expect(names?.get('3152')).toBe('Hextech-Raketengürtel');
  });

  it("are the server's offline, and in the server's language", () => {
    expect(itemNamesFrom(source(answer(ITEMS), { contentUrl: null }))).toBeUndefined();
    expect(itemNamesFrom(source(answer(ITEMS), { language: 'en_US' }))).toBeUndefined();
  });

  it('are fetched once and kept in the browser', async () => {
    const fetch = answer(ITEMS);
    const caches = fakeCaches();
    await itemNamesFrom(source(fetch, { caches }))?.(left());
    const again = await itemNamesFrom(source(fetch, { caches }))?.(left());
    expect(again?.get('1001')).toBe('Stiefel');
    expect(fetch).toHaveBeenCalledOnce();
    await itemNamesFrom(source(fetch, { caches, language: 'fr_FR' }))?.(left());
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a missing file', answer({}, 404)],
    ['anything that is no item file', answer({ data: [{ title: 'x' }] })],
    ['a name that is none', answer({ data: { '1001': { name: 'x'.repeat(500) } } })],
    ['a network that fails', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline')))],
  ])('are left to the server by %s', async (_, fetch) => {
    expect(await itemNamesFrom(source(fetch))?.(left())).toBeUndefined();
  });

  it('come all the same when the browser keeps nothing', async () => {
    const caches = { open: async () => Promise.reject(new Error('denied')), delete: async () => false };
    expect((await itemNamesFrom(source(answer(ITEMS), { caches }))?.(left()))?.size).toBe(2);
  });
});
