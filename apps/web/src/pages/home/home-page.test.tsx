import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';
import { tokenFor } from '../../features/session/testing/tokens.ts';
import type { Replies } from '../../net/testing/fake-net.tsx';
import { playConfetti } from '../../ui/feedback/confetti.ts';

vi.mock('../../ui/feedback/confetti.ts', () => ({
  playConfetti: vi.fn<() => Promise<void>>(async () => undefined),
}));

async function open(replies: Replies = {}) {
  const app = renderApp('/', { token: tokenFor('Kestrel'), replies });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Kestrel' });
  return app;
}

const accountWith = (streak: number, lastCompletedTime: number | null) => ({
  ...freshAccount,
  dailyRiftStats: {
    ...freshAccount.dailyRiftStats,
    championRift: { completed: streak, streak, lastCompletedTime },
  },
});

beforeEach(() => {
  fakeMedia(1440);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(playConfetti).mockClear();
});

describe('home', () => {
  it.each([
    [freshAccount, 'A new rift opened today. Find its champion.'],
    [accountWith(6, 5), 'A new rift opened today. Your Champion Rift streak stands at 6 days.'],
    [accountWith(1, Date.now()), "Today's rift is solved. Your Champion Rift streak stands at 1 day."],
  ])('tells how the rift stands', async (ownAccount, text) => {
    await open({ ownAccount });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('plays confetti from the corners once a session', async () => {
    const { unmount } = await open();
    expect(playConfetti).toHaveBeenCalledExactlyOnceWith({ corners: true });
    expect(localStorage.getItem('init')).not.toBeNull();
    unmount();
    await open();
    expect(playConfetti).toHaveBeenCalledOnce();
  });

  it('leads to the open game and lets the others be read', async () => {
    await open();
    const cards = screen.getByRole('region', { name: 'Games' });
    expect(within(cards).getByRole('link', { name: /Daily Rifts/ })).toHaveAttribute('href', '/dailyRifts/');
    const locked = within(cards).getAllByRole('button');
    expect(locked).toHaveLength(4);
    for (const card of locked) expect(card).toHaveTextContent('Coming soon');
    await userEvent.click(within(cards).getByRole('button', { name: /Cooldown Clash/ }));
    expect(await screen.findByText('Cooldown Clash opens soon')).toBeInTheDocument();
  });

  it('says that nobody has scored yet', async () => {
    await open();
    const podium = screen.getByRole('region', { name: 'Top 3' });
    expect(podium).toHaveTextContent('The podium is free');
    expect(podium).toHaveTextContent('More or Less opens soon.');
    await userEvent.click(within(podium).getByLabelText('Rift Guesser'));
    expect(podium).toHaveTextContent('Rift Guesser opens soon.');
  });

  it('turns the podium between two games, each with its sign, and not while it is turning', async () => {
    await open();
    const podium = screen.getByRole('region', { name: 'Top 3' });
    const choice = (name: string) => within(podium).getByLabelText(name);
    expect(choice('More or Less').parentElement?.querySelector('.lucide-scale')).not.toBeNull();
    expect(choice('Rift Guesser').parentElement?.querySelector('.lucide-map')).not.toBeNull();
    expect(choice('More or Less')).toBeChecked();
    vi.useFakeTimers();
    fireEvent.click(choice('Rift Guesser'));
    act(() => {
      vi.advanceTimersByTime(239);
    });
    fireEvent.click(choice('More or Less'));
    expect(choice('Rift Guesser')).toBeChecked();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    fireEvent.click(choice('More or Less'));
    expect(choice('More or Less')).toBeChecked();
    vi.useRealTimers();
  });

  it('lists what was played last, with streaks from the second day on', async () => {
    const player = { usernameEffect: 'fx-frost', score: null, totalPoints: null };
    const rift = (id: string, attempts: number, currentStreak: number) => ({
      id,
      game: 'champion rift',
      mode: 'single',
      winner: null,
      newHighScore: false,
      timestamp: Date.now(),
      players: [{ ...player, id: id.padEnd(12, '_'), name: id, attempts, currentStreak }],
    });
    await open({ lastMatches: [rift('Okko', 4, 2), rift('Nyxara', 3, 1)] });
    const list = await screen.findByRole('list', { name: 'Recent Activity' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'OkkoChampion Rift in 4 guessesStreak of 2 days2just now',
      'NyxaraChampion Rift in 3 guessesjust now',
    ]);
  });

  it('says that nothing has been played', async () => {
    await open();
    expect(await screen.findByText('Nothing played yet')).toBeInTheDocument();
  });

  it('says what it could not fetch, and tries again', async () => {
    let isDown = true;
    await open({
      lastMatches: () => {
        if (isDown) throw new Error('down');
        return [];
      },
    });
    const activity = screen.getByRole('region', { name: 'Recent Activity' });
    await within(activity).findByRole('alert');
    isDown = false;
    await userEvent.click(within(activity).getByRole('button', { name: 'Try again' }));
    expect(await within(activity).findByText('Nothing played yet')).toBeInTheDocument();
  });
});
