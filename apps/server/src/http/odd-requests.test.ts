import { expect, it } from 'vitest';
import { open, setUpHub } from '../testing/each-hub.ts';
import { bearer, newGuest } from '../testing/open-hub.ts';

setUpHub();

it.each(['a b', 'a/b', 'a@b', 'a?b', 'a#b', '[::1', 'a:port', 'a\\b', '%'])(
  'a request to the host %o answers 400',
  async (host) => {
    for (const url of ['/', '/api/health', '/api/admin/door', '/leagues/ABC234']) {
      const { statusCode, body } = await open.app.inject({ url, headers: { host } });
      expect([url, statusCode, body]).toEqual([url, 400, expect.stringContaining('Host: must be')]);
    }
  },
);

it.each(['hub.example', 'Hub.example:8443', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
  'a request to the host %o is answered',
  async (host) =>
    expect((await open.app.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200),
);

it('half a character is refused in all texts of a body', async () => {
  const guest = await newGuest(open.app, 'Ada');
  for (const [url, text] of [
    ['/api/accounts/create', '{"name": "Ahri\\ud83d"}'],
    ['/api/leagues', '{"name": "Lanterns\\udc00"}'],
    ['/api/feedback', '{"kind": "bug", "text": "It fails\\ud800", "page": "/"}'],
    ['/api/leagues', '{"name": "Lanterns", "more": [{"\\ud800": 1}]}'],
  ] as const) {
    const { statusCode, body } = await open.app.inject({
      method: 'POST',
      url,
      headers: { ...bearer(guest.token), 'content-type': 'application/json' },
      payload: text,
    });
    expect([text, statusCode, body]).toEqual([text, 400, expect.stringContaining('half a character')]);
  }
});
