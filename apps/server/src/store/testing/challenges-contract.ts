import { expect, it } from 'vitest';
import type { StoredChallenge, StoredRun } from '../../domain/challenges/ports.ts';
import type { Contract } from './contract.ts';
import { accountId, addGuest, gameId, settlement, snapshot } from './rows.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MOST = { limit: 3, since: NOON - 1 };

const challenge = (number: number, parts: Partial<StoredChallenge> = {}): StoredChallenge => ({
  id: `challenge-${number}`,
  game: 'moreOrLess',
  seed: 'seed',
  options: '{}',
  roomId: gameId(number),
  account: accountId(1),
  league: null,
  day: null,
  createdAt: NOON,
  expiresAt: NOON + 1_000,
  ...parts,
});
const run = (id: string, number: number, room = 100 + number): StoredRun => ({
  challenge: id,
  account: accountId(number),
  roomId: gameId(room),
  startedAt: NOON,
  finishedAt: null,
  score: null,
  answers: null,
});
const answer = { question: 0, asked: [], figure: null, answer: 'More', isRight: true, ms: 900 };

export const challengesContract: Contract = (opened) => {
  const addGuests = async (count: number) => {
    for (let number = 1; number <= count; number += 1) await addGuest(opened().store, number);
  };

  it('are one of a room, and as many of an account as they may, also when all are made at once', async () => {
    const { challenges } = opened().store;
    await addGuests(1);
    const twins = await Promise.all(
      [1, 2].map((id) => challenges.add(challenge(id, { roomId: gameId(1) }), undefined, MOST)),
    );
    expect(twins.toSorted()).toEqual(['added', 'known']);
    const more = await Promise.all([3, 4, 5, 6].map((id) => challenges.add(challenge(id), undefined, MOST)));
    expect(more.toSorted()).toEqual(['added', 'added', 'too many', 'too many']);
    expect(await challenges.findByRoom(gameId(1))).toMatchObject({ roomId: gameId(1), league: null });
  });

  it('take one run of an account, and as many players as they may, also when all begin at once', async () => {
    const { challenges } = opened().store;
    await addGuests(6);
    await challenges.add(challenge(1), undefined, MOST);
    const most = { players: 4, runs: 9, since: NOON - 1 };
    const begun = await Promise.all(
      [2, 2, 2, 3, 4, 5, 6].map((number, at) => challenges.begin(run('challenge-1', number, 200 + at), most)),
    );
    expect(begun.filter((one) => one === 'full')).toHaveLength(1);
    const rooms = new Set(begun.slice(0, 3).map((one) => (typeof one === 'string' ? one : one.roomId)));
    expect(rooms.size).toBe(1);
    expect(await challenges.runsOf('challenge-1')).toHaveLength(4);
  });

  it('store the end of a run once, with the last snapshot of its room', async () => {
    const { rooms, challenges } = opened().store;
    await addGuests(2);
    await challenges.add(challenge(1), undefined, MOST);
    await challenges.begin(run('challenge-1', 2), { players: 4, runs: 9, since: NOON - 1 });
    expect(await challenges.finishedBy(accountId(2), ['challenge-1'])).toEqual([]);
    for (const [score, finishedAt] of [
      [7, NOON + 5],
      [99, NOON + 6],
    ] as const) {
      const challengeRun = { accountId: accountId(2), challenge: 'challenge-1', score, answers: [answer] };
      await rooms.save([
        {
          snapshot: snapshot({ roomId: gameId(102), over: true }),
          settlement: {
            ...settlement(accountId(2), { gameId: gameId(102), finishedAt, rewards: [] }),
            challengeRun,
          },
        },
      ]);
    }
    const [stored] = await challenges.runsOf('challenge-1');
    expect(stored).toMatchObject({ score: 7, finishedAt: NOON + 5, answers: [{ answer: 'More', ms: 900 }] });
    expect(await challenges.finishedBy(accountId(2), ['challenge-1', 'other'])).toEqual(['challenge-1']);
    expect(await challenges.finishedBy(accountId(1), ['challenge-1'])).toEqual([]);
  });

  it('are deleted with their runs some time after their end', async () => {
    const { challenges } = opened().store;
    await addGuests(2);
    await challenges.add(challenge(1), run('challenge-1', 1), MOST);
    expect(await challenges.forget(NOON)).toBe(0);
    expect(await challenges.forget(NOON + 2_000)).toBe(1);
    expect(await challenges.find('challenge-1')).toBeUndefined();
    expect(await challenges.runsOf('challenge-1')).toEqual([]);
  });
};
