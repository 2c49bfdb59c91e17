import { dayOf, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { countRows } from '@hub/server/store/count-rows.ts';

/**
 * Stores a win against bots. Returns how many the winner had before in the same UTC day, in all games; undefined when this
 * win is stored already. Concurrent wins of an account cannot miss each other: the transactions are serializable.
 */
export async function storeBotWin(
  tx: Db,
  { gameId, game, finishedAt }: Settlement,
  winner: AccountId,
): Promise<number | undefined> {
  const stored = await tx
    .selectFrom('botWin')
    .select('matchId')
    .where('matchId', '=', gameId)
    .executeTakeFirst();
  if (stored !== undefined) return undefined;
  const day = dayOf(finishedAt);
  const earlier = await countRows(
    tx
      .selectFrom('botWin')
      .where('accountId', '=', winner)
      .where('finishedAt', '>=', firstMomentOf(day))
      .where('finishedAt', '<=', lastMomentOf(day)),
  );
  await tx.insertInto('botWin').values({ matchId: gameId, accountId: winner, game, finishedAt }).execute();
  return earlier;
}
