import type { AccountId, Day } from '@hub/engine/wire/ids';
import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import type { GameLedgerReason } from '@hub/protocol/games';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { matchesOf } from '../../../apps/server/src/store/testing/finished-games.ts';
import {
  addGuest,
  featuresOf,
  gameId,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';

const DAY = '2026-11-20' as Day;
const LIMIT = SCORE_GAME_ESSENCE_PER_DAY;
const NOON = Date.parse(DAY) + 12 * 3_600_000;
const REASONS = ['more_or_less', 'more_or_less_coop', 'rift_guesser'] as const;
/** A finished game of the account with this reward; every game of a test needs its own number. */
const game = (
  id: AccountId,
  number: number,
  amountEssence: number,
  at = NOON,
  reason: GameLedgerReason = 'rift_guesser',
) => ({
  snapshot: snapshot({ roomId: gameId(number), over: true }),
  settlement: settlement(id, {
    gameId: gameId(number),
    game: 'rift guesser',
    finishedAt: at,
    rewards: [{ accountId: id, amountEssence, reason, reference: `game:${number}` }],
    scores: [{ accountId: id, board: 'rift_guesser', score: number }],
  }),
});
const paidBy = (stored: readonly Settlement[]) =>
  stored.flatMap(({ rewards }) => rewards.map(({ amountEssence }) => amountEssence));

export const scoreGamesContract: Contract = (opened) => {
  it('pay an account up to a shared limit per UTC day, and still count the scores', async () => {
    const { store } = opened();
    const [id, other] = [await addGuest(store, 1), await addGuest(store, 2)];
    const amounts = [LIMIT - 10, 7, 50, 60];
    const paid: number[] = [];
    for (const [index, amount] of amounts.entries()) {
      const reason = REASONS[index % REASONS.length];
      paid.push(...paidBy(await store.rooms.save([game(id, index + 1, amount, NOON + index, reason)])));
    }
    expect(paid).toEqual([LIMIT - 10, 7, 3, 0]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(LIMIT);
    expect((await featuresOf(store).ledger.pageOf(id)).total).toBe(3);
    expect(await matchesOf(store).newestOf(id, 9)).toHaveLength(4);
    expect(await featuresOf(store).leaderboards.bestsOf(id)).toMatchObject([
      { board: 'rift_guesser', score: 4 },
    ]);
    expect(paidBy(await store.rooms.save([game(other, 9, 60)]))).toEqual([60]);
  });

  it('start a new limit with each UTC day', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const midnight = Date.parse(DAY) + 86_400_000;
    for (const [number, at] of [NOON, midnight - 1, midnight].entries())
      await store.rooms.save([game(id, number + 1, LIMIT, at)]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(2 * LIMIT);
  });

  it('exclude daily rifts and grants from the limit', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await featuresOf(store).ledger.append({
      accountId: id,
      amountEssence: 500,
      reason: 'grant',
      reference: 'grant:1',
      at: NOON,
    });
    await store.rooms.save([game(id, 1, 100, NOON, 'daily_rift'), game(id, 2, LIMIT)]);
    await store.rooms.save([game(id, 3, 100, NOON, 'daily_rift')]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(500 + 200 + LIMIT);
  });

  it('stay within the limit for concurrent games', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const stored = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.rooms.save([game(id, index + 1, 100)])),
    );
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(LIMIT);
    expect(paidBy(stored.flat()).reduce((sum, amount) => sum + amount, 0)).toBe(LIMIT);
  });

  it('return the amounts paid when they are settled again', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.rooms.save([game(id, 1, LIMIT - 20)]);
    expect(paidBy(await store.rooms.save([game(id, 2, 50)]))).toEqual([20]);
    expect(paidBy(await store.rooms.save([game(id, 1, LIMIT - 20), game(id, 2, 50)]))).toEqual([
      LIMIT - 20,
      20,
    ]);
  });
};
