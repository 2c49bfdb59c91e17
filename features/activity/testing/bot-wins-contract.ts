import type { AccountId, Day } from '@hub/engine/wire/ids';
import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { matchesOf, playedOf } from '../../../apps/server/src/store/testing/finished-games.ts';
import {
  addGuest,
  featuresOf,
  gameId,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';

const DAY = '2026-11-20' as Day;
const NOON = Date.parse(DAY) + 12 * 3_600_000;
const MIDNIGHT = Date.parse(DAY) + 86_400_000;

/** A game that the account has won against bots. */
const win = (
  id: AccountId,
  number: number,
  at = NOON,
  game: 'chain of legends' | 'cooldown clash' = 'chain of legends',
) => ({
  snapshot: snapshot({ roomId: gameId(number) }),
  settlement: settlement(id, {
    gameId: gameId(number),
    game,
    mode: 'multi',
    finishedAt: at,
    winner: id,
    isAgainstBots: true,
    players: [],
    rewards: [
      {
        accountId: id,
        amountEssence: BOT_WIN_ESSENCE,
        reason: game === 'chain of legends' ? 'chain_of_legends_bots' : 'cooldown_clash_bots',
        reference: `bots:${number}`,
      },
    ],
  }),
});

export const botWinsContract: Contract = (opened) => {
  it('are paid a few times a UTC day in all games together, and all are counted', async () => {
    const { store } = opened();
    const [id, other] = [await addGuest(store, 1), await addGuest(store, 2)];
    const paid: (number | undefined)[] = [];
    for (let number = 1; number <= BOT_WINS_PAID_PER_DAY + 1; number += 1) {
      const game = number % 2 === 0 ? 'cooldown clash' : 'chain of legends';
      const [stored] = await store.rooms.save([win(id, number, NOON + number, game)]);
      paid.push(stored?.rewards[0]?.amountEssence);
    }
    expect(paid).toEqual([...Array.from({ length: BOT_WINS_PAID_PER_DAY }, () => BOT_WIN_ESSENCE), 0]);
    await store.rooms.save([win(id, 20, MIDNIGHT), win(other, 21)]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe((BOT_WINS_PAID_PER_DAY + 1) * BOT_WIN_ESSENCE);
    expect(await featuresOf(store).ledger.balanceOf(other)).toBe(BOT_WIN_ESSENCE);
    const wins = await playedOf(store).otherTablesOf(id);
    expect(wins).toHaveLength(2);
    expect(wins).toContainEqual({ game: 'chain of legends', botWins: 4, botLosses: 0, late: 0 });
    expect(wins).toContainEqual({ game: 'cooldown clash', botWins: 3, botLosses: 0, late: 0 });
  });

  it('are no matches: neither statistics nor the feed have them', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.rooms.save([win(id, 1)]);
    expect(await playedOf(store).totalsOf(id)).toEqual([]);
    expect(await matchesOf(store).newestOf(id, 9)).toEqual([]);
    expect(await matchesOf(store).newest(9)).toEqual([]);
  });

  it('are stored and paid once, and returned as paid when they are settled again', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.rooms.save([win(id, 1)]);
    const [again] = await store.rooms.save([win(id, 1)]);
    expect(again?.rewards[0]?.amountEssence).toBe(BOT_WIN_ESSENCE);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(BOT_WIN_ESSENCE);
    expect(await playedOf(store).otherTablesOf(id)).toEqual([
      { game: 'chain of legends', botWins: 1, botLosses: 0, late: 0 },
    ]);
  });
};
