import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../../../apps/web/src/app/testing/fake-media.ts';
import { renderApp } from '../../../../apps/web/src/app/testing/render-app.tsx';

const ARCHIVE = [
  { number: 3, day: '2026-11-02', attempts: null },
  { number: 2, day: '2026-11-01', attempts: 4 },
  { number: 1, day: '2026-10-31', attempts: null },
];
const STREAK = {
  length: 1,
  longest: 1,
  freezes: 0,
  daysToFreeze: 6,
  days: [
    { day: '2026-10-31', kind: 'before' },
    { day: '2026-11-01', kind: 'completed' },
    { day: '2026-11-02', kind: 'outage' },
    { day: '2026-11-03', kind: 'open' },
  ],
};
const HEX = '0'.repeat(64);
const proof = (day: string, answer: string) => ({
  day,
  commitment: HEX,
  previous: HEX,
  committedAt: 0,
  answer,
  nonce: HEX,
});
const PROOFS = [proof('2026-11-01', 'Anivia'), proof('2026-11-02', 'Braum')];

async function open(address: string, replies = {}) {
  const view = renderApp(address, {
    token: tokenFor('Kestrel'),
    replies: { dailyArchive: ARCHIVE, dailyStreak: STREAK, dailyProofs: PROOFS, ...replies },
  });
  await screen.findByRole('heading', { level: 1, name: 'Archive' });
  return view;
}

beforeEach(() => {
  fakeMedia(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 3, 12) });
});
afterEach(() => void vi.useRealTimers());

it('shows months as calendars, and says of each day what it was', async () => {
  await open('/dailyRifts/archive/itemRift');
  expect(screen.getByRole('radio', { name: 'Item Rift' })).toBeChecked();
  const november = within(await screen.findByRole('region', { name: 'November 2026' }));
  await november.findByText('Anivia');
  const labels = november
    .getAllByRole('listitem')
    .map((day) => within(day).getByRole('link').getAttribute('aria-label'));
  expect(labels).toEqual([
    'Practise no. 2, 1 Nov 2026, 4 guesses, Anivia',
    'Practise no. 3, 2 Nov 2026, Hub was down',
    "Play today's rift, 3 Nov",
  ]);
  expect(november.getByText('of 2 days solved').parentElement?.textContent).toBe('1 of 2 days solved');
  const october = within(screen.getByRole('region', { name: 'October 2026' }));
  expect(october.getByRole('link', { name: 'Practise no. 1, 31 Oct 2026, Before' })).toBeVisible();
});

it('shows no answer of a day that the player has not solved', async () => {
  const { calls } = await open('/dailyRifts/archive');
  await screen.findByText('Anivia');
  expect(screen.queryByText('Braum')).toBeNull();
  expect(document.querySelector('[src*="Braum"]')).toBeNull();
  // October has no solved day.
  expect(calls.filter(({ name }) => name === 'dailyProofs')).toHaveLength(1);
});

it('leads to the practice of a day, and to the archives of the other games', async () => {
  const { calls } = await open('/dailyRifts/archive');
  const link = await screen.findByRole('link', { name: /^Practise no. 2, 1 Nov 2026/ });
  expect(link).toHaveAttribute('href', '/dailyRifts/championRift?practice=2026-11-01');
  expect(screen.getByRole('link', { name: 'Practise 2 Nov' })).toHaveAttribute(
    'href',
    '/dailyRifts/championRift?practice=2026-11-02',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Emoji Rift' }));
  expect(location.pathname).toBe('/dailyRifts/archive/emojiRift');
  const asked = calls.filter(({ name }) => name === 'dailyArchive').map(({ params }) => params);
  expect(asked).toEqual([{ mode: 'championRift' }, { mode: 'emojiRift' }]);
});

it('says when no day is over yet', async () => {
  await open('/dailyRifts/archive', { dailyArchive: [] });
  expect(await screen.findByText('No day is over yet')).toBeVisible();
});
