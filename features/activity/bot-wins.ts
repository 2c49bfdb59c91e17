import { dayOf, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';

/**
 * Stores a win against bots. Returns how many the winner had before in the same UTC day, in all games; undefined when this
 * win is stored already. Concurrent wins of an account cannot miss each other: the transactions are serializable.
 */
export async function storeBotWin(
  tx: Kysely<Tables>,
  { gameId, game, finishedAt }: Settlement,
  winner: AccountId,
): Promise<number | undefined> {
  const stored = await tx
    .selectFrom('bot_win')
    .select('match_id')
    .where('match_id', '=', gameId)
    .executeTakeFirst();
  if (stored !== undefined) return undefined;
  const day = dayOf(finishedAt);
  const earlier = await countRows(
    tx
      .selectFrom('bot_win')
      .where('account_id', '=', winner)
      .where('finished_at', '>=', firstMomentOf(day))
      .where('finished_at', '<=', lastMomentOf(day)),
  );
  await tx
    .insertInto('bot_win')
    .values({ match_id: gameId, account_id: winner, game, finished_at: finishedAt })
    .execute();
  return earlier;
}
