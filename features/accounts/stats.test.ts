import { dailyGames, versusGames } from '@hub/protocol/games';
import { expect, it } from 'vitest';
import type { MatchTotals } from '../activity/server.ts';
import { assembleStats, highlightsOf, otherTableStats } from './stats.ts';

const daily = Object.fromEntries(
  dailyGames.map(({ names }, index) => [names.stats, { completed: index, streak: 1, lastCompletedTime: 5 }]),
) as Parameters<typeof assembleStats>[0];
const total = (changes: Partial<MatchTotals>): MatchTotals => ({
  game: 'more or less',
  mode: 'single',
  played: 0,
  wins: 0,
  losses: 0,
  ...changes,
});

it('assembleStats maps totals and bests to the profile', () => {
  const totals = [
    total({ played: 3 }),
    total({ mode: 'multi', played: 2 }),
    total({ game: 'rift guesser', played: 4 }),
    total({ game: 'chain of legends', mode: 'multi', wins: 5, losses: 6 }),
    total({ game: 'cooldown clash', mode: 'multi', wins: 7, losses: 8 }),
  ];
  const stats = assembleStats(daily, totals, [
    { board: 'more_or_less', score: 12, rank: 3 },
    { board: 'more_or_less_coop', score: 40, rank: 1 },
    { board: 'rift_guesser', score: 9, rank: 7 },
  ]);
  expect(stats).toMatchObject({
    dailyRiftStats: daily,
    moreOrLessStats: { highscore: 12, playedGames: 5, rank: 3, coopHighscore: 40 },
    riftGuesserStats: { highscore: 9, playedGames: 4, rank: 7 },
    chainOfLegendsStats: { wins: 5, looses: 6 },
    cooldownGuesserStats: { wins: 7, looses: 8 },
  });
});

it('assembleStats returns zeros and no rank for a new player', () =>
  expect(assembleStats(daily, [], [])).toMatchObject({
    moreOrLessStats: { highscore: 0, playedGames: 0, rank: null, coopHighscore: 0 },
    cooldownGuesserStats: { wins: 0, looses: 0 },
  }));

it('otherTableStats names the statistics of each versus game', () => {
  const stats = otherTableStats([{ game: 'cooldown clash', botWins: 3, botLosses: 2, late: 1 }]);
  const none = Object.fromEntries(versusGames.map(({ names }) => [names.stats, 0]));
  expect(stats).toEqual({
    botWins: { ...none, cooldownGuesserStats: 3 },
    botLosses: { ...none, cooldownGuesserStats: 2 },
    lateGames: { ...none, cooldownGuesserStats: 1 },
  });
});

const JOINED = Date.UTC(2026, 2, 14, 23, 59);

it('highlightsOf names the game that was finished most often, also against bots', () => {
  const totals = [
    total({ game: 'more or less', played: 2 }),
    total({ game: 'more or less', mode: 'multi', played: 2 }),
    total({ game: 'rift guesser', played: 3 }),
    total({ game: 'cooldown clash', mode: 'multi', played: 3 }),
  ];
  const played = { createdAt: JOINED, longestStreak: 12, totals, tables: [] };
  expect(highlightsOf(played)).toEqual({
    highlights: { joined: '2026-03-14', longestStreak: 12, favouriteGame: 'moreOrLess' },
  });
  const clash = { game: 'cooldown clash', botWins: 0, botLosses: 1, late: 0 } as const;
  const withBots = highlightsOf({ ...played, tables: [{ ...clash, botWins: 1 }] });
  expect(withBots.highlights?.favouriteGame).toBe('cooldownClash');
  const even = highlightsOf({ ...played, tables: [clash] });
  expect(even.highlights?.favouriteGame).toBe('moreOrLess');
});

it('highlightsOf is empty before the first finished game', () =>
  expect(highlightsOf({ createdAt: JOINED, longestStreak: 0, totals: [], tables: [] })).toEqual({}));
