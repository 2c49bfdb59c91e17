import { LEADERBOARD_SEARCH_MAX } from '@hub/engine/wire/limits';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  ALL,
  addGuests,
  addNamed,
  BOARD,
  boardsOf,
  brief,
  finish,
  flags,
  markDeleted,
  matchesOf,
  WHOLE,
} from '../../../apps/server/src/store/testing/finished-games.ts';
import {
  accountId,
  featuresOf,
  gameId,
  giveItem,
  playerId,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { fold } from '../best-scores.ts';

export const leaderboardsContract: Contract = (opened) => {
  it('keeps the best score and marks the games that beat it', async () => {
    const open = opened();
    await addGuests(open, 1);
    const scores = [0, 4, 3, 4, 5];
    const told = [];
    for (const [game, score] of scores.entries())
      told.push(...(await finish(open, { player: 1, score, game })));
    expect(flags(told)).toEqual([false, true, false, false, true]);
    const matches = await matchesOf(open.store).newestOf(accountId(1), 5);
    expect(matches.map(({ newHighScore }) => newHighScore)).toEqual([true, false, false, true, false]);
    expect(brief(await boardsOf(open).page(BOARD, ALL, WHOLE))).toEqual([
      { id: playerId(1), score: 5, rank: 1 },
    ]);
  });

  it('decides about a game once for concurrent settlements', async () => {
    const open = opened();
    await addGuests(open, 1);
    const told = await Promise.all(
      Array.from({ length: 15 }, () => finish(open, { player: 1, score: 7, game: 1 })),
    );
    expect(new Set(flags(told.flat()))).toEqual(new Set([true]));
    expect((await boardsOf(open).page(BOARD, ALL, WHOLE)).total).toBe(1);
  });

  it('keeps coop bests on a separate board', async () => {
    const open = opened();
    await addGuests(open, 2);
    await finish(open, { player: 1, score: 9, game: 1 });
    const scores = [1, 2].map((player) => ({
      accountId: accountId(player),
      board: 'more_or_less_coop' as const,
      score: 5,
    }));
    const together = settlement(accountId(1), { gameId: gameId(2), mode: 'multi', rewards: [], scores });
    const write = { snapshot: snapshot({ roomId: gameId(2), over: true }), settlement: together };
    expect(flags(await open.store.rooms.save([write]))).toEqual([true]);
    const leaderboards = boardsOf(open);
    expect(brief(await leaderboards.page(BOARD, ALL, WHOLE))).toEqual([
      { id: playerId(1), score: 9, rank: 1 },
    ]);
    expect(await leaderboards.bestsOf(accountId(2))).toEqual([
      { board: 'more_or_less_coop', score: 5, rank: 1 },
    ]);
    expect(await leaderboards.bestsOf(accountId(1))).toHaveLength(2);
  });

  it('gives the same rank to the same score in the list of the administration, on every page', async () => {
    const open = opened();
    await addGuests(open, 4);
    for (const [at, score] of [7, 7, 5, 7].entries()) await finish(open, { player: at + 1, score, game: at });
    const ranks = async (offset: number) =>
      (await featuresOf(open.store).administration.boardRows(BOARD, { limit: 2, offset })).rows.map(
        ({ rank }) => rank,
      );
    expect(await ranks(0)).toEqual([1, 1]);
    expect(await ranks(2)).toEqual([1, 4]);
  });

  it("caps scores at the board's maximum", async () => {
    const open = opened();
    await addGuests(open, 1);
    await finish(open, { player: 1, score: BOARD_SCORE_MAX + 5, game: 1 });
    expect(brief(await boardsOf(open).page(BOARD, ALL, WHOLE))).toEqual([
      { id: playerId(1), score: BOARD_SCORE_MAX, rank: 1 },
    ]);
  });

  it('shows active effects and no account ids', async () => {
    const open = opened();
    await addGuests(open, 2);
    await giveItem(open.engine, accountId(2), { id: 'frost', isActive: true });
    await finish(open, { player: 1, score: 1, game: 1 }, { player: 2, score: 2, game: 2 });
    const page = await boardsOf(open).page(BOARD, ALL, WHOLE);
    expect(page).toEqual({
      total: 2,
      entries: [
        { playerId: playerId(2), name: 'Player 2', score: 2, rank: 1, cssClass: 'fx-frost' },
        { playerId: playerId(1), name: 'Player 1', score: 1, rank: 2, cssClass: null },
      ],
    });
  });

  it('returns the newest scores of an account on one board', async () => {
    const open = opened();
    await addGuests(open, 2);
    for (const [index, score] of [4, 0, 7, 7].entries())
      await finish(open, { player: 1, score, game: index + 1 });
    await finish(open, { player: 1, score: 9, game: 8, board: 'rift_guesser' });
    await finish(open, { player: 1, score: 8, game: 9, board: 'more_or_less_coop' });
    await finish(open, { player: 2, score: 5, game: 10 });
    const leaderboards = boardsOf(open);
    expect(await leaderboards.newestScores(BOARD, accountId(1), 3)).toEqual([7, 7, 0]);
    expect(await leaderboards.newestScores(BOARD, accountId(1), 10)).toEqual([7, 7, 0, 4]);
  });

  it('hides deleted accounts, and restores them to their old position', async () => {
    const open = opened();
    await addGuests(open, 3);
    for (const player of [1, 2, 3]) await finish(open, { player, score: 5, game: player });
    await finish(open, { player: 3, score: 4, game: 9 });
    await markDeleted(open, 1, 1_000);
    const leaderboards = boardsOf(open);
    const ids = async () => brief(await leaderboards.page(BOARD, ALL, WHOLE)).map(({ id }) => id);
    expect(await ids()).toEqual([playerId(2), playerId(3)]);
    expect((await leaderboards.search(BOARD, 'player', WHOLE)).total).toBe(2);
    expect(await leaderboards.scoreAndRank(BOARD, playerId(1), ALL)).toBeUndefined();
    expect(await leaderboards.playersAhead(BOARD, playerId(3))).toBe(1);
    expect(await leaderboards.countOthers(BOARD, accountId(3), 6)).toEqual({ all: 1, below: 1 });
    expect(await leaderboards.othersByScore(BOARD, accountId(3))).toEqual([{ score: 5, players: 1 }]);
    expect(await leaderboards.bestsOf(accountId(1))).toEqual([{ board: BOARD, score: 5, rank: null }]);
    // A game that was running when the account was deleted counts, and is shown after the account is restored.
    await finish(open, { player: 1, score: 5, game: 10 });
    await markDeleted(open, 1, null);
    expect(await ids()).toEqual([playerId(1), playerId(2), playerId(3)]);
    expect((await leaderboards.search(BOARD, 'player', WHOLE)).total).toBe(3);
  });

  it('finds a part of a name, ignoring case and accents, on one board only', async () => {
    const open = opened();
    const names = ['Zoë', 'AZOE2', 'zo', 'Öznur%', 'a_b', 'ab', 'O\'Né "x"', '🧙🏽‍♂️ max', 'ZOE coop'];
    for (const [index, name] of names.entries()) await addNamed(open, index + 1, name);
    for (const [index] of names.entries()) {
      const board = index === 8 ? 'rift_guesser' : BOARD;
      await finish(open, { player: index + 1, score: 50 - index, game: index, board });
    }
    const found = async (text: string) =>
      (await boardsOf(open).search(BOARD, fold(text), WHOLE)).entries.map(({ name }) => name);
    expect(await found('ZOE')).toEqual(['Zoë', 'AZOE2']);
    expect(await found('zo')).toEqual(['Zoë', 'AZOE2', 'zo']);
    expect(await found('z')).toEqual(['Zoë', 'AZOE2', 'zo', 'Öznur%']);
    expect(await found('oznur')).toEqual(['Öznur%']);
    expect(await found('%')).toEqual(['Öznur%']);
    expect(await found('_')).toEqual(['a_b']);
    expect(await found('\\')).toEqual([]);
    expect(await found('"')).toEqual(['O\'Né "x"']);
    expect(await found('né "x')).toEqual(['O\'Né "x"']);
    expect(await found('🧙🏽‍♂️ M')).toEqual(['🧙🏽‍♂️ max']);
    expect(await found('zoex')).toEqual([]);
    expect(await found('AND')).toEqual([]);
  });

  it('finds the best of many matches up to the limit', async () => {
    const open = opened();
    const count = LEADERBOARD_SEARCH_MAX + 10;
    await addGuests(open, count);
    await finish(
      open,
      ...Array.from({ length: count }, (_, index) => ({ player: index + 1, score: index + 1, game: index })),
    );
    const page = await boardsOf(open).search(BOARD, 'player', { offset: 50, limit: 2 });
    expect(page.total).toBe(LEADERBOARD_SEARCH_MAX);
    expect(brief(page)).toEqual([
      { id: playerId(count - 50), score: count - 50, rank: 51 },
      { id: playerId(count - 51), score: count - 51, rank: 52 },
    ]);
  });

  it('finds scores that an account reached in the game and mode of the board', async () => {
    const open = opened();
    await addGuests(open, 2);
    await finish(
      open,
      { player: 1, score: 3, game: 1 },
      { player: 1, score: 6, game: 2, board: 'more_or_less_coop' },
    );
    const leaderboards = boardsOf(open);
    const scored = (player: number, score: number) => leaderboards.hasScored(BOARD, accountId(player), score);
    expect(await Promise.all([scored(1, 3), scored(1, 6), scored(1, 2), scored(2, 3)])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
};
