import { FIRST_RATING, type Rating, ratingAfter } from '@hub/engine/binding/rating';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';

/** Ratings are stored in hundredths of a point. */
const UNIT = 0.01;

/** A stored rating or deviation in points. */
export const points = (stored: unknown): number => Number(stored) * UNIT;

type StoredRating = Rating & { readonly games: number };

/** An account's ratings, by the game's name in the feed. */
export async function ratingsOf(db: Db, account: AccountId): Promise<ReadonlyMap<string, StoredRating>> {
  const rows = await db
    .selectFrom('versusRating')
    .select(['game', 'rating', 'deviation', 'games'])
    .where('accountId', '=', account)
    .where('games', '>', 0)
    .execute();
  return new Map(rows.map(({ game, ...row }) => [game, toRating(row)]));
}

/**
 * Changes the ratings of those who played, all from the ratings before the game, and counts what is stored as no match. A settlement that is written again changes
 * nothing: no account has ended another game of the kind meanwhile.
 */
export async function rate(tx: Db, { record, game, gameId, isAgainstBots }: Settlement): Promise<void> {
  if (record === undefined) return;
  const accounts = record.players.flatMap((player) => ('accountId' in player ? player.accountId : []));
  const rows = await tx
    .selectFrom('versusRating')
    .selectAll()
    .where('game', '=', game)
    .where('accountId', 'in', accounts)
    .execute();
  const stored = new Map(rows.map((row) => [row.accountId, row]));
  const before = (account: AccountId): StoredRating => {
    const row = stored.get(account);
    return row === undefined ? { ...FIRST_RATING, games: 0 } : toRating(row);
  };
  const strengths = record.players.map((player) =>
    'accountId' in player ? before(player.accountId).rating : player.strength,
  );
  for (const [at, player] of record.players.entries()) {
    if (!('accountId' in player)) continue;
    const { accountId, isRated } = player;
    const counted = stored.get(accountId);
    if (counted?.newestMatch === gameId) continue;
    const known = before(accountId);
    const others = strengths.filter((_, other) => other !== at);
    const { rating, deviation } = isRated
      ? ratingAfter(known, { others, isWon: record.winner === at })
      : known;
    const isLost = isRated && isAgainstBots === true && record.winner !== at;
    const row = {
      rating: Math.round(rating / UNIT),
      deviation: Math.round(deviation / UNIT),
      games: known.games + (isRated ? 1 : 0),
      botLosses: (counted?.botLosses ?? 0) + (isLost ? 1 : 0),
      lateGames: (counted?.lateGames ?? 0) + (isRated ? 0 : 1),
      newestMatch: gameId,
    };
    await tx
      .insertInto('versusRating')
      .values({ accountId: accountId, game, ...row })
      .onConflict((conflict) => conflict.columns(['accountId', 'game']).doUpdateSet(row))
      .execute();
  }
}

const toRating = ({ rating, deviation, games }: StoredRating): StoredRating => ({
  rating: points(rating),
  deviation: points(deviation),
  games,
});
