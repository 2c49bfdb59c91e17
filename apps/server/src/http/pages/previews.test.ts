import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenHub, openHub } from '../../testing/open-hub.ts';
import { previewTags } from './previews.ts';

const HTML = '<!doctype html><html><head><title>Hub</title></head><body></body></html>';
const PICTURE = Buffer.from([0xff, 0xd8, 0xff]);
const PREVIEWS = [
  { path: '/', title: 'Hub', description: 'Games.', picture: '/previews/hub.jpg' },
  {
    path: '/dailyRifts/championRift',
    title: 'Champion Rift',
    description: 'Nine clues.',
    picture: '/previews/championRift.jpg',
    daily: 'championRift',
    day: 'Day {number}',
  },
  {
    path: '/chainOfLegends/lobby/:id',
    title: 'Join a lobby',
    description: 'Chain.',
    picture: '/previews/chain.jpg',
  },
  { path: '/profile/:id?', title: 'Profile', description: 'A player.', picture: '/previews/hub.jpg' },
];
const GERMAN = PREVIEWS.map((preview) => ({
  ...preview,
  description: 'Neun Hinweise.',
  ...(preview.daily && { day: 'Tag {number}' }),
}));
const PAGE = { accept: 'text/html', host: 'hub.example:8080' };

let folder: string;
const opened: OpenHub[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-previews-'));
  mkdirSync(path.join(folder, 'previews'));
  writeFileSync(path.join(folder, 'previews/hub.jpg'), PICTURE);
  writeFileSync(path.join(folder, 'index.html'), HTML);
  writeFileSync(path.join(folder, 'previews.json'), JSON.stringify(PREVIEWS));
  writeFileSync(path.join(folder, 'previews.de_DE.json'), JSON.stringify(GERMAN));
});
afterAll(async () => {
  await Promise.all(opened.map((open) => open.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function hub(variables: Readonly<Record<string, string>> = {}) {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const open = await openHub({ webFolder: folder, variables, clock });
  opened.push(open);
  return {
    clock,
    hub: open.hub,
    get: (url: string, headers: Readonly<Record<string, string>> = PAGE) => open.app.inject({ url, headers }),
  };
}

/** Runs the regular work once, such as committing daily answers. */
const runJobs = ({ jobs }: OpenHub['hub']) =>
  Promise.all(
    jobs.map((job) => {
      job.start();
      return job.stop();
    }),
  );

const propertiesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

describe('the preview of a page', () => {
  it('has title, line and picture of the game, with absolute addresses', async () => {
    const { get } = await hub({ PUBLIC_URL: 'https://rift.example' });
    const { body } = await get('/chainOfLegends/lobby/ABC234?from=chat');
    expect(propertiesIn(body)).toEqual({
      'og:type': 'website',
      'og:site_name': expect.any(String),
      'og:title': 'Join a lobby',
      'og:description': 'Chain.',
      'og:image': 'https://rift.example/previews/chain.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Join a lobby',
    });
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    for (const [url, title] of [
      ['/', 'Hub'],
      ['/profile', 'Profile'],
      ['/profile/AAAA', 'Profile'],
      ['/dailyrifts/CHAMPIONRIFT/', 'Champion Rift'],
      ['/no/page', 'Hub'],
    ] as const)
      expect(propertiesIn((await get(url)).body)['og:title']).toBe(title);
  });

  it.each([
    ['https://rift.example', 'https://rift.example/previews/hub.jpg'],
    ['', undefined],
  ])(
    'never has the address that the request names; with PUBLIC_URL %j its picture is at %s',
    async (PUBLIC_URL, address) => {
      const { get } = await hub({ PUBLIC_URL });
      const { body } = await get('/', { ...PAGE, host: 'evil.example' });
      expect(propertiesIn(body)['og:image']).toBe(address);
      expect(propertiesIn(body)['og:title']).toBe('Hub');
      expect(body).not.toContain('evil');
    },
  );

  it('names the number of the day, and changes with it', async () => {
    const { get, hub: server, clock } = await hub();
    await runJobs(server);
    const first = await get('/dailyRifts/championRift');
    expect(propertiesIn(first.body)['og:title']).toBe('Champion Rift · Day 1');
    clock.advance(DAY_MS);
    const second = await get('/dailyRifts/championRift', {
      ...PAGE,
      'if-none-match': String(first.headers['etag']),
    });
    expect(second.statusCode).toBe(200);
    expect(propertiesIn(second.body)['og:title']).toBe('Champion Rift · Day 2');
  });

  it('is in the language of the request', async () => {
    const { get, hub: server } = await hub();
    await runJobs(server);
    const { body, headers } = await get('/dailyRifts/championRift', { ...PAGE, 'accept-language': 'de-DE' });
    expect(propertiesIn(body)).toMatchObject({
      'og:title': 'Champion Rift · Tag 1',
      'og:description': 'Neun Hinweise.',
    });
    const english = await get('/dailyRifts/championRift');
    expect(propertiesIn(english.body)['og:description']).toBe('Nine clues.');
    expect(english.headers['etag']).not.toBe(headers['etag']);
  });

  it('is the same on hubs with other answers', async () => {
    const pages = await Promise.all(
      ['one secret of this hub, long enough', 'another secret, also long enough'].map(async (secret) => {
        const { get, hub: server } = await hub({ HUB_SECRET: secret });
        await runJobs(server);
        const { body } = await get('/dailyRifts/championRift');
        return body.replace(/"hub":"[^"]+"/, '');
      }),
    );
    expect(pages[0]).toContain('Day 1');
    expect(pages[0]).toBe(pages[1]);
  });

  it('has a picture that other sites may show, and keep for an hour', async () => {
    const { get } = await hub();
    const { headers, rawPayload } = await get('/previews/hub.jpg', {});
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await get('/')).headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(rawPayload).toEqual(PICTURE);
  });
});

it('leaves addresses out without an origin, and escapes texts', () => {
  const preview = { path: '/', title: '"A" <b> & more', description: '', picture: '/p.jpg' };
  const tags = previewTags(preview, { origin: undefined, day: undefined });
  expect(tags).not.toContain('og:image');
  expect(tags).toContain('content="&quot;A&quot; &lt;b&gt; &amp; more"');
});
