import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostNewsItem } from '@hub/features/news/calls.ts';
import type { HubNotice } from '@hub/protocol/http/activity';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printedBy } from '../testing/printed-by.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Runs a command beside the running server. */
const admin = (...words: string[]) => printedBy(words, { DATA_DIR: server.dataDir });

/** Waits until the server has followed, at most two seconds. */
const follows = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 2_000, interval: 50 });
const notices = async () =>
  (await server.call<{ notices?: HubNotice[] }>('/heartbeat', undefined, { sessionId: crypto.randomUUID() }))
    .notices;
const idIn = (out: string): string => /^Added as (?<id>\w{6})\.$/.exec(out)?.groups?.['id'] ?? '';

it('news are listed, read by players as blocks without HTML, and removed', async () => {
  const { token } = await server.call<{ token: string }>('/accounts/create', undefined, { name: 'Ann' });
  const news = () => server.call<HostNewsItem[]>('/news', token);
  expect(await news()).toEqual([]);
  expect((await admin('news')).out).toBe('No news of your own.');
  const folder = tempFolder();
  const file = path.join(folder, 'cup.md');
  writeFileSync(file, 'On **Sunday** <img src=x onerror=alert(1)>\n\n- [sign up](javascript:alert(1))\n');
  const cup = idIn((await admin('news', 'add', 'Summer', 'cup', '--file', file)).out);
  const later = idIn(
    (await admin('news', 'add', 'Ann is moderator', '--text', 'Ask Ann', '--reason', 'Vote')).out,
  );
  expect((await admin('news')).out).toMatch(
    new RegExp(String.raw`^id +added +title\n${later} .*moderator\n${cup} .*Summer cup$`),
  );
  expect(await news()).toMatchObject([
    { id: later },
    {
      id: cup,
      title: 'Summer cup',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'On ' },
            { text: 'Sunday', style: 'strong' },
            { text: ' ' },
            { text: '<img src=x onerror=alert(1)>' },
          ],
        },
        { kind: 'bullet', spans: [{ text: 'sign up' }] },
      ],
    },
  ]);
  expect(await server.call('/news')).toMatchObject({ error: 'unauthorized' });
  await admin('erase', 'Ann', '--yes');
  expect((await admin('news')).out).toContain('A former player is moderator');

  expect((await admin('news', 'remove', 'nothing')).out).toBe('There is no news nothing.');
  expect((await admin('news', 'remove', cup)).out).toBe(`Removed ${cup}.`);
  expect((await admin('news')).out).not.toContain(cup);
  expect((await admin('audit', later)).out).toMatch(/add news +\w{6} +Vote/);
  expect((await admin('audit', cup)).out).toMatch(/remove news[^]*add news/);
});

it.each([
  [['news', 'write', 'x'], 'Say add or remove'],
  [['news', 'add', '--text', 'x'], 'Give a title'],
  [['news', 'add', 'x'], 'either --text or --file'],
  [['news', 'add', 'x', '--text', '---'], 'The text is empty'],
  [['news', 'add', 'x', '--text', 'x'.repeat(8_001)], 'may have 8000 characters'],
  [['notice', 'add', '--text', 'x', '--until', 'soon'], '--until must be'],
  [['notice', 'add', '--text', 'x'.repeat(301)], 'may have 300 characters'],
])('%j is refused', async (words, why) => {
  expect(await admin(...words)).toMatchObject({ code: 2, out: expect.stringContaining(why) as string });
});

it('a notice comes with the heartbeats of players and visitors until it ends or is removed', async () => {
  expect(await notices()).toBeUndefined();
  const first = idIn((await admin('notice', 'add', '--text', '# Cup\n\nat *8*', '--until', '1h')).out);
  await follows(async () =>
    expect(await notices()).toEqual([
      {
        id: first,
        spans: [{ text: 'Cup' }, { text: ' ' }, { text: 'at ' }, { text: '8', style: 'emphasis' }],
      },
    ]),
  );
  const second = idIn((await admin('notice', 'add', '--text', 'New')).out);
  await follows(async () => expect((await notices())?.map(({ id }) => id)).toEqual([second, first]));
  expect((await admin('notice')).out).toMatch(
    new RegExp(String.raw`${second} +you remove it +New\n${first} +\S+ \S+ +# Cup at \*8\*`),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
  await follows(async () => expect((await notices())?.map(({ id }) => id)).toEqual([second]));
  vi.useRealTimers();
  expect((await admin('notice', 'remove', second)).code).toBe(0);
  expect((await admin('notice', 'remove', second)).out).toContain('There is no notice');
  await admin('notice', 'remove', first);
  await follows(async () => expect(await notices()).toBeUndefined());
  expect((await admin('audit', second)).out).toMatch(/remove notice[^]*add notice/);
});
