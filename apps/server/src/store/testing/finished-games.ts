import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import { matchQueries } from '@hub/features/activity/matches.ts';
import { playedQueries } from '@hub/features/activity/played.ts';
import { updateBestListing } from '@hub/features/leaderboards/best-scores.ts';
import { type BoardPage, boardQueries } from '@hub/features/leaderboards/board-queries.ts';
import type { Board } from '@hub/protocol/games';
import { named } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { OpenStore } from './contract.ts';
import { friendsAt } from './friends-at.ts';
import {
  accountId,
  addAccount,
  addGuest,
  gameId,
  playerId,
  settledPlayer,
  settlement,
  snapshot,
} from './rows.ts';

export const BOARD = 'more_or_less';
export const ALL = { min: 0, max: BOARD_SCORE_MAX };
export const WHOLE = { offset: 0, limit: 100 };

/** What is asked of the matches of a store. */
export const matchesOf = ({ engine }: Pick<OpenStore, 'engine'>) => matchQueries(named(engine.db));
export const playedOf = ({ engine }: Pick<OpenStore, 'engine'>) =>
  playedQueries(named(engine.db), () => friendsAt({ engine }, 0));

/** What is asked of the boards of a store. */
export const boardsOf = ({ engine }: Pick<OpenStore, 'engine'>) => boardQueries(named(engine.db));

type Result = {
  readonly player: number;
  readonly score: number;
  readonly board?: Board;
  readonly game: number;
};

/** Settlement of a finished game; higher numbers finish later. */
const finished = ({ player, score, board = BOARD, game }: Result): Settlement =>
  settlement(accountId(player), {
    gameId: gameId(game),
    game: board === 'rift_guesser' ? 'rift guesser' : 'more or less',
    mode: board === 'more_or_less_coop' ? 'multi' : 'single',
    finishedAt: game * 1_000,
    players: [settledPlayer(accountId(player), { score })],
    rewards: [],
    scores: [{ accountId: accountId(player), board, score }],
  });

/** Saves finished games in one transaction, as the room host does. */
export const finish = ({ store }: OpenStore, ...results: readonly Result[]): Promise<readonly Settlement[]> =>
  store.rooms.save(
    results.map((result) => ({
      snapshot: snapshot({ roomId: gameId(result.game), over: true }),
      settlement: finished(result),
    })),
  );

/** Player, score and rank of a page's entries. */
export const brief = ({ entries }: BoardPage) =>
  entries.map(({ playerId: id, score, rank }) => ({ id, score, rank }));
export const flags = (settlements: readonly Settlement[]) =>
  settlements.map(({ newHighScore }) => newHighScore);

export async function addGuests({ store }: OpenStore, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await addGuest(store, number);
}

export async function addNamed({ store }: OpenStore, number: number, name: string): Promise<void> {
  await addAccount(store, { id: accountId(number), playerId: playerId(number), name, createdAt: 1 });
}

export async function markDeleted({ engine }: OpenStore, player: number, at: number | null): Promise<void> {
  await engine.transaction('power', async (tx) => {
    await tx
      .updateTable('account')
      .set({ soft_deleted_at: at })
      .where('id', '=', accountId(player))
      .execute();
    await updateBestListing(named(tx), accountId(player));
  });
}
