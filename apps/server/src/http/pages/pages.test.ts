import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type PageSettings, pageSettingsSchema } from '@hub/protocol/page-settings';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenHub, openHub } from '../../testing/open-hub.ts';
import { bestEncoding, withSettings } from './index-page.ts';
import { pageLanguage } from './page-language.ts';
import { servePages } from './pages.ts';

const HTML = '<!doctype html><html><head><title>Hub</title></head><body><div id="root"></div></body></html>';
const STYLE = 'h1{color:red}';
const WELCOME = HTML.replace('<div id="root">', '<div id="root"><h1>Five games</h1>').replace(
  '</head>',
  `<style>${STYLE}</style></head>`,
);
const HOME = HTML.replace('<div id="root">', '<div id="root"><div hidden inert><h1>Welcome, </h1></div>');
const SCRIPT = `console.log(${'1'.repeat(200)})`;
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const SETTINGS: PageSettings = {
  version: '1',
  hub: 'a hub',
  addresses: [],
  contentUrl: null,
  contentVersion: '1',
  legalUrl: null,
  donationUrl: `https://example.org/</script><script>alert(1)</script><!--&amp;\u2028'"`,
  contactEmail: null,
  operatorName: null,
  imprintUrl: null,
  minimumAge: null,
  legalText: null,
  hasOwnTexts: false,
  keepFeedbackDays: null,
  keepRunsDays: null,
  keepMatchesDays: null,
  keepGuestsDays: null,
  feedbackDsn: null,
  signInConfigured: false,
  registration: 'open',
};

let folder: string;
let open: OpenHub;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-pages-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), HTML);
  writeFileSync(path.join(folder, 'welcome.html'), WELCOME);
  writeFileSync(path.join(folder, 'home.html'), HOME);
  writeFileSync(path.join(folder, 'welcome.de_DE.html'), WELCOME.replace('Five games', 'Fünf Spiele'));
  const preview = { title: 'Hub', description: 'Games.', picture: '/previews/hub.jpg' };
  const addresses = ['/', '/welcome', '/faq', '/shop', '/dailyRifts/:mode?', '/profile/:id?'];
  writeFileSync(
    path.join(folder, 'previews.json'),
    JSON.stringify(addresses.map((address) => ({ path: address, ...preview }))),
  );
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, '.hidden'), 'hush');
  mkdirSync(path.join(folder, 'sign-in'));
  writeFileSync(path.join(folder, 'sign-in', 'callback.html'), HTML);
  const script = path.join(folder, 'assets', 'main-a1b2c3.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  open = await openHub({ webFolder: folder });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (html: string): PageSettings => {
  const block = /<script type="application\/json" id="page-settings">(?<json>.*?)<\/script>/s.exec(html);
  return pageSettingsSchema.parse(JSON.parse(block?.groups?.['json'] ?? 'null'));
};

const page = (encoding: string) =>
  open.app.inject({ url: '/', headers: { ...PAGE, 'accept-encoding': encoding } });
const asset = (encoding: string) =>
  open.app.inject({ url: '/assets/main-a1b2c3.js', headers: { 'accept-encoding': encoding } });

