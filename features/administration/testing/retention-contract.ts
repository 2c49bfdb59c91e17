import type { AccountId } from '@hub/engine/wire/ids';
import { named } from '@hub/server/hub.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { boardsOf, matchesOf, playedOf } from '../../../apps/server/src/store/testing/finished-games.ts';
import {
  accountId,
  addAccount,
  addGuest,
  featuresOf,
  gameId,
  ownersOf,
  playerId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { fillEveryTable } from '../../../apps/server/src/store/testing/table-rows.ts';
import { MISSED_TABLES } from '../../accounts/account-tables.ts';

export const retentionContract: Contract = (opened) => {
  it('deletes the oldest matches, and profiles count them on', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    const finished = (number: number) => ({
      snapshot: snapshot({ roomId: gameId(number), over: true }),
      settlement: settlement(mine, {
        gameId: gameId(number),
        game: 'more or less',
        mode: 'multi',
        winner: number === 5 ? null : number % 2 === 0 ? mine : theirs,
        finishedAt: number,
        players: [settledPlayer(mine, { score: number }), settledPlayer(theirs)],
        scores: [{ accountId: mine, board: 'more_or_less', score: number }],
        rewards: [],
        suspicions: [{ accountId: mine, reason: 'too_fast', figures: {} }],
      }),
    });
    for (const number of [1, 2, 3, 4, 5]) await store.rooms.save([finished(number)]);
    const played = await playedOf(store).totalsOf(mine);
    expect(played).toMatchObject([{ played: 5, wins: 2, losses: 3 }]);
    await featuresOf(store).administration.forgetRuns(3, 10);
    expect(await featuresOf(store).administration.suspiciousRuns(10, 0)).toHaveLength(3);
    await featuresOf(store).administration.forgetMatches(4, 2);
    expect(await playedOf(store).totalsOf(mine)).toEqual(played);
    await Promise.all([
      featuresOf(store).administration.forgetMatches(9, 9),
      featuresOf(store).administration.forgetMatches(9, 9),
    ]);
    expect(await playedOf(store).totalsOf(mine)).toEqual(played);
    expect(await playedOf(store).totalsOf(theirs)).toMatchObject([{ played: 5, wins: 2, losses: 3 }]);
    expect(await matchesOf(store).newestOf(mine, 9)).toEqual([]);
    expect(await matchesOf(store).newest(9)).toEqual([]);
    expect(await featuresOf(store).administration.suspiciousRuns(10, 0)).toEqual([]);
    const leaderboards = boardsOf(store);
    expect(await leaderboards.hasScored('more_or_less', mine, 5)).toBe(true);
    expect(await leaderboards.hasScored('more_or_less', mine, 4)).toBe(false);
    await store.rooms.save([finished(6)]);
    expect(await playedOf(store).totalsOf(mine)).toMatchObject([{ played: 6, wins: 3, losses: 3 }]);
  });

  it('looks for idle guests a few accounts at a time', async () => {
    const { store } = opened();
    for (const number of [1, 2, 3])
      await addAccount(store, {
        id: accountId(number),
        playerId: playerId(number),
        name: 'Idle',
        createdAt: number,
      });
    await ownersOf(store, 5).recovery.makeCodes(accountId(2));
    const { administration } = featuresOf(store);
    const first = await administration.idleGuestsAfter('' as AccountId, 3, 2);
    expect(first.guests.map(({ id }) => id)).toEqual([accountId(1)]);
    expect(first.last).toBe(accountId(2));
    expect(await administration.idleGuestsAfter(accountId(2), 3, 2)).toEqual({
      guests: [],
      last: accountId(3),
    });
    expect((await administration.idleGuestsAfter(accountId(3), 3, 2)).last).toBeUndefined();
  });

  it('keeps a guest with a row in any table that would be missed', async () => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    const [ada, other] = [accountId(1), await addGuest(store, 3)];
    await engine.db.deleteFrom('identity').where('account_id', '=', ada).execute();
    const move = (table: (typeof MISSED_TABLES)[number], from: AccountId, to: AccountId) =>
      named(engine.db).updateTable(table).set({ accountId: to }).where('accountId', '=', from).execute();
    const isIdle = async () =>
      (await featuresOf(store).administration.idleGuests(Number.MAX_SAFE_INTEGER)).some(
        ({ id }) => id === ada,
      );
    for (const table of MISSED_TABLES) await move(table, ada, other);
    expect(await isIdle()).toBe(true);
    for (const table of MISSED_TABLES) {
      await move(table, other, ada);
      expect(await isIdle(), `with a row in ${table}`).toBe(false);
      await move(table, ada, other);
    }
  });
};
