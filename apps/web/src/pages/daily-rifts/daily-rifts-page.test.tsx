import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';
import { tokenFor } from '../../features/session/testing/tokens.ts';

async function open(streak: number, lastCompletedTime: number | null) {
  const championRift = { completed: streak, streak, lastCompletedTime };
  const ownAccount = {
    ...freshAccount,
    dailyRiftStats: { ...freshAccount.dailyRiftStats, championRift },
  };
  renderApp('/dailyRifts/', { token: tokenFor('Kestrel'), replies: { ownAccount } });
  await screen.findByRole('heading', { level: 1, name: 'Daily Rifts' });
}

beforeEach(() => {
  fakeMedia(1440);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the daily rift hub', () => {
  it('counts down to the next rift', async () => {
    await open(0, null);
    expect(screen.getByRole('timer', { name: /^Next Rift Opening/ })).toBeInTheDocument();
  });

  it('leads to Champion Rift from all three cards', async () => {
    await open(0, null);
    for (const name of [/Champion Rift/, /Item Rift/, /Emoji Rift/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/dailyRifts/championRift');
    }
    expect(screen.getAllByText('Coming soon')).toHaveLength(2);
    expect(screen.queryByText('Completed')).toBeNull();
    expect(screen.getAllByText('100 BE a day')).toHaveLength(3);
  });

  it('shows a rift of today as completed, with the streak', async () => {
    await open(7, Date.now());
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(screen.getByText('7 days')).toBeInTheDocument();
    expect(screen.getByText('+100 BE earned')).toBeInTheDocument();
  });

  it('keeps the streak of yesterday, and opens the rift of today', async () => {
    await open(3, Date.now() - 86_400_000);
    expect(await screen.findByText('3 days')).toBeInTheDocument();
    expect(screen.queryByText('Completed')).toBeNull();
  });
});
