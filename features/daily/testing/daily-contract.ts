import type { AccountId, Day } from '@hub/engine/wire/ids';
import { NEWCOMER_MS } from '@hub/engine/wire/limits';
import { named } from '@hub/server/hub.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  accountId,
  addGuest,
  dailiesOf,
  gameId,
  hostOf,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { playerActions } from '../../administration/player-actions.ts';
import { uptimeRows } from '../uptime.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as Day;

export const dailyContract: Contract = (opened) => {
  it('stores one answer per game and day for concurrent draws', async () => {
    const daily = dailiesOf(opened().store);
    expect(await daily.answer('riddle', day(1))).toBeUndefined();
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, number) => daily.keepAnswer('riddle', day(1), `answer-${number}`)),
    );
    expect(new Set(drawn).size).toBe(1);
    expect(await daily.keepAnswer('riddle', day(1), 'late')).toBe(drawn[0]);
    expect(await daily.answer('riddle', day(1))).toBe(drawn[0]);
    expect(await daily.keepAnswer('puzzle', day(1), 'its own')).toBe('its own');
  });

  it('stores one commitment per game and day, and lists them with the answers', async () => {
    const daily = dailiesOf(opened().store);
    expect(await daily.newestCommitment('riddle')).toBeUndefined();
    const commitmentAt = (number: number, nonce = `nonce ${number}`) => ({
      day: day(number),
      nonce,
      previous: `c${number - 1}`,
      commitment: `c${number}`,
      committedAt: 1_800_000_000_000 + number,
    });
    for (const number of [1, 2, 3]) {
      await daily.keepAnswer('riddle', day(number), `a${number}`);
      expect(await daily.keepCommitment('riddle', commitmentAt(number))).toEqual(commitmentAt(number));
    }
    await daily.keepAnswer('puzzle', day(4), 'of another game');
    await daily.keepCommitment('puzzle', commitmentAt(4));
    expect(await daily.keepCommitment('riddle', commitmentAt(2, 'late'))).toEqual(commitmentAt(2));
    expect(await daily.newestCommitment('riddle')).toEqual(commitmentAt(3));
    expect(await daily.committedDays('riddle', day(2), day(9), 5)).toEqual([
      { ...commitmentAt(2), answerId: 'a2' },
      { ...commitmentAt(3), answerId: 'a3' },
    ]);
    expect(await daily.committedDays('riddle', day(1), day(9), 1)).toHaveLength(1);
  });

  it('lists the answers of a range of days without its end', async () => {
    const daily = dailiesOf(opened().store);
    for (const number of [1, 2, 3, 4]) await daily.keepAnswer('riddle', day(number), `a${number}`);
    await daily.keepAnswer('puzzle', day(3), 'of another game');
    expect(await daily.answersBetween('riddle', day(2), day(4))).toEqual(['a2', 'a3']);
    expect(await daily.answersBetween('riddle', day(5), day(9))).toEqual([]);
  });

  it('stores when the hub was last seen, and each outage once', async () => {
    const uptime = uptimeRows(named(opened().engine.db));
    expect(await uptime.lastSeen()).toBeUndefined();
    await uptime.see(1_800_000_000_000);
    await uptime.see(1_700_000_000_000);
    expect(await uptime.lastSeen()).toBe(1_700_000_000_000);
    await uptime.addOutage({ beganAt: 1_800_000_000_000, endedAt: 1_800_000_000_009 });
    await uptime.addOutage({ beganAt: 1_700_000_000_000, endedAt: 1_700_000_000_009 });
    await uptime.addOutage({ beganAt: 1_800_000_000_000, endedAt: 1_800_000_000_010 });
    expect(await uptime.outages()).toEqual([
      { beganAt: 1_700_000_000_000, endedAt: 1_700_000_000_009 },
      { beganAt: 1_800_000_000_000, endedAt: 1_800_000_000_009 },
    ]);
  });

  it('lists the days with an answer before a day, newest first', async () => {
    const daily = dailiesOf(opened().store);
    expect(await daily.firstDay('riddle')).toBeUndefined();
    for (const number of [2, 1, 3]) await daily.keepAnswer('riddle', day(number), `a${number}`);
    await daily.keepAnswer('puzzle', day(1), 'of another game');
    expect(await daily.firstDay('riddle')).toBe(day(1));
    expect(await daily.answeredDays('riddle', day(3), 9)).toEqual([day(2), day(1)]);
    expect(await daily.answeredDays('riddle', day(9), 1)).toEqual([day(3)]);
  });

  it('counts the players of a day by their guesses', async () => {
    const { store } = opened();
    const accounts: AccountId[] = [];
    for (const [number, attempts, of] of [
      [1, 4, 1],
      [2, 3, 1],
      [3, 4, 1],
      [4, 4, 2],
    ] as const) {
      const account = await addGuest(store, number);
      accounts.push(account);
      const id = gameId(number);
      const dailyRun = {
        accountId: account,
        mode: 'championRift' as const,
        day: day(of),
        attempts,
        completedAt: 9,
        ...(number === 2 && { hard: true as const }),
      };
      const room = snapshot({ roomId: id, seats: [account], over: true });
      await store.rooms.save([{ snapshot: room, settlement: settlement(account, { gameId: id, dailyRun }) }]);
    }
    expect(
      await dailiesOf(store).attemptsOn({ account: accountId(4), mode: 'championRift', day: day(1) }, true),
    ).toEqual([
      { attempts: 3, count: 1 },
      { attempts: 4, count: 2 },
    ]);
    expect(
      await dailiesOf(store).attemptsOn({ account: accountId(4), mode: 'riddle', day: day(1) }, true),
    ).toEqual([]);
    const runs = await Promise.all(accounts.map((account) => dailiesOf(store).completedRuns(account)));
    expect(runs.flat().map(({ isHard }) => isHard)).toEqual([undefined, true, undefined, undefined]);
  });

  it('counts open accounts, and if newcomers are limited three of those that were younger than an hour', async () => {
    const { store } = opened();
    const complete = async (number: number, ageMs: number, attempts: number) => {
      const account = await addGuest(store, number);
      const id = gameId(number);
      const dailyRun = {
        accountId: account,
        mode: 'championRift' as const,
        day: day(1),
        attempts,
        completedAt: number + ageMs,
      };
      const room = snapshot({ roomId: id, seats: [account], over: true });
      await store.rooms.save([{ snapshot: room, settlement: settlement(account, { gameId: id, dailyRun }) }]);
      return account;
    };
    const closed = await complete(1, NEWCOMER_MS, 2);
    for (const number of [2, 3]) await complete(number, NEWCOMER_MS, 4);
    for (let number = 10; number < 20; number += 1) await complete(number, NEWCOMER_MS - 1, 1);
    const countsFor = (number: number, areNewcomersLimited = true) =>
      dailiesOf(store).attemptsOn(
        { account: accountId(number), mode: 'championRift', day: day(1) },
        areNewcomersLimited,
      );
    const [two, four] = [
      { attempts: 2, count: 1 },
      { attempts: 4, count: 2 },
    ];
    expect(await countsFor(2)).toEqual([{ attempts: 1, count: 3 }, two, four]);
    expect(await countsFor(19)).toEqual([{ attempts: 1, count: 4 }, two, four]);
    expect(await countsFor(2, false)).toEqual([{ attempts: 1, count: 10 }, two, four]);
    await hostOf(store, 50)(playerActions.close, closed, {});
    expect(await countsFor(2)).toEqual([{ attempts: 1, count: 3 }, four]);
    await hostOf(store)(playerActions.restore, closed, {});
    expect(await countsFor(2)).toEqual([{ attempts: 1, count: 3 }, two, four]);
  });
};
