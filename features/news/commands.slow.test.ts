import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { expect, it } from 'vitest';
import { server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import { admin, idIn } from '../../apps/server/src/testing/printed-by.ts';
import type { HostNewsItem } from './calls.ts';

setUpServer({ isShared: true });

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
])('%j is refused', async (words, why) => {
  expect(await admin(...words)).toMatchObject({ code: 2, out: expect.stringContaining(why) as string });
});