describe('the page', () => {
  it('may have the styles that it was built with, and no other', async () => {
    const { headers, body } = await open.app.inject({ url: '/welcome', headers: PAGE });
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(body).toContain(`<style>${STYLE}</style>`);
  });

  it.each([
    ['/profile/abcDEF123-_x.', '/profile/abcDEF123-_x'],
    ['/profile/abcDEF123-_x)', '/profile/abcDEF123-_x'],
    ['/profile/abcDEF123-_x%20', '/profile/abcDEF123-_x'],
    ['/profile/abcDEF123-_x%E3%80%82', '/profile/abcDEF123-_x'],
    ['/faq,', '/faq'],
    ['/welcome?invitation=abc.', '/welcome?invitation=abc'],
  ])('at %s leads to %s, as the link was meant', async (pasted, address) => {
    const { statusCode, headers } = await open.app.inject({ url: pasted, headers: PAGE });
    expect([statusCode, headers.location]).toEqual([302, address]);
  });

  it.each(['//evil.example.', '/\\\\evil.example).', '/api/faq.', '/assets/none.js.'])(
    'at %s leads nowhere',
    async (url) => expect((await open.app.inject({ url, headers: PAGE })).headers.location).toBeUndefined(),
  );

  it.each([
    '/',
    '/index.html',
    '/dailyRifts/',
    '/dailyRifts/championRift',
    '/profile/AAAAAAAAAAAA',
    '/dailyrifts/championRift/?c=d.e',
  ])('is served uncached at %s', async (url) => {
    const reply = await open.app.inject({ url, headers: PAGE });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain('<div id="root">');
  });

  it.each([
    ['/welcome', '<h1>Five games</h1>'],
    ['/welcome?from=mail', '<h1>Five games</h1>'],
    ['/welcome.html', '<h1>Five games</h1>'],
    ['/', '<h1>Welcome, </h1>'],
    ['/?from=mail', '<h1>Welcome, </h1>'],
    ['/home.html', '<h1>Welcome, </h1>'],
  ])('has its static markup at %s, with the settings', async (url, heading) => {
    const reply = await open.app.inject({ url, headers: PAGE });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain(heading);
    expect(reply.body.match(/<h1>/g)).toHaveLength(1);
    expect(settingsOf(reply.body)).toMatchObject({ version: '1.2.3+test' });
  });

  it.each([
    ['de-AT,en;q=0.5', 'Fünf Spiele'],
    ['en;q=0.5, de;q=0.6', 'Fünf Spiele'],
    ['en-GB,de', 'Five games'],
    ['fr', 'Five games'],
    ['../../de_DE', 'Five games'],
    [undefined, 'Five games'],
  ])('is drawn in the language of %j', async (wanted, heading) => {
    const headers = wanted === undefined ? PAGE : { ...PAGE, 'accept-language': wanted };
    const reply = await open.app.inject({ url: '/welcome', headers });
    expect(reply.body).toContain(`<h1>${heading}</h1>`);
    expect(reply.headers['vary']).toContain('accept-language');
  });

  it('is another one to a browser that has it in another language', async () => {
    const english = await open.app.inject({ url: '/welcome', headers: PAGE });
    const headers = { ...PAGE, 'accept-language': 'de', 'if-none-match': String(english.headers['etag']) };
    expect((await open.app.inject({ url: '/welcome', headers })).statusCode).toBe(200);
  });

  it('is not sent without the settings under the name of its file in a language', async () => {
    const reply = await open.app.inject({ url: '/welcome.de_DE.html', headers: PAGE });
    expect(reply.statusCode).toBe(404);
  });

  it.each(['/index.html', '/faq', '/shop', '/nowhere'])('has no static markup at %s', async (url) => {
    expect((await open.app.inject({ url, headers: PAGE })).body).not.toContain('<h1>');
  });

  it.each(['/nowhere', '/a/b?c=d.e', '/profile/AAAAAAAAAAAA/more', '/favicon'])(
    'is served with 404 at %s, which no page has',
    async (url) => {
      const reply = await open.app.inject({ url, headers: PAGE });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('<div id="root">');
      const again = { ...PAGE, 'if-none-match': String(reply.headers['etag']) };
      expect((await open.app.inject({ url, headers: again })).statusCode).toBe(404);
    },
  );

  it.each(['/metrics', '/api', '/ws/nothing'])('is not served at %s, which is reserved', async (url) => {
    const reply = await open.app.inject({ url, headers: PAGE });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: 'not_found' });
  });

  it("contains the host's settings", async () => {
    const other = await openHub({
      webFolder: folder,
      variables: {
        PUBLIC_URL: 'https://hub.example.org/ http://192.168.1.5:3000',
        CONTENT_URL: '',
        DONATION_URL: 'https://example.org/tip',
        CONTACT_EMAIL: 'me@example.org',
      },
    });
    const { body } = await other.app.inject({ url: '/', headers: PAGE });
    await other.close();
    expect(settingsOf(body)).toEqual({
      version: '1.2.3+test',
      hub: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      addresses: ['https://hub.example.org', 'http://192.168.1.5:3000'],
      contentUrl: null,
      contentVersion: '15.8.1',
      legalUrl: 'https://www.riotgames.com/en/legal',
      donationUrl: 'https://example.org/tip',
      contactEmail: 'me@example.org',
      operatorName: null,
      imprintUrl: null,
      minimumAge: null,
      legalText: expect.stringContaining('Legal Jibber Jabber') as string,
      hasOwnTexts: false,
      keepFeedbackDays: null,
      keepRunsDays: null,
      keepMatchesDays: null,
      keepGuestsDays: null,
      feedbackDsn: null,
      signInConfigured: false,
      registration: 'open',
    });
  });

  it('is sent in the best encoding that the browser accepts', async () => {
    const plain = await page('identity');
    const brotli = await page('gzip, deflate, br, zstd');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await page('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding, accept-language');
  });

  it('answers 304 when the browser has it', async () => {
    const first = await open.app.inject({ url: '/', headers: PAGE });
    const again = await open.app.inject({
      url: '/',
      headers: { ...PAGE, 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is not served to requests that do not accept HTML', async () => {
    const picture = await open.app.inject({ url: '/profile', headers: { accept: 'image/avif,image/*' } });
    const posted = await open.app.inject({ method: 'POST', url: '/profile', headers: PAGE });
    for (const reply of [picture, posted]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ error: 'not_found' });
    }
  });
});

