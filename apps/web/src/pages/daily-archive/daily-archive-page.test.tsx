import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { renderApp } from '../../app/testing/render-app.tsx';
import { tokenFor } from '../../features/session/testing/tokens.ts';

const ARCHIVE = [
  { number: 2, day: '2026-11-20', attempts: null },
  { number: 1, day: '2026-11-19', attempts: 4 },
];
const STREAK = {
  length: 1,
  longest: 1,
  freezes: 0,
  daysToFreeze: 6,
  days: [
    { day: '2026-11-19', kind: 'completed' },
    { day: '2026-11-20', kind: 'outage' },
  ],
};

async function open(address: string, replies = {}) {
  const view = renderApp(address, {
    token: tokenFor('Kestrel'),
    replies: { dailyArchive: ARCHIVE, dailyStreak: STREAK, ...replies },
  });
  await screen.findByRole('heading', { level: 1, name: 'Archive' });
  return view;
}

beforeEach(() => fakeMedia(1440));

it('lists past days by number and date, and says why each counts', async () => {
  await open('/dailyRifts/archive/itemRift');
  const days = within(await screen.findByRole('list', { name: 'Past days, newest first' }));
  expect(screen.getByRole('radio', { name: 'Item Rift' })).toBeChecked();
  await screen.findByText('Hub was down');
  expect(days.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
    'No. 2Fri, 20 Nov 2026Hub was downFor more than half of the day. It neither ends nor lengthens a streak.Practise',
    'No. 1Thu, 19 Nov 2026Completed4 guessesPractise',
  ]);
});

it('leads to the practice of a day, and to the archives of the other games', async () => {
  const { calls } = await open('/dailyRifts/archive');
  const link = await screen.findByRole('link', { name: 'Practise no. 1, 19 Nov 2026' });
  expect(link).toHaveAttribute('href', '/dailyRifts/championRift?practice=2026-11-19');
  await userEvent.click(screen.getByRole('radio', { name: 'Emoji Rift' }));
  expect(location.pathname).toBe('/dailyRifts/archive/emojiRift');
  const asked = calls.filter(({ name }) => name === 'dailyArchive').map(({ params }) => params);
  expect(asked).toEqual([{ mode: 'championRift' }, { mode: 'emojiRift' }]);
});

it('says when no day is over yet', async () => {
  await open('/dailyRifts/archive', { dailyArchive: [] });
  expect(await screen.findByText('No day is over yet')).toBeVisible();
});
