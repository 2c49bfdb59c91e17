import { expect, it, vi } from 'vitest';
import { forwardReport } from './forward-report.ts';

const EVENT_ID = '00112233445566778899aabbccddeeff';
const REPORT = { kind: 'idea', text: 'More rifts\nplease', page: '/faq' } as const;

async function advanceTime(dsn: string, fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())) {
  await forwardReport({ dsn, report: REPORT, fetch, now: 1_722_772_800_000, eventId: EVENT_ID });
  const [address, init] = fetch.mock.calls[0] ?? [];
  return {
    address,
    init,
    lines: ((init?.body ?? '') as string).split('\n').map((line) => JSON.parse(line) as unknown),
  };
}

it.each([
  [
    'https://key@sentry.example/42',
    'https://sentry.example/api/42/envelope/?sentry_version=7&sentry_key=key',
  ],
  [
    'http://key@127.0.0.1:9000/some/base/7',
    'http://127.0.0.1:9000/some/base/api/7/envelope/?sentry_version=7&sentry_key=key',
  ],
])('knows where %s takes envelopes', async (dsn, address) => {
  expect((await advanceTime(dsn)).address).toBe(address);
});

it('sends a feedback envelope: three lines of JSON', async () => {
  const { lines } = await advanceTime('https://key@sentry.example/42');
  expect(lines).toEqual([
    { event_id: EVENT_ID, sent_at: '2024-08-04T12:00:00.000Z', dsn: 'https://key@sentry.example/42' },
    { type: 'feedback' },
    {
      event_id: EVENT_ID,
      timestamp: 1_722_772_800,
      platform: 'javascript',
      level: 'info',
      tags: { kind: 'idea' },
      contexts: { feedback: { message: 'More rifts\nplease', url: '/faq', source: 'hub' } },
    },
  ]);
});

it('tells the service neither cookies nor the page it comes from', async () => {
  const { init } = await advanceTime('https://key@sentry.example/42');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(init?.headers).toBeUndefined();
});

it('does not fail when the service cannot be reached', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('blocked'));
  await expect(advanceTime('https://key@sentry.example/42', fetch)).resolves.toBeDefined();
  expect(fetch).toHaveBeenCalledOnce();
});
