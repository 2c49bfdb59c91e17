import { closesAt, DAY_MS, dayOf } from '@hub/engine/wire/days';
import type { MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import { games } from '@hub/protocol/games';
import { describe, expect, it } from 'vitest';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import { clock, server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import type { SignedIn } from '../../apps/server/src/testing/server-access.ts';
import type { TestServer } from '../../apps/server/src/testing/start-server.ts';
import { endpoints } from '../registry.ts';
import type { LeagueReply } from './calls.ts';
import type { LeagueDuelReply } from './duel-calls.ts';

/** Answer times that occur nowhere else; the last answer is wrong. */
const TIMES = [31_337, 41_414, 51_515, 61_616];
const SUM = TIMES.reduce((sum, ms) => sum + ms, 0);

// On this day the duel is More or Less.
setUpServer({ at: '2026-03-02T12:00:00Z' });

type Refusable<Reply> = Reply & { readonly error?: string };
const call = <Reply>(...made: Parameters<TestServer['call']>) => server.call<Refusable<Reply>>(...made);
const show = (who: SignedIn, id: string) => call<LeagueReply>(`/leagues/${id}`, who.token);

async function leagueOf(owner: SignedIn, ...others: readonly SignedIn[]) {
  const { id } = await call<{ id: string }>('/leagues', owner.token, { name: 'Lanterns' });
  const { code, duel } = await show(owner, id);
  for (const other of others) await call('/leagues/join', other.token, { code });
  if (duel?.game !== 'moreOrLess') throw new Error('another game is the duel of this day');
  return { id, code, duel: duel.id };
}

const lookAt = (who: SignedIn, { id, duel }: { id: string; duel: string }, query = '') =>
  call<LeagueDuelReply>(`/leagues/${id}/duels/${duel}${query}`, who.token);

/** Plays a duel with these answer times, all right but the last if it is to end; returns every frame as text. */
async function playDuel(
  who: SignedIn,
  challenge: string,
  times: readonly number[],
  isEnding = true,
): Promise<string[]> {
  const client = await server.join('/ws/moreOrLess', who.token);
  const frames: string[] = [];
  let state: MoreOrLessState | undefined;
  const read = async (...last: readonly string[]) => {
    for (;;) {
      const frame = await client.next();
      frames.push(JSON.stringify(frame));
      if (frame.error !== undefined) return;
      state = (frame.payload as { gameState?: MoreOrLessState }).gameState ?? state;
      if (last.includes(frame.action)) return;
    }
  };
  client.send('startChallenge', { challenge });
  await read('gameStarted', 'gameOver');
  for (const [at, ms] of times.entries()) {
    if (state === undefined) break;
    const { gameId } = state;
    clock.advance(ms);
    const isLast = isEnding && at === times.length - 1;
    client.send('submitGuess', { gameId, guess: (isLast ? wrongGuess : rightGuess)(state) });
    await read('revealItem');
    clock.advance(1_500);
    client.send('joinGame', { gameId });
    await read('gameStarted', 'gameOver');
  }
  await client.close();
  return frames;
}

/** The answer times of the run with `TIMES` that a text contains. */
const timesIn = (text: string): string[] => [...TIMES, SUM].map(String).filter((ms) => text.includes(ms));

type Target = { readonly id: string; readonly code: string; readonly duel: string };

/** Every reading call of the contract, about this league, this duel and this player. */
const urlsFor = (who: SignedIn, about: SignedIn, { id, code, duel }: Target): string[] =>
  endpoints
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/admin'))
    .flatMap(({ path }) => {
      const params: Readonly<Record<string, string>> = { league: id, duel, challenge: duel, code };
      const ofWhom = [who.id, who.player_id, about.player_id];
      return ofWhom.map((player) =>
        path.replaceAll(
          /:(\w+)/g,
          (_, name: string) => params[name] ?? (/id|player/i.test(name) ? player : '1'),
        ),
      );
    });

/** Everything that an account can be sent without playing: replies of all calls, and first frames of all sockets. */
async function collect(who: SignedIn, about: SignedIn, target: Target): Promise<string[]> {
  const texts: string[] = [];
  for (const path of new Set(urlsFor(who, about, target)))
    for (const query of ['', `?with=${about.player_id}`]) {
      const headers = { authorization: `Bearer ${who.token}` };
      const reply = await fetch(`${server.url}/api${path}${query}`, { headers });
      texts.push(`${path} ${await reply.text()}`);
    }
  for (const socket of ['hub', ...games.map(({ id }) => id)]) {
    const client = await server.join(`/ws/${socket}`, who.token);
    // More or Less begins the own run or goes on with it; the other games refuse.
    client.send('startChallenge', { challenge: target.duel });
    await client.next();
    await client.close();
    texts.push(...client.received);
  }
  return texts;
}

describe("a league's duel after its end", () => {
  it('tells the runs of others, round by round, only to a member whose own run is over', async () => {
    const [ada, bo, cy, stranger] = [
      await server.guest('Ada'),
      await server.guest('Bo'),
      await server.guest('Cy'),
      await server.guest('Dee'),
    ];
    const league = await leagueOf(ada, bo);
    const { duel } = league;
    const played = await playDuel(ada, duel, TIMES);
    expect(timesIn(played.join())).not.toEqual([]);
    expect((await show(ada, league.id)).ownDuels?.[0]).toEqual({ id: duel, score: 3 });
    const alone = await lookAt(ada, league);
    expect(alone).toMatchObject({ game: 'moreOrLess', isClosed: false, other: null });
    expect(alone.table).toMatchObject([{ score: 3, ms: SUM, place: 1, points: 10, isOwn: true }]);
    expect(alone.own.answers.map(({ ms }) => ms)).toEqual(TIMES);

    // Before the own end: not begun, begun, joined after the others, no member, and without a token.
    const texts = await collect(bo, ada, league);
    texts.push(...(await playDuel(bo, duel, [1_001, 1_002], false)));
    texts.push(...(await collect(bo, ada, league)));
    expect((await lookAt(bo, league)).error).toBe('challenge_not_played');
    expect((await lookAt(bo, league, `?with=${ada.player_id}`)).error).toBe('challenge_not_played');
    expect((await show(bo, league.id)).ownDuels?.[0]).toBeNull();
    await call('/leagues/join', cy.token, { code: league.code });
    texts.push(...(await collect(cy, ada, league)));
    expect((await lookAt(cy, league)).error).toBe('challenge_not_played');
    texts.push(...(await collect(stranger, ada, league)));
    expect((await lookAt(stranger, league)).error).toBe('not_found');
    expect((await call(`/leagues/${league.id}/duels/${duel}`)).error).toBe('unauthorized');
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) expect(timesIn(text), text).toEqual([]);

    // From the own end on.
    texts.push(...(await playDuel(bo, duel, [2_000, 2_001])));
    const after = await lookAt(bo, league);
    expect(after.own.answers.map(({ ms }) => ms)).toEqual([1_001, 1_002, 2_000, 2_001]);
    expect(after.other?.answers.map(({ ms }) => ms)).toEqual(TIMES);
    expect(after.own.answers.map(({ asked }) => asked)).toEqual(
      after.other?.answers.map(({ asked }) => asked),
    );
    // The same score has the same place; the faster run stands first.
    expect(after.table).toMatchObject([
      { player: { name: 'Bo' }, place: 1, points: 10, isOwn: true },
      { player: { name: 'Ada' }, place: 1, points: 10, isOwn: false },
    ]);
    expect((await lookAt(bo, league, `?with=${cy.player_id}`)).other).toBeNull();
    expect((await lookAt(ada, league)).other?.line.player.name).toBe('Bo');
  });

  it('agrees with the table of the league, for members who left, were removed or came again', async () => {
    const [ada, bo, cy] = [await server.guest('Ada'), await server.guest('Bo'), await server.guest('Cy')];
    const league = await leagueOf(ada, bo, cy);
    await playDuel(ada, league.duel, [900]);
    await playDuel(bo, league.duel, [900, 900, 900]);
    await playDuel(cy, league.duel, [900, 900]);
    const linesOf = async (who: SignedIn) =>
      (await lookAt(who, league)).table.map(({ player, place, points }) => [player.name, place, points]);
    const all = [
      ['Bo', 1, 10],
      ['Cy', 2, 7],
      ['Ada', 3, 5],
    ];
    expect(await linesOf(ada)).toEqual(all);
    await call(`/leagues/${league.id}/leave`, bo.token, {});
    expect(await linesOf(ada)).toEqual(all.slice(1));
    expect((await lookAt(ada, league, `?with=${bo.player_id}`)).other).toBeNull();
    expect((await lookAt(bo, league)).error).toBe('not_found');
    await call('/leagues/join', bo.token, { code: league.code });
    expect(await linesOf(bo)).toEqual(all);
    await call(`/leagues/${league.id}/remove`, ada.token, { member: bo.player_id });
    expect(await linesOf(ada)).toEqual([
      ['Cy', 1, 10],
      ['Ada', 2, 7],
    ]);
    expect((await lookAt(bo, league)).error).toBe('not_found');
    const { rows } = await show(ada, league.id);
    expect(rows.map(({ days }) => days[0]?.duel)).toEqual([10, 7]);
    // Another league's duel is none of this one.
    const other = await leagueOf(cy);
    expect((await lookAt(cy, { id: other.id, duel: league.duel })).error).toBe('not_found');
    expect((await lookAt(cy, { id: league.id, duel: other.duel })).error).toBe('not_found');
  });

  it('stays after midnight and the closing time, and tells nothing to those who have not finished', async () => {
    const [ada, bo, cy] = [await server.guest('Ada'), await server.guest('Bo'), await server.guest('Cy')];
    const league = await leagueOf(ada, bo, cy);
    const day = dayOf(clock.now());
    await playDuel(ada, league.duel, TIMES);
    await playDuel(bo, league.duel, [1_000], false);
    const texts: string[] = [];
    // In the half hour after midnight the duel can be ended, not begun.
    clock.advance(Date.parse(day) + DAY_MS + 60_000 - clock.now());
    for (const who of [bo, cy]) texts.push(...(await collect(who, ada, league)));
    expect((await lookAt(ada, league)).isClosed).toBe(false);
    clock.advance(closesAt(day) - clock.now());
    for (const who of [bo, cy]) {
      texts.push(...(await collect(who, ada, league)));
      expect((await lookAt(who, league)).error).toBe('challenge_not_played');
    }
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) expect(timesIn(text), text).toEqual([]);
    expect(await lookAt(ada, league)).toMatchObject({
      day,
      isClosed: true,
      table: [{ score: 3, points: 10 }],
    });
    // A run that ends too late is shown to its player alone, and has no place.
    await playDuel(bo, league.duel, [1_000, 1_000, 1_000, 1_000, 1_000]);
    expect(await lookAt(bo, league)).toMatchObject({
      table: [
        { player: { name: 'Ada' }, place: 1 },
        { player: { name: 'Bo' }, place: null, points: 0, isOwn: true },
      ],
      other: { line: { player: { name: 'Ada' } } },
    });
    expect((await lookAt(ada, league)).table).toHaveLength(1);
    // The end of an earlier day is still there when the week is over.
    clock.advance(7 * DAY_MS);
    expect(await lookAt(ada, league)).toMatchObject({ day, own: { line: { score: 3 } } });
    expect((await lookAt(cy, league)).error).toBe('challenge_not_played');
  });
});
