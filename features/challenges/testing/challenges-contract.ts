import { DAY_MS } from '@hub/engine/wire/days';
import { expect, it } from 'vitest';
import { roomStore } from '../../../apps/server/src/store/rooms.ts';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { challengesIn, doJobs, friendsAt } from '../../../apps/server/src/store/testing/friends-at.ts';
import {
  accountId,
  addGuest,
  gameId,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import type { Challenge } from '../queries.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MOST = { limit: 3, since: NOON - 1 };
const MOST_RUNS = { players: 4, runs: 9, since: NOON - 1 };

const challenge = (number: number, parts: Partial<Challenge> = {}): Challenge => ({
  id: `challenge-${number}`,
  game: 'moreOrLess',
  seed: 'seed',
  options: '{}',
  roomId: gameId(number),
  accountId: accountId(1),
  leagueId: null,
  day: null,
  createdAt: NOON,
  expiresAt: NOON + 1_000,
  ...parts,
});
const run = (id: string, number: number, room = 100 + number) => ({
  challengeId: id,
  accountId: accountId(number),
  roomId: gameId(room),
  startedAt: NOON,
  finishedAt: null,
  score: null,
  answers: null,
  answerMs: null,
});
const answer = { question: 0, asked: [], figure: null, answer: 'More', isRight: true, ms: 900 };

export const challengesContract: Contract = (opened) => {
  const addGuests = async (count: number) => {
    for (let number = 1; number <= count; number += 1) await addGuest(opened().store, number);
  };

  it('are one of a room, and as many of an account as they may, also when all are made at once', async () => {
    const challenges = challengesIn(opened());
    await addGuests(1);
    const twins = await Promise.all(
      [1, 2].map((id) => challenges.add(challenge(id, { roomId: gameId(1) }), undefined, MOST)),
    );
    expect(twins.toSorted()).toEqual(['added', 'known']);
    const more = await Promise.all([3, 4, 5, 6].map((id) => challenges.add(challenge(id), undefined, MOST)));
    expect(more.toSorted()).toEqual(['added', 'added', 'too many', 'too many']);
    const ofRoom = opened().engine.db.selectFrom('challenge').selectAll().where('room_id', '=', gameId(1));
    expect(await ofRoom.execute()).toMatchObject([{ room_id: gameId(1), league_id: null }]);
  });

  it('take one run of an account, also of two challenges with the same questions, and when all begin at once', async () => {
    const challenges = challengesIn(opened());
    await addGuests(3);
    const [first, second] = [challenge(1), challenge(2)];
    for (const one of [first, second, challenge(3, { seed: 'another' })])
      await challenges.add(one, undefined, MOST);
    const begun = await Promise.all(
      [first, first, second, second].map((one, at) =>
        challenges.begin(one, run(one.id, 2, 200 + at), MOST_RUNS),
      ),
    );
    expect(new Set(begun.map((one) => (typeof one === 'string' ? one : one.roomId))).size).toBe(1);
    expect(await challenges.runOfQuestions(second, accountId(2))).toMatchObject(begun[0] as object);
    expect(await challenges.runOfQuestions(challenge(3, { seed: 'another' }), accountId(2))).toBeUndefined();
    expect(await challenges.runOfQuestions(first, accountId(3))).toBeUndefined();
  });

  it('are full by finished runs, and show the own run first, then these', async () => {
    const challenges = challengesIn(opened());
    await addGuests(5);
    const one = challenge(1);
    await challenges.add(one, run(one.id, 1), MOST);
    const begin = (number: number) =>
      challenges.begin(one, run(one.id, number), { ...MOST_RUNS, players: 1 });
    for (const number of [2, 3, 4]) expect(await begin(number)).toMatchObject({ account: accountId(number) });
    const finished = { accountId: accountId(3), challenge: one.id, score: 1, answers: [answer, answer] };
    const settled = settlement(accountId(3), { gameId: gameId(103), finishedAt: NOON, rewards: [] });
    await opened().store.rooms.save([
      {
        snapshot: snapshot({ roomId: gameId(103), over: true }),
        settlement: { ...settled, challengeRun: finished },
      },
    ]);
    expect(await begin(5)).toBe('full');
    expect(await begin(4)).toMatchObject({ account: accountId(4) });
    const runs = await challenges.runsOf(one.id, accountId(4));
    expect(runs.map(({ account, ms }) => [account, ms])).toEqual([
      [accountId(4), null],
      [accountId(3), 1_800],
      [accountId(1), null],
      [accountId(2), null],
    ]);
    expect(await challenges.playersOf(one.id)).toHaveLength(4);
    expect(await challenges.answersOf(one.id, accountId(3))).toEqual([answer, answer]);
    expect(await challenges.answersOf(one.id, accountId(2))).toBeUndefined();
  });

  it('store the end of a run once, with the last snapshot of its room', async () => {
    const { rooms } = opened().store;
    const challenges = challengesIn(opened());
    await addGuests(2);
    await challenges.add(challenge(1), undefined, MOST);
    await challenges.begin(challenge(1), run('challenge-1', 2), MOST_RUNS);
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
    const [stored] = await challenges.runsOf('challenge-1', undefined);
    expect(stored).toMatchObject({ score: 7, finishedAt: NOON + 5, ms: 900 });
    expect(await challenges.finishedBy(accountId(2), ['challenge-1', 'other'])).toEqual(['challenge-1']);
    expect(await challenges.finishedBy(accountId(1), ['challenge-1'])).toEqual([]);
  });

  it('of which a run ends without a trace where a hub has no challenges', async () => {
    const { engine } = opened();
    await addGuests(2);
    await challengesIn(opened()).add(challenge(1), run('challenge-1', 2), MOST);
    const challengeRun = { accountId: accountId(2), challenge: 'challenge-1', score: 7, answers: [answer] };
    const ended = {
      ...settlement(accountId(2), { gameId: gameId(102), finishedAt: NOON, rewards: [] }),
      challengeRun,
    };
    const last = snapshot({ roomId: gameId(102), over: true });
    expect(await roomStore(engine).save([{ snapshot: last, settlement: ended }])).toEqual([ended]);
    const ofRun = engine.db.selectFrom('challenge_run').select('finished_at');
    expect(await ofRun.execute()).toEqual([{ finished_at: null }]);
    expect(await engine.db.selectFrom('match').selectAll().execute()).toEqual([]);
  });

  it('are deleted with their runs some time after their end', async () => {
    const challenges = challengesIn(opened());
    await addGuests(2);
    await challenges.add(challenge(1), run('challenge-1', 1), MOST);
    const forgetAt = (time: number) => doJobs(friendsAt(opened(), time + 7 * DAY_MS).challenges);
    await forgetAt(NOON);
    expect(await challenges.find('challenge-1')).toBeDefined();
    await forgetAt(NOON + 2_000);
    expect(await challenges.find('challenge-1')).toBeUndefined();
    expect(await challenges.runsOf('challenge-1', undefined)).toEqual([]);
  });
};
