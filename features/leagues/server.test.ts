import { closesAt, dayOf } from '@hub/engine/wire/days';
import type { Day, GameId } from '@hub/engine/wire/ids';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { doJobs } from '../../apps/server/src/store/testing/friends-at.ts';
import { snapshot } from '../../apps/server/src/store/testing/rows.ts';
import { clock, guests, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { newGuest } from '../../apps/server/src/testing/open-hub.ts';
import type { LeagueReply } from './calls.ts';
import { LeaguePlay } from './testing/league-play.ts';

let play: LeaguePlay;

setUpHub({ at: '2026-03-02T12:00:00Z' });
beforeEach(() => {
  play = new LeaguePlay(() => open.hub, clock);
});

const today = (): Day => dayOf(clock.now());
const pointsOf = ({ rows }: LeagueReply) =>
  Object.fromEntries(rows.map(({ player, points }) => [player.name, points]));

describe('a league of friends', () => {
  it('counts rifts by guesses and the duel by place, and moves through the day', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const id = await play.leagueOf(ada, bo, cy);
    await play.solve(ada, 'championRift', today(), 3);
    await play.solve(ada, 'itemRift', today(), 1);
    await play.solve(bo, 'championRift', today(), 40);
    for (const [who, score] of [
      [ada, 5],
      [bo, 9],
      [cy, 9],
    ] as const)
      await play.playDuel(who, id, score);
    const first = await play.league(ada, id);
    expect(pointsOf(first)).toEqual({ Ada: 7 + 9 + 5, Bo: 1 + 10, Cy: 10 });
    expect(first).toMatchObject({ today: 0, winners: [], duel: { own: 'over', played: 3 } });
    expect(first.rows[0]).toMatchObject({ place: 1, placeBefore: null, isOwner: true });
    // After closing time the day has a winner, and the next day another game and another duel.
    clock.advance(DAY_MS);
    const second = await play.league(bo, id);
    expect(second.winners).toMatchObject([[{ name: 'Ada' }]]);
    expect(second.duel).toMatchObject({ own: 'none', played: 0 });
    expect(second.duel?.id).not.toBe(first.duel?.id);
    expect(second.duel?.game).not.toBe(first.duel?.game);
    expect(second.rows.map(({ placeBefore }) => placeBefore)).toEqual([1, 2, 3]);
    expect(JSON.stringify(second)).not.toContain(ada.id);
  });

  it('is counted in the account, and its duel is a piece of the ring', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    const [ring, account] = ['/ring', '/accounts/'];
    expect(await play.call(ada, ring)).not.toHaveProperty('duel');
    expect(await play.call(ada, account)).not.toHaveProperty('leagues');
    const older = await play.leagueOf(ada, bo);
    clock.advance(1);
    const newer = await play.leagueOf(ada);
    expect(await play.call(ada, account)).toMatchObject({ leagues: 2 });
    expect(await play.call(ada, ring)).toMatchObject({
      duel: { league: newer, isPlayed: false },
      table: null,
    });
    await play.playDuel(ada, newer, 3);
    expect(await play.call(ada, ring)).toMatchObject({ duel: { league: older, isPlayed: false } });
    expect(await play.call(ada, ring)).toMatchObject({
      table: expect.stringMatching(/more or less|rift guesser/),
    });
    await play.playDuel(ada, older, 0);
    expect(await play.call(ada, ring)).toMatchObject({ duel: { league: newer, isPlayed: true } });
    expect(await play.call(bo, ring)).toMatchObject({
      duel: { league: older, isPlayed: false },
      table: null,
    });
    clock.advance(7 * DAY_MS);
    expect(await play.call(bo, ring)).not.toHaveProperty('duel');
    expect(await play.call(bo, account)).toMatchObject({ leagues: 1 });
  });

  it('takes one try of the duel, by members, until it closes', async () => {
    const [ada, bo, stranger] = await guests('Ada', 'Bo', 'Cassandra');
    const id = await play.leagueOf(ada, bo);
    const { duel } = await play.league(ada, id);
    if (!duel) throw new Error('no duel');
    expect(await play.beginDuel(stranger, duel)).toBe('forbidden');
    const begun = await Promise.all([
      play.beginDuel(ada, duel),
      play.beginDuel(ada, duel),
      play.beginDuel(ada, duel),
    ]);
    expect(new Set(begun.map((one) => (one as { roomId: string }).roomId)).size).toBe(1);
    await play.playDuel(ada, id, 4);
    await play.playDuel(ada, id, 400);
    expect(pointsOf(await play.league(ada, id))).toEqual({ Ada: 10, Bo: 0 });
    expect(await play.beginDuel(ada, duel)).not.toHaveProperty('start');
    clock.advance(closesAt(today()) - clock.now());
    expect(await play.beginDuel(bo, duel)).toBe('challenge_over');
    // A duel has no link.
    expect((await play.call(ada, `/challenges/${duel.id}`)).error).toBe('not_found');
    expect((await play.call(ada, `/challenges/${duel.id}/runs`)).error).toBe('not_found');
  });

  it.each([
    ['after midnight', 0],
    ['after the last midnight of the league', 6],
  ])('lets a player go on with a begun duel until it closes, %s', async (_, days) => {
    const [ada, bo] = await guests('Ada', 'Bo');
    const id = await play.leagueOf(ada, bo);
    clock.advance(days * DAY_MS + DAY_MS / 2 - 60_000);
    const { duel } = await play.league(ada, id);
    if (!duel) throw new Error('no duel');
    const { roomId } = (await play.beginDuel(ada, duel)) as { roomId: GameId };
    clock.advance(2 * 60_000);
    expect((await play.league(ada, id)).duel).toMatchObject({ id: duel.id, own: 'playing' });
    expect(await play.beginDuel(ada, duel)).toMatchObject({ roomId, start: { id: duel.id } });
    // A member who did not begin it plays the one of the new day, if there is one.
    expect((await play.league(bo, id)).duel?.id).not.toBe(duel.id);
    await play.endDuel(ada, duel, roomId, 7);
    const after = await play.league(ada, id);
    expect(pointsOf(after)).toEqual({ Ada: 10, Bo: 0 });
    expect(after.duel?.id).not.toBe(duel.id);
    expect(after.duel === null).toBe(days === 6);
  });

  it("lets nobody begin yesterday's duel, and a newcomer changes no points of the days before", async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const id = await play.leagueOf(ada, bo);
    await play.playDuel(ada, id, 5);
    const { duel, code } = await play.league(ada, id);
    if (!duel) throw new Error('no duel');
    clock.advance(DAY_MS / 2 + 12 * 60_000);
    await play.call(cy, '/leagues/join', { code });
    expect([await play.beginDuel(bo, duel), await play.beginDuel(cy, duel)]).toEqual([
      'challenge_over',
      'challenge_over',
    ]);
    // Versions before let a newcomer begin it.
    const started = [duel.id, cy.id, 'room-of-a-newcomer', clock.now()] as const;
    open.sql(
      'insert into challenge_run (challenge_id, account_id, room_id, started_at) values (?, ?, ?, ?)',
      ...started,
    );
    await play.endDuel(cy, duel, 'room-of-a-newcomer' as GameId, 9);
    expect(pointsOf(await play.league(ada, id))).toEqual({ Ada: 10, Bo: 0, Cy: 0 });
  });

  it('makes no link of its duel', async () => {
    const ada = await newGuest(open.app, 'Ada');
    const { duel } = await play.league(ada, await play.create(ada));
    const begun = await play.beginDuel(ada, duel ?? { id: '' as never, game: '' });
    const { roomId, start } = begun as { roomId: GameId; start: { seed: string; options: object } };
    const run = { ...start, askedAt: 0, answers: [{ ms: 900 }], score: 3, challenge: { id: duel?.id } };
    const over = {
      roomId,
      kind: duel?.game ?? '',
      seats: [ada.id],
      state: JSON.stringify({ run }),
      over: true,
    };
    await open.hub.store.rooms.save([{ snapshot: snapshot(over) }]);
    const made = await play.call(ada, '/challenges', { game: duel?.game, gameId: roomId });
    expect(made.error).toBe('not_challengeable');
  });

  it('does not show a begun duel after it has closed, nor in a league that its owner closed', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    const [late, closed] = [await play.leagueOf(ada), await play.leagueOf(bo)];
    clock.advance(DAY_MS / 2 - 1);
    const begin = async (who: typeof ada, id: string) => {
      const { duel } = await play.league(who, id);
      if (!duel) throw new Error('no duel');
      await play.beginDuel(who, duel);
      return duel.id;
    };
    const [first] = [await begin(ada, late), await begin(bo, closed)];
    clock.advance(1);
    expect((await play.league(ada, late)).duel?.id).toBe(first);
    await play.call(bo, `/leagues/${closed}/close`, {});
    expect((await play.league(bo, closed)).duel).toBeNull();
    clock.advance(30 * 60_000);
    expect((await play.league(ada, late)).duel).toMatchObject({ own: 'none' });
  });

  it('does not count a duel that ends after the closing time', async () => {
    const ada = await newGuest(open.app, 'Ada');
    const id = await play.create(ada);
    const { duel } = await play.league(ada, id);
    const begun = await play.beginDuel(ada, duel ?? { id: '' as never, game: '' });
    const { roomId } = begun as { roomId: GameId };
    clock.advance(DAY_MS);
    await play.endDuel(ada, { id: duel?.id ?? ('' as never) }, roomId, 7);
    expect(pointsOf(await play.league(ada, id))).toEqual({ Ada: 0 });
  });

  it('keeps its table and its winner when its owner has ended it', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const id = await play.leagueOf(ada, bo, cy);
    const { duel } = await play.league(ada, id);
    if (!duel) throw new Error('no duel');
    const { roomId } = (await play.beginDuel(bo, duel)) as { roomId: GameId };
    await play.playDuel(ada, id, 5);
    await play.solve(cy, 'championRift', today(), 1);
    // What ends at the same moment was shown before, and stays.
    await play.call(ada, `/leagues/${id}/close`, {});
    const { rows, winners } = await play.league(ada, id);
    expect(rows).toMatchObject([{ points: 10 }, { points: 9 }, { points: 0 }]);
    clock.advance(1);
    await play.endDuel(bo, duel, roomId, 9);
    await play.solve(cy, 'itemRift', today(), 1);
    expect(await play.league(ada, id)).toMatchObject({ rows, winners });
    const page = `/leagues/${id}/duels/${duel.id}`;
    const line = { player: { name: 'Ada' }, place: 1, points: 10 };
    expect(await play.call(ada, page)).toMatchObject({ isClosed: true, table: [line] });
    const late = { player: { name: 'Bo' }, place: null, points: 0 };
    expect(await play.call(bo, page)).toMatchObject({ table: [line, late] });
    clock.advance(DAY_MS);
    expect(await play.league(ada, id)).toMatchObject({ rows, winners });
  });

  it('is left, emptied and closed; removed members cannot return', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const id = await play.leagueOf(ada, bo, cy);
    const { code } = await play.league(ada, id);
    await play.playDuel(bo, id, 9);
    await play.playDuel(cy, id, 3);
    expect((await play.call(bo, `/leagues/${id}/remove`, { member: cy.playerId })).error).toBe(
      'not_league_owner',
    );
    expect((await play.call(bo, `/leagues/${id}/close`, {})).error).toBe('not_league_owner');
    await play.call(bo, `/leagues/${id}/leave`, {});
    expect((await play.league(bo, id)).error).toBe('not_found');
    // A member who leaves takes no points from others, one who is removed does not count.
    expect(pointsOf(await play.league(cy, id))).toEqual({ Ada: 0, Cy: 7 });
    await play.call(bo, '/leagues/join', { code });
    await play.call(ada, `/leagues/${id}/remove`, { member: bo.playerId });
    expect(pointsOf(await play.league(cy, id))).toEqual({ Ada: 0, Cy: 10 });
    expect((await play.call(bo, '/leagues/join', { code })).error).toBe('forbidden');
    expect(await play.call(bo, '/ring')).not.toHaveProperty('duel');
    expect(await play.call(bo, '/accounts/')).not.toHaveProperty('leagues');
    await play.call(ada, `/leagues/${id}/leave`, {});
    expect(await play.league(cy, id)).toMatchObject({ isOwner: true, rows: [{ isOwner: true }] });
    await play.call(cy, `/leagues/${id}/close`, {});
    expect(await play.league(cy, id)).toMatchObject({ isOver: true, duel: null, today: null });
    expect((await play.call(ada, '/leagues/join', { code })).error).toBe('league_over');
  });

  it('begins another week once, with all who are there', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    const id = await play.leagueOf(ada, bo);
    expect((await play.call(ada, `/leagues/${id}/again`, {})).error).toBe('not_now');
    clock.advance(7 * DAY_MS);
    const next = await Promise.all([
      play.call<{ id: string }>(ada, `/leagues/${id}/again`, {}),
      play.call<{ id: string }>(bo, `/leagues/${id}/again`, {}),
    ]);
    expect(next[0]?.id).toBe(next[1]?.id);
    expect((await play.league(bo, next[0]?.id ?? '')).rows).toHaveLength(2);
    expect(await play.league(ada, id)).toMatchObject({ isOver: true, next: next[0]?.id });
    expect(await play.call<LeagueReply[]>(ada, '/leagues')).toHaveLength(2);
  });

  it('refuses rude names, too many leagues and strangers', async () => {
    const [ada, bo] = await guests('Ada', 'Bo');
    for (const name of ['fuck you', 'Admin', '\u202e', '   '])
      expect((await play.call(ada, '/leagues', { name })).error).toMatch(
        /league_name_not_allowed|invalid_request/,
      );
    for (let at = 0; at < 5; at += 1) expect(await play.create(ada)).toMatch(/^[\w-]{16}$/);
    expect((await play.call(ada, '/leagues', { name: 'One more' })).error).toBe('too_many_leagues');
    const [first] = await play.call<LeagueReply[]>(ada, '/leagues');
    expect((await play.league(bo, first?.id ?? '')).error).toBe('not_found');
    expect((await play.call(bo, '/leagues/join', { code: 'ZZZZZZ' })).error).toBe('not_found');
    const { code = '' } = first ?? {};
    for (const pasted of [
      `https://hub.example/leagues/${code}).`,
      `Are you in? https://hub.example/leagues/${code}, we begin today.`,
      `Our code: ${code}!`,
      ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `,
    ])
      expect(await play.call(bo, '/leagues/join', { code: pasted })).toMatchObject({ id: first?.id });
    await play.call(bo, `/leagues/${first?.id}/leave`, {});
    for (const none of ['12', 'ABC DEF GHI', '!'])
      expect((await play.call(bo, '/leagues/join', { code: none })).error).toBe('not_found');
    const found = await play.call<{ name: string; members: number }>(
      bo,
      `/leagues/invitations/${first?.code}`,
    );
    expect(found).toMatchObject({ name: 'Lanterns', members: 1 });
  });

  it('is in the export, and forgotten four weeks after its end', async () => {
    const ada = await newGuest(open.app, 'Ada');
    const id = await play.create(ada);
    await play.playDuel(ada, id, 3);
    expect(await play.call(ada, `/accounts/${ada.id}/export`)).toMatchObject({
      leagues: [{ name: 'Lanterns', isOwner: true, leftAt: null }],
    });
    clock.advance(15 * DAY_MS);
    await doJobs(open.hub.features.challenges);
    expect(pointsOf(await play.league(ada, id))).toEqual({ Ada: 10 });
    await doJobs(open.hub.features.leagues);
    expect(await play.call(ada, '/leagues')).toHaveLength(1);
    clock.advance(21 * DAY_MS);
    await doJobs(open.hub.features.leagues);
    for (const table of ['league', 'league_member', 'challenge', 'challenge_run'])
      expect(open.rows(`select * from ${table}`)).toEqual([]);
  });

  it('is led by the longest member while the account of its owner is closed', async () => {
    const [ada, bo, cy] = await guests('Ada', 'Bo', 'Cy');
    const id = await play.leagueOf(ada, bo, cy);
    await play.playDuel(ada, id, 5);
    await play.call(ada, `/accounts/${ada.id}/delete`, { name: 'Ada' });
    const shown = await play.league(bo, id);
    expect(shown).toMatchObject({ isOwner: true });
    expect(shown.rows.find(({ points }) => points === 10)?.player).toMatchObject({ id: null });
    expect(JSON.stringify(shown)).not.toContain('Ada');
    expect((await play.call(cy, `/leagues/${id}/remove`, { member: bo.playerId })).error).toBe(
      'not_league_owner',
    );
    expect(await play.call(bo, `/leagues/${id}/remove`, { member: cy.playerId })).toEqual({ success: true });
    const invitation = () => play.call(cy, `/leagues/invitations/${shown.code}`);
    expect(await invitation()).toMatchObject({ owner: { name: 'Bo' }, members: 1 });
    await open.hub.ownership.accountCare.reopen(ada.id);
    expect(await play.league(bo, id)).toMatchObject({ isOwner: false });
    expect(await invitation()).toMatchObject({ owner: { name: 'Ada' }, members: 2 });
    for (const one of [ada, bo]) await open.hub.ownership.accountCare.close(one.id, clock.now() + 1);
    expect(await invitation()).toMatchObject({ error: 'not_found' });
  });
});
