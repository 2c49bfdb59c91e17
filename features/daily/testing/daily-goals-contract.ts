import type { AccountId, Day } from '@hub/engine/wire/ids';
import { RING_ESSENCE } from '@hub/engine/wire/limits';
import { dailyGames } from '@hub/protocol/games';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { challengesIn } from '../../../apps/server/src/store/testing/friends-at.ts';
import {
  addGuest,
  dailiesOf,
  featuresOf,
  gameId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';

const DAY = '2026-11-20' as Day;
const NOON = Date.parse(DAY) + 12 * 3_600_000;
const NEXT_DAY = Date.parse(DAY) + 86_400_000;

/** Settles games without other rewards; numbers are those of the games. */
function games({ store, engine }: OpenStore, id: AccountId) {
  const settle = (number: number, parts: object) =>
    store.rooms.save([
      {
        snapshot: snapshot({ roomId: gameId(number), over: true }),
        settlement: {
          ...settlement(id, { gameId: gameId(number), finishedAt: NOON, rewards: [] }),
          ...parts,
        },
      },
    ]);
  return {
    async dailies(day = DAY, at = NOON, left = 0) {
      for (const [index, { id: mode }] of dailyGames.slice(0, dailyGames.length - left).entries())
        await settle(Date.parse(day) / 1_000 + index, {
          finishedAt: at,
          dailyRun: { accountId: id, mode, day, attempts: 3, completedAt: at },
        });
    },
    score: (number: number, score: number, at = NOON) =>
      settle(number, { game: 'more or less', finishedAt: at, players: [settledPlayer(id, { score })] }),
    table: (number: number, at = NOON) =>
      settle(number, { game: 'cooldown clash', mode: 'multi', finishedAt: at, players: [settledPlayer(id)] }),
    async duel(number: number, score: number, league: string | null = 'league') {
      const challenge = {
        id: `duel-${number}`,
        game: 'riftGuesser',
        seed: 'seed',
        options: '{}',
        roomId: null,
        accountId: null,
        leagueId: league,
        day: DAY,
        createdAt: NOON,
        expiresAt: NEXT_DAY,
      };
      const run = {
        challengeId: challenge.id,
        accountId: id,
        roomId: gameId(number),
        startedAt: NOON - 60_000,
      };
      const end = { finishedAt: null, score: null, answerMs: null, answers: null };
      await challengesIn({ engine }).add(challenge, { ...run, ...end }, { limit: 0, since: 0 });
      const challengeRun = { accountId: id, challenge: challenge.id, score, answers: [] };
      await settle(number, { game: 'rift guesser', winner: null, players: [], challengeRun });
    },
    botWin: (number: number) =>
      settle(number, { game: 'chain of legends', winner: id, isAgainstBots: true, players: [] }),
  };
}

export const dailyGoalsContract: Contract = (opened) => {
  it('are paid once, by the game that fills them, in any order', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const play = games(opened(), id);
    await play.score(1, 4);
    await play.dailies();
    expect(await dailiesOf(store).goals(id, DAY)).toMatchObject({
      table: null,
      score: { score: 4 },
      isPaid: false,
    });
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(0);
    await play.table(2);
    await play.table(2);
    await play.score(3, 9);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(RING_ESSENCE);
    expect(await dailiesOf(store).goals(id, DAY)).toEqual({
      dailies: expect.toSatisfy((runs: unknown[]) => runs.length === dailyGames.length) as never,
      score: { game: 'more or less', score: 9 },
      table: 'cooldown clash',
      isPaid: true,
    });
  });

  it('take a win against bots for a game at a table', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const play = games(opened(), id);
    await play.dailies();
    await play.score(1, 1);
    await play.botWin(2);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(RING_ESSENCE);
  });

  it('take a duel of a league with points for a game at a table, but no other challenge', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const play = games(opened(), id);
    await play.dailies();
    await play.score(1, 1);
    await play.duel(2, 0);
    await play.duel(3, 5, null);
    expect((await dailiesOf(store).goals(id, DAY)).table).toBeNull();
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(0);
    await play.duel(4, 7);
    expect((await dailiesOf(store).goals(id, DAY)).table).toBe('rift guesser');
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(RING_ESSENCE);
  });

  it('stay open without points, with a daily game left, and with games of other days', async () => {
    const { store } = opened();
    const [id, other] = [await addGuest(store, 1), await addGuest(store, 2)];
    const play = games(opened(), id);
    await play.dailies();
    await play.score(1, 0);
    await play.table(2);
    await play.score(3, 5, NEXT_DAY);
    await games(opened(), other).dailies('2026-11-22' as Day, NOON, 1);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(0);
    expect((await dailiesOf(store).goals(id, DAY)).score).toBeNull();
  });

  it('belong to the day of the daily game that fills them, also if it ends before its closing time on the next', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const play = games(opened(), id);
    await play.score(1, 2);
    await play.table(2);
    await play.dailies(DAY, NEXT_DAY + 600_000);
    expect((await dailiesOf(store).goals(id, DAY)).isPaid).toBe(true);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(RING_ESSENCE);
  });
};