describe('a file', () => {
  it('with a hash in its name is cached for a year, in the encoding it was built in', async () => {
    const brotli = await asset('gzip, br');
    expect(brotli.statusCode).toBe(200);
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect((await asset('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await asset('identity')).body).toBe(SCRIPT);
  });

  it('without a hash is cached for an hour', async () => {
    const reply = await open.app.inject('/favicon.svg');
    expect(reply.headers['cache-control']).toBe('public, max-age=3600');
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it.each([
    '/assets/main-000000.js',
    '/assets/',
    '/assets',
    '/missing.png',
    '/.hidden',
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
  ])('that is missing or outside of the folder, %s, never returns the page', async (url) => {
    const reply = await open.app.inject({ url, headers: PAGE });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: 'not_found' });
  });
});

it('the sign-in callback page alone may access its opener, and is not cached', async () => {
  const reply = await open.app.inject({ url: '/sign-in/callback.html?code=c&state=s', headers: PAGE });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  });
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  for (const url of ['/', '/favicon.svg', '/assets/main-a1b2c3.js']) {
    const other = await open.app.inject({ url, headers: PAGE });
    expect(other.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

it('without a build, every page explains what to do', async () => {
  const bare = await openHub();
  const reply = await bare.app.inject({ url: '/dailyRifts', headers: PAGE });
  await bare.close();
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toContain('npm run build');
});

it('has the registration that the host has set meanwhile', async () => {
  let registration: PageSettings['registration'] = 'open';
  const settings = () => ({ ...SETTINGS, registration });
  const app = fastify();
  await servePages(app, { folder, settings, publicUrl: undefined, dayNumber: () => undefined });
  const shown = async () =>
    settingsOf((await app.inject({ url: '/welcome', headers: PAGE })).body).registration;
  expect(await shown()).toBe('open');
  registration = 'invite';
  expect(await shown()).toBe('invite');
  await app.close();
});

describe('withSettings', () => {
  it('keeps the data block closed, whatever its values', () => {
    const html = withSettings(HTML, SETTINGS);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(html).not.toContain('\u2028');
    expect(settingsOf(html)).toEqual(SETTINGS);
  });

  it('inserts dollar signs literally', () =>
    expect(settingsOf(withSettings(HTML, { ...SETTINGS, legalUrl: "https://e.org/$&$'$`" })).legalUrl).toBe(
      "https://e.org/$&$'$`",
    ));

  it('throws without a head', () => expect(() => withSettings('<p>', SETTINGS)).toThrow(/no <.head>/));
});

it.each([
  [undefined, 'en_US'],
  ['', 'en_US'],
  ['*', 'en_US'],
  ['de;q=0, fr;q=0.1', 'fr_FR'],
  ['de;q=x, fr;q=0.1', 'fr_FR'],
  ['sv, pt-PT;q=0.8, en;q=0.9, ja;q=0.85', 'en_US'],
  ['KO-kr', 'ko_KR'],
  ['en-AU', 'en_US'],
  [`${'xx,'.repeat(100)}de`, 'en_US'],
])('pageLanguage(%j) is %s', (header, language) => expect(pageLanguage(header)).toBe(language));

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0.1', 'br'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['deflate, zstd', 'identity'],
])('bestEncoding(%j) is %s', (header, encoding) => expect(bestEncoding(header)).toBe(encoding));
