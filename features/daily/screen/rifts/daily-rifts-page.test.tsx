import { dailyScreens } from '@hub/web/games.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeMedia } from '../../../../apps/web/src/app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../../../apps/web/src/app/testing/render-app.tsx';

async function open(streak: number, lastCompletedTime: number | null, replies = {}) {
  const championRift = { completed: streak, streak, lastCompletedTime };
  const ownAccount = { ...freshAccount, dailyRiftStats: { ...freshAccount.dailyRiftStats, championRift } };
  renderApp('/dailyRifts/', { token: tokenFor('Kestrel'), replies: { ownAccount, ...replies } });
  await screen.findByRole('heading', { level: 1, name: 'Daily Rifts' });
}

const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

beforeEach(() => void fakeMedia(1440));

describe('the daily rift hub', () => {
  it('counts down to the next rift', async () => {
    await open(0, null);
    expect(screen.getByRole('timer', { name: /^Next Rift Opening/ })).toBeInTheDocument();
  });

  it('leads from its cards to every daily game', async () => {
    await open(0, null);
    for (const { game } of dailyScreens) {
      const link = card(game.names.title);
      expect(link).toHaveAttribute('href', game.route);
      expect(link).toHaveTextContent("Play today's rift");
    }
    expect(screen.queryByRole('link', { name: /Completed/ })).toBeNull();
  });

  it('shows a rift of today as completed, with the streak', async () => {
    await open(7, Date.now());
    expect(await screen.findByRole('link', { name: /Completed/ })).toBeInTheDocument();
    expect(card('Champion Rift')).toHaveTextContent('7 days');
    expect(card('Champion Rift')).toHaveTextContent("See today's result");
    expect(card('Champion Rift')).not.toHaveTextContent("Play today's rift");
  });

  it('makes only the next open rift golden', async () => {
    await open(7, Date.now());
    await screen.findByRole('link', { name: /Completed/ });
    const [next, later] = screen.getAllByText("Play today's rift").map(({ className }) => className);
    expect(card('Item Rift')).toContainElement(screen.getAllByText("Play today's rift")[0] ?? null);
    expect(next).not.toBe(later);
    expect(screen.getByText("See today's result").className).toBe(later);
  });

  it('keeps the streak of yesterday, and opens the rift of today', async () => {
    await open(3, Date.now() - 86_400_000);
    expect(await screen.findByText('3 days')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Completed/ })).toBeNull();
  });

  it('shows the calendar of every game, explains its days, and leads to the archive', async () => {
    const days = [
      { day: '2026-11-20', kind: 'frozen' },
      { day: '2026-11-21', kind: 'open' },
    ];
    await open(0, null, { dailyStreak: { length: 3, longest: 4, freezes: 2, daysToFreeze: null, days } });
    const streaks = within(await screen.findByRole('region', { name: 'Your streaks' }));
    expect(await streaks.findAllByText('You hold both freezes.')).toHaveLength(dailyScreens.length);
    expect(streaks.getAllByText('Friday 20 November: missed, a freeze kept the streak')).toHaveLength(
      dailyScreens.length,
    );
    expect(streaks.getByText(/^Seven completed days earn a freeze/)).toBeVisible();
    expect(
      within(streaks.getByRole('list', { name: 'Kinds of days' })).getAllByRole('listitem'),
    ).toHaveLength(6);
    expect(streaks.getByRole('link', { name: 'Archive of past days' })).toHaveAttribute(
      'href',
      '/dailyRifts/archive',
    );
  });
});
