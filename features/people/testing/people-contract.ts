import { DAY_MS, dayOf } from '@hub/engine/wire/days';
import { CHALLENGE_DAYS, LOBBY_INVITE_MINUTES } from '@hub/engine/wire/limits';
import { hubOf } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { challengesIn, friendsAt } from '../../../apps/server/src/store/testing/friends-at.ts';
import {
  accountId,
  addGuest,
  featuresOf,
  gameId,
  playerId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import type { Challenge } from '../../challenges/queries.ts';
import type { Offers } from '../../offers.ts';
import { people } from '../server.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const [me, rival] = [accountId(1), accountId(2)];

export const peopleContract: Contract = (opened) => {
  const asking = (offers: Offers) =>
    people(hubOf(opened().engine, new ManualClock(NOON)), {
      ask: () => offers,
      presence: { look: () => ({ online: 0, here: new Set() }) },
      onWaiting: () => undefined,
    });

  /** A league that everybody may join. */
  const leagues = {
    mayJoin: async () => true,
    matesOf: async () => [],
  } as unknown as NonNullable<Offers['leagues']>;
  const invitesOf = async (offers: Offers) =>
    (await asking({ ...offers, leagues }).waitsFor(me)).map(({ entry, until }) => {
      const invite = entry(0);
      return [invite.kind === 'invite' && invite.target, until];
    });
  const targets = async (offers: Offers) => (await invitesOf(offers)).map(([target]) => target);

  /** Invitations to an open challenge, to one that was played, to a lobby and to a league, each of another guest. */
  async function invite(): Promise<void> {
    const challenges = challengesIn(opened());
    for (let number = 1; number <= 5; number += 1) await addGuest(opened().store, number);
    const [open, played] = ['open', 'played'].map((id) => ({
      id,
      game: 'moreOrLess',
      seed: id,
      options: '{}',
      roomId: null,
      accountId: rival,
      leagueId: null,
      day: null,
      createdAt: NOON - 20,
      expiresAt: NOON + 9,
    })) as [Challenge, Challenge];
    for (const one of [open, played]) await challenges.add(one, undefined, { limit: 9, since: 0 });
    const run = { accountId: me, roomId: gameId(1), startedAt: NOON - 5 };
    await challenges.begin(played, run, { players: 9, runs: 9, since: 0 });
    await opened().store.rooms.save([
      {
        snapshot: snapshot({ over: true }),
        settlement: {
          ...settlement(me, { finishedAt: NOON - 1, rewards: [] }),
          challengeRun: { accountId: me, challenge: 'played', score: 1, answers: [] },
        },
      },
    ]);
    const invites = [
      { kind: 'challenge', target: 'open' },
      { kind: 'challenge', target: 'played' },
      { kind: 'lobby', target: 'ABCDEF' },
      { kind: 'league', target: 'QWERTY' },
    ] as const;
    await opened()
      .engine.db.insertInto('player_invite')
      .values(
        invites.map((one, at) => ({
          ...one,
          from_id: accountId(2 + at),
          account_id: me,
          game: 'moreOrLess',
          created_at: NOON - 10 - at,
        })),
      )
      .execute();
  }

  it('show invitations to challenges that are open and not played, each with its end', async () => {
    await invite();
    const [first] = await asking(friendsAt(opened(), NOON)).waitsFor(me);
    expect(first?.entry(9)).toEqual({
      kind: 'invite',
      to: 'challenge',
      from: { id: playerId(2), name: 'Player 2', usernameEffect: null },
      game: 'moreOrLess',
      target: 'open',
      at: NOON - 10,
      timeLeft: 9,
    });
    expect(await invitesOf(friendsAt(opened(), NOON))).toEqual([
      ['open', NOON + 9],
      ['ABCDEF', NOON - 12 + LOBBY_INVITE_MINUTES * 60_000],
      ['QWERTY', NOON - 13 + CHALLENGE_DAYS * DAY_MS],
    ]);
  });

  it('show none to challenges on a hub without them, and reports of nobody', async () => {
    await invite();
    const lobby = ['ABCDEF', NOON - 12 + LOBBY_INVITE_MINUTES * 60_000];
    expect(await invitesOf({})).toEqual([lobby, ['QWERTY', NOON - 13 + CHALLENGE_DAYS * DAY_MS]]);
    expect(await asking({}).waitsFor(me)).toHaveLength(1);
  });

  it('know those of a league, of a challenge and of the table; on a hub without these features the last ones', async () => {
    await invite();
    await opened().store.rooms.save([
      {
        snapshot: snapshot({ roomId: gameId(7), over: true }),
        settlement: settlement(me, {
          gameId: gameId(7),
          finishedAt: NOON,
          rewards: [],
          players: [settledPlayer(me), settledPlayer(accountId(3))],
        }),
      },
    ]);
    const knownBy = async (offers: Offers) =>
      Object.fromEntries(await asking(offers).knownTo(me, dayOf(NOON)));
    const { challenges } = friendsAt(opened(), NOON);
    const leagues = { matesOf: async () => [accountId(4)] } as unknown as NonNullable<Offers['leagues']>;
    expect(await knownBy({ challenges, leagues })).toEqual({
      [accountId(2)]: false,
      [accountId(3)]: false,
      [accountId(4)]: true,
    });
    expect(await knownBy({})).toEqual({ [accountId(3)]: false });
  });

  it('does not show an account to one that has reported it, where there are reports', async () => {
    await invite();
    await opened()
      .engine.db.insertInto('report_case')
      .values({
        id: 'case',
        kind: 'player',
        subject: accountId(4),
        name: 'Four',
        first_at: NOON,
        last_at: NOON,
        decided_at: null,
        outcome: null,
        rule: null,
        decided_by: null,
        owner_id: null,
      })
      .execute();
    const report = { account_id: me, reason: 'name', place: 'profile', words: null } as const;
    await opened()
      .engine.db.insertInto('report')
      .values({ ...report, case_id: 'case', created_at: NOON, seen_at: null })
      .execute();
    expect(await targets({ reports: featuresOf(opened().store).reports })).toEqual(['QWERTY']);
    expect(await targets({})).toEqual(['ABCDEF', 'QWERTY']);
  });
};
