import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { CHALLENGES_PER_DAY, RATES } from '@hub/engine/wire/limits';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { doJobs } from '../../apps/server/src/store/testing/friends-at.ts';
import { snapshot } from '../../apps/server/src/store/testing/rows.ts';
import { clock, guests, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { bearer, type Guest, newGuest } from '../../apps/server/src/testing/open-hub.ts';
import { UNLIMITED_RATES } from '../../apps/server/src/testing/start-server.ts';
import type { PeopleInSight } from './calls.ts';

/** Abuse of what friends share, that the tests of challenges, leagues and people do not try. */

const { invites, leagueCodes } = RATES;
let ada: Guest;
let grace: Guest;

setUpHub({ rates: { ...UNLIMITED_RATES, invites, leagueCodes } });
beforeEach(async () => {
  [ada, grace] = await guests('Ada', 'Grace');
});

async function call(who: Guest, url: string, payload?: object, address = '192.0.2.1') {
  const reply = await open.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: bearer(who.token),
    remoteAddress: address,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

/** A finished run alone, as its room stores it. */
async function storeRun(account: AccountId, number: number, run: object): Promise<GameId> {
  const roomId = `run-of-a-test-${number}` as GameId;
  const state = JSON.stringify({ run: { seed: 'seed', options: {}, ...run } });
  await open.hub.store.rooms.save([
    {
      snapshot: snapshot({
        roomId,
        kind: 'moreOrLess',
        seats: [account],
        state,
        over: true,
        openedAt: clock.now(),
      }),
    },
  ]);
  return roomId;
}
const answers = [{ question: 'a', answer: 'b', ms: 900 }];

async function leagueOf(...others: readonly Guest[]): Promise<string> {
  const { body } = await call(ada, '/leagues', { name: 'Lanterns' });
  const { code } = (await call(ada, `/leagues/${String(body['id'])}`)).body;
  for (const other of others) await call(other, '/leagues/join', { code });
  return String(body['id']);
}

describe('an account', () => {
  it('makes a few challenges a day, however many runs it has', async () => {
    const made: number[] = [];
    for (let number = 0; number < CHALLENGES_PER_DAY + 15; number += 1) {
      const gameId = await storeRun(ada.id, number, { answers, score: 1 });
      made.push((await call(ada, '/challenges', { game: 'moreOrLess', gameId })).status);
    }
    expect(made.filter((status) => status === 200)).toHaveLength(CHALLENGES_PER_DAY);
  });

  it('cannot make a challenge from a run without an end or answers, or add an end to it', async () => {
    const running = await storeRun(ada.id, 1, { answers });
    const empty = await storeRun(ada.id, 2, { answers: [], score: 900 });
    for (const gameId of [running, empty]) {
      const forged = { game: 'moreOrLess', gameId, score: 900, answers, finishedAt: 1 };
      expect((await call(ada, '/challenges', forged)).status).toBeGreaterThanOrEqual(400);
    }
    expect(open.rows('select * from challenge_run')).toEqual([]);
  });

  it('guesses few codes of leagues', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1)
      statuses.push((await call(grace, '/leagues/join', { code: `AAAA${10 + number}` })).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(RATES.leagueCodes.max);
  });

  it('does not guess more of them with others of its address', async () => {
    let tried = 0;
    for (let guest = 0; guest < 12; guest += 1) {
      const other = await newGuest(open.app, `Guest ${guest}`);
      for (let number = 0; number < RATES.leagueCodes.max; number += 1)
        tried += Number((await call(other, '/leagues/join', { code: 'AAAAAA' })).status !== 429);
    }
    expect(tried).toBe(RATES.leagueCodes.maxOfAddress);
  });

  it('sends few invitations, of which the receiver sees one', async () => {
    await leagueOf(grace);
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const lobby = { kind: 'lobby', game: 'cooldownClash', target: `LOBBY${number}` };
      statuses.push((await call(ada, `/people/${grace.playerId}/invite`, lobby)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATES.invites.max);
    const seen = (await call(grace, '/people')).body as unknown as PeopleInSight;
    expect(seen.invites).toHaveLength(1);
  });

  it('sees the invitation of a friend behind those of twelve guests with the code', async () => {
    const strangers: Guest[] = [];
    for (let number = 0; number < 12; number += 1)
      strangers.push(await newGuest(open.app, `Guest ${number}`));
    await leagueOf(grace, ...strangers);
    const lobby = { kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF' };
    for (const from of [ada, ...strangers]) {
      clock.advance(1);
      await call(from, `/people/${grace.playerId}/invite`, lobby);
    }
    const seen = (await call(grace, '/people')).body as unknown as PeopleInSight;
    expect(seen.invites.map(({ from }) => from.name)).toContain('Ada');
  });

  it('invites to no address, text or table of the hub', async () => {
    await leagueOf(grace);
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      '../admin',
      "x' or 1=1 --",
      '',
      'a'.repeat(65),
    ])
      for (const kind of ['lobby', 'challenge', 'profile']) {
        const sent = await call(ada, `/people/${grace.playerId}/invite`, {
          kind,
          game: 'cooldownClash',
          target,
        });
        expect([kind, target, sent.status]).toEqual([kind, target, 400]);
      }
  });

  it('does not invite after it has left the league, or itself', async () => {
    const id = await leagueOf(grace);
    const lobby = { kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF' };
    expect((await call(ada, `/people/${ada.playerId}/invite`, lobby)).status).toBe(404);
    await call(grace, `/leagues/${id}/leave`, {});
    expect((await call(grace, `/people/${ada.playerId}/invite`, lobby)).status).toBe(404);
  });

  it('with a second one in the same league sees a solution only where both have solved', async () => {
    const second = await newGuest(open.app, 'Ada too');
    await leagueOf(second);
    const before = JSON.stringify((await call(second, '/people')).body);
    clock.advance(6_000);
    open.sql(
      `insert into daily_run (account_id, mode, day, attempts, completed_at, hard, is_listed, is_newcomer)
        values (?, 'championRift', '2026-11-20', 3, ?, 0, 1, 0)`,
      ada.id,
      clock.now(),
    );
    expect(JSON.stringify((await call(second, '/people')).body)).toBe(before);
  });

  it('has no invitation left after a week, and neither has one that was erased', async () => {
    await leagueOf(grace);
    const lobby = { kind: 'lobby', game: 'cooldownClash', target: 'ABCDEF' };
    await call(ada, `/people/${grace.playerId}/invite`, lobby);
    clock.advance(8 * DAY_MS);
    await doJobs(open.hub.features.people);
    expect(open.rows('select * from player_invite')).toEqual([]);
  });
});
