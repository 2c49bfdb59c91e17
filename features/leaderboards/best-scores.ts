import type { AccountId } from '@hub/engine/wire/ids';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import type { Board } from '@hub/protocol/games';
import type { Db, HubTables } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { addToNameSearch, removeFromNameSearch } from '@hub/server/store/name-search.ts';
import { lowestSortKey, nextSortKey, spansOf } from '@hub/server/store/sort-key.ts';
import { type Selectable, sql } from 'kysely';

type Best = Selectable<HubTables['bestScore']>;

/** Folds a text for the search: removes case, accents and other marks on letters. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/**
 * Stores the scores that beat the account's best so far; returns whether one did. A score of 0 is not stored. Must run
 * in the settlement's transaction.
 */
export async function storeBests(tx: Db, { scores = [], finishedAt }: Settlement): Promise<boolean> {
  let isNewBest = false;
  for (const { accountId, board, score } of scores) {
    const best = await bestOf(tx, board, accountId);
    if (score <= (best?.score ?? 0)) continue;
    if (best !== undefined) await removeBest(tx, best);
    await insertBest(tx, { board, accountId, score: Math.min(score, BOARD_SCORE_MAX), at: finishedAt });
    isNewBest = true;
  }
  return isNewBest;
}

/** Updates name and visibility of an account's bests. Must run in the transaction that changes the account. */
export async function updateBestListing(tx: Db, account: AccountId): Promise<void> {
  const bests = await tx.selectFrom('bestScore').selectAll().where('accountId', '=', account).execute();
  if (bests.length === 0) return;
  const { name, isListed } = await listingOf(tx, account);
  for (const best of bests) {
    const updated = { ...best, foldedName: fold(name), isListed: isListed ? 1 : 0 };
    await updateCounts(tx, best, -1);
    await tx
      .updateTable('bestScore')
      .set({ foldedName: updated.foldedName, isListed: updated.isListed })
      .where('board', '=', best.board)
      .where('accountId', '=', account)
      .execute();
    await updateCounts(tx, updated, 1);
  }
}

const bestOf = (tx: Db, board: Board, account: AccountId): Promise<Best | undefined> =>
  tx
    .selectFrom('bestScore')
    .selectAll()
    .where('board', '=', board)
    .where('accountId', '=', account)
    .executeTakeFirst();

async function listingOf(tx: Db, account: AccountId): Promise<{ name: string; isListed: boolean }> {
  const { name, softDeletedAt } = await tx
    .selectFrom('account')
    .select(['name', 'softDeletedAt'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return { name, isListed: softDeletedAt === null };
}

async function removeBest(tx: Db, best: Best): Promise<void> {
  await updateCounts(tx, best, -1);
  await tx
    .deleteFrom('bestScore')
    .where('board', '=', best.board)
    .where('accountId', '=', best.accountId)
    .execute();
}

/** Removes an account's best of a board; false if there is none. Must run in the transaction of the action. */
export async function removeBestOf(tx: Db, board: Board, account: AccountId): Promise<boolean> {
  const best = await bestOf(tx, board, account);
  if (best !== undefined) await removeBest(tx, best);
  return best !== undefined;
}

type NewBest = {
  readonly board: Board;
  readonly accountId: AccountId;
  readonly score: number;
  readonly at: number;
};

async function insertBest(tx: Db, { board, accountId, score, at }: NewBest): Promise<void> {
  const { name, isListed } = await listingOf(tx, accountId);
  const best: Best = {
    board,
    accountId,
    score,
    achievedAt: at,
    standing: await nextFreeSortKey(tx, board, score),
    foldedName: fold(name),
    isListed: isListed ? 1 : 0,
  };
  await tx.insertInto('bestScore').values(best).execute();
  await updateCounts(tx, best, 1);
}

/** The next free sort key of a score, after all accounts with that best, listed or not. */
async function nextFreeSortKey(tx: Db, board: Board, score: number): Promise<number> {
  const last = await tx
    .selectFrom('bestScore')
    .select('standing')
    .where('board', '=', board)
    .where('standing', '>=', lowestSortKey(score))
    .where('standing', '<', lowestSortKey(score + 1))
    .orderBy('standing')
    .limit(1)
    .executeTakeFirst();
  return nextSortKey(score, last?.standing);
}

/** Adds a listed best to the counts and the name search, or removes it. */
async function updateCounts(
  tx: Db,
  { board, standing, foldedName, isListed }: Best,
  change: 1 | -1,
): Promise<void> {
  if (isListed === 0) return;
  if (change === 1) {
    await addToNameSearch(tx, { board, standing, foldedName });
    await incrementCounts(tx, board, standing);
  } else {
    await removeFromNameSearch(tx, board, standing);
    await decrementCounts(tx, board, standing);
  }
}

async function incrementCounts(tx: Db, board: Board, standing: number): Promise<void> {
  await tx
    .insertInto('boardCount')
    .values(spansOf(standing).map((span) => ({ board, ...span, players: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'level', 'span'])
        .doUpdateSet({ players: sql`board_count.players + excluded.players` }),
    )
    .execute();
}

async function decrementCounts(tx: Db, board: Board, standing: number): Promise<void> {
  await tx
    .updateTable('boardCount')
    .set((row) => ({ players: row('players', '-', 1) }))
    .where('board', '=', board)
    .where((row) => row.or(spansOf(standing).map((span) => row.and(span))))
    .execute();
}
