import { MemoryNavigation } from '@hub/web/links/testing/memory-navigation.tsx';
import { showToPlayer } from '@hub/web/session/testing/show-to-player.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DailyRecord } from './daily-record.tsx';

const DAY = '2026-11-21' as never;

function show(ownDays: number, isGuest = true) {
  showToPlayer(
    <DailyRecord mode="championRift" day={DAY} isGuest={isGuest} />,
    {
      dailyEnding: {
        day: DAY,
        attempts: 4,
        distribution: [{ attempts: 4, count: ownDays }],
        best: { attempts: 4, day: DAY },
        recent: [],
        others: null,
      },
      dailyStreak: {
        length: 1,
        longest: 1,
        freezes: 0,
        daysToFreeze: 6,
        days: [{ day: DAY, kind: 'completed' }],
      },
    },
    { wrapper: MemoryNavigation },
  );
}

const provable = () => screen.findByRole('link', { name: /fixed in advance/ });
const KEEP = 'Keep it with recovery codes';

describe('the end of a daily game', () => {
  it('tells a guest after the first reward how to keep the account', async () => {
    show(1);
    expect(await screen.findByRole('link', { name: KEEP })).toHaveAttribute('href', '/profile');
    expect(await provable()).toHaveAttribute('href', '/provable');
  });

  it.each([
    ['after the third day', 4, true],
    ['with a linked account', 1, false],
  ])('does not %s', async (_, ownDays, isGuest) => {
    show(ownDays, isGuest);
    await provable();
    expect(screen.queryByRole('link', { name: KEEP })).toBeNull();
  });
});
