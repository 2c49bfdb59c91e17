import { FIRST_RATING } from '@hub/engine/binding/rating';
import type { AccountId } from '@hub/engine/wire/ids';
import { hubOf, named } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { playedOf } from '../../../apps/server/src/store/testing/finished-games.ts';
import {
  addGuest,
  featuresOf,
  gameId,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { exportedOf } from '../../accounts/account-tables.ts';
import { ratingsOf } from '../versus-ratings.ts';

/** A finished game of these accounts with a bot of strength 1,000; the winner is given by its place, the bot's is the last. */
const played = (
  number: number,
  accounts: readonly AccountId[],
  winner: number,
  latecomers: readonly AccountId[] = [],
) => ({
  snapshot: snapshot({ roomId: gameId(number) }),
  settlement: settlement(accounts[0] as AccountId, {
    gameId: gameId(number),
    game: 'cooldown clash',
    mode: 'multi',
    winner: null,
    isAgainstBots: true,
    players: [],
    rewards: [],
    record: {
      winner,
      players: [
        ...accounts.map((accountId) => ({ accountId, isRated: !latecomers.includes(accountId) })),
        { strength: 1_000 },
      ],
    },
  }),
});

const ratings = ({ engine }: OpenStore['store'], account: AccountId) =>
  ratingsOf(hubOf(engine, new ManualClock(0)).db, account);

export const versusRatingsContract: Contract = (opened) => {
  it('rise with a won game and fall with a lost one, also one that is stored as nothing else', async () => {
    const { store } = opened();
    const [winner, loser] = [await addGuest(store, 1), await addGuest(store, 2)];
    await store.rooms.save([played(1, [winner, loser], 0)]);
    const [won, lost] = [await ratings(store, winner), await ratings(store, loser)];
    expect(won.get('cooldown clash')).toMatchObject({ games: 1 });
    expect(won.get('cooldown clash')?.rating).toBeGreaterThan(FIRST_RATING.rating);
    expect(lost.get('cooldown clash')?.rating).toBeLessThan(FIRST_RATING.rating);
    expect(await playedOf(store).otherTablesOf(loser)).toEqual([
      { game: 'cooldown clash', botWins: 0, botLosses: 1, late: 0 },
    ]);
  });

  it('change once for a game that is settled again', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.rooms.save([played(1, [id], 1)]);
    const before = await ratings(store, id);
    await store.rooms.save([played(1, [id], 1)]);
    expect(await ratings(store, id)).toEqual(before);
    expect(await playedOf(store).otherTablesOf(id)).toMatchObject([{ botLosses: 1 }]);
  });

  it('of a person who came later do not change', async () => {
    const { store } = opened();
    const [first, late] = [await addGuest(store, 1), await addGuest(store, 2)];
    await store.rooms.save([played(1, [first, late], 1, [late])]);
    expect((await ratings(store, late)).size).toBe(0);
    expect(await playedOf(store).otherTablesOf(late)).toEqual([
      { game: 'cooldown clash', botWins: 0, botLosses: 0, late: 1 },
    ]);
    expect((await ratings(store, first)).get('cooldown clash')).toMatchObject({ games: 1 });
    // Old matches are deleted; what is no match stays counted.
    await featuresOf(store).administration.forgetMatches(Number.MAX_SAFE_INTEGER, 9);
    expect(await playedOf(store).otherTablesOf(late)).toMatchObject([{ late: 1 }]);
    expect((await exportedOf(named(store.engine.db), late)).ratings).toMatchObject([
      { games: 0, botLosses: 0, lateGames: 1 },
    ]);
  });
};
