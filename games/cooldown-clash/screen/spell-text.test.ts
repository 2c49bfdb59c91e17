import { describe, expect, it, vi } from 'vitest';
import { spellTextFrom } from './spell-text.ts';

const ahri = (description: string) => ({ data: { Ahri: { spells: [{ id: 'AhriQ', description }] } } });
const { signal } = new AbortController();

/** Fetches a spell text from a content network that gives this answer. */
function ask(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const fetchText = spellTextFrom({
    contentUrl: 'https://cdn.example',
    contentVersion: '15.8.1',
    language: 'de_DE',
    fetch,
  });
  return { fetch, text: fetchText('Ahri', 'AhriQ', signal) };
}

describe('what a spell does', () => {
  it('is fetched in the language of the game, without cookies and address', async () => {
    const { fetch, text } = ask(async () => Response.json(ahri('Throws<br>an  <b>orb</b>.')));
    expect(await text).toBe('Throws an orb .');
    expect(fetch.mock.calls).toEqual([
      [
        'https://cdn.example/15.8.1/data/de_DE/champion/Ahri.json',
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
      ],
    ]);
  });

  it.each([
    ['the network does not answer', () => Promise.reject(new TypeError('offline'))],
    ['the answer is an error', () => Promise.resolve(new Response('', { status: 404 }))],
    ['the answer is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['the answer has another shape', () => Promise.resolve(Response.json({ data: [] }))],
    [
      'the champion has no such spell',
      () => Promise.resolve(Response.json({ data: { Ahri: { spells: [] } } })),
    ],
    ['the text is endless', () => Promise.resolve(Response.json(ahri('a'.repeat(1_201))))],
    ['the text is empty', () => Promise.resolve(Response.json(ahri('<br>')))],
  ])('is left out when %s', async (_, answer) => expect(await ask(answer).text).toBeUndefined());

  it('is not asked for offline', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const offline = spellTextFrom({ contentUrl: null, contentVersion: '15.8.1', language: 'en_US', fetch });
    expect(await offline('Ahri', 'AhriQ', signal)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});
