import type { HubNotice } from '@hub/protocol/http/activity';
import { expect, it, vi } from 'vitest';
import { server, setUpServer } from '../testing/each-hub.ts';
import { admin, follows, idIn } from '../testing/printed-by.ts';

setUpServer();

const notices = async () =>
  (await server.call<{ notices?: HubNotice[] }>('/heartbeat', undefined, { sessionId: crypto.randomUUID() }))
    .notices;

it.each([
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
