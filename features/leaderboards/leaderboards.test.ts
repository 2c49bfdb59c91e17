import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { createLeaderboards } from './leaderboards.ts';
import type { LeaderboardStore } from './ports.ts';

const ACCOUNT = 'account' as AccountId;

const storeWith = (others: { readonly all: number; readonly below: number }): LeaderboardStore => ({
  page: async () => ({ entries: [], total: 0 }),
  search: async () => ({ entries: [], total: 7 }),
  scoreAndRank: async () => undefined,
  playersAhead: async () => 149,
  countOthers: async () => others,
  othersByScore: async () => [],
  newestScores: async () => [],
  hasScored: async () => false,
  bestsOf: async () => [],
});

const percentileOf = (below: number, all: number) =>
  createLeaderboards(storeWith({ all, below })).percentile('more_or_less', ACCOUNT, 5);

it.each([
  [0, 0, 0],
  [0, 5, 0],
  [2, 3, 66],
  [999, 1_000, 99],
  [29, 100, 29],
  [1_000, 1_000, 100],
])('percentile of %i of %i others is %i', async (below, all, percentile) => {
  expect(await percentileOf(below, all)).toBe(percentile);
});

it('counts pages of 50 from 0', async () => {
  expect(await createLeaderboards(storeWith({ all: 0, below: 0 })).pageOf('rift_guesser', 'p' as never)).toBe(
    2,
  );
});

it('returns no results for a search text without letters', async () => {
  const boards = createLeaderboards(storeWith({ all: 0, below: 0 }));
  expect((await boards.search('more_or_less', '́', { offset: 0, limit: 5 })).total).toBe(0);
  expect((await boards.search('more_or_less', 'a', { offset: 0, limit: 5 })).total).toBe(7);
});

const settlement = (board: 'more_or_less' | 'more_or_less_coop', newHighScore: boolean): Settlement => ({
  gameId: 'game-1' as GameId,
  game: 'more or less',
  mode: 'single',
  finishedAt: 1,
  winner: null,
  newHighScore,
  scores: [{ accountId: ACCOUNT, board, score: 5 }],
  players: [],
  rewards: [],
});

describe('versionOf', () => {
  it('increases with a new best on that board and with changed cosmetics', () => {
    const boards = createLeaderboards(storeWith({ all: 0, below: 0 }));
    const versions = () => [boards.versionOf('more_or_less'), boards.versionOf('rift_guesser')];
    boards.onSettled(settlement('more_or_less', true));
    expect(versions()).toEqual([1, 0]);
    boards.onSettled(settlement('more_or_less', false));
    boards.onSettled(settlement('more_or_less_coop', true));
    expect(versions()).toEqual([1, 0]);
    boards.invalidateCosmetics();
    expect(versions()).toEqual([2, 1]);
  });

  it('increases for the boards whose bests changed on another node', () => {
    const [one, two] = [1, 2].map(() => createLeaderboards(storeWith({ all: 0, below: 0 })));
    const changed = one?.onSettled(settlement('more_or_less', true)) ?? [];
    expect(one?.onSettled(settlement('more_or_less', false))).toEqual([]);
    two?.invalidateBests([...changed, 'a board of a newer version']);
    expect([two?.versionOf('more_or_less'), two?.versionOf('rift_guesser')]).toEqual([1, 0]);
  });
});

it.each([
  ['ZOË', 'zoe'],
  ['Zoë', 'zoe'],
  ['İstanbul', 'istanbul'],
  ['ﬁn', 'fin'],
  ['Ångström 7', 'angstrom 7'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
