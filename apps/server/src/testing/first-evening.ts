import { randomUUID } from 'node:crypto';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { BUSY_ABOVE_PLAYERS, NEWCOMER_MS, NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import { challengeQueries } from '@hub/features/challenges/queries.ts';
import type { PeopleInSight } from '@hub/features/people/calls.ts';
import type { Match } from '@hub/protocol/http/activity';
import { hubOf } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settledPlayer, settlement, snapshot } from '../store/testing/rows.ts';
import { bearer, type Guest, newGuest, type OpenHub, openHub } from './open-hub.ts';

type Named = Guest & { readonly name: string };

/** The lines of a feed that name one of these guests. */
const naming = (lines: readonly string[][], names: readonly Named[]) =>
  lines.filter((line) => names.some(({ name }) => line.includes(name)));

/** As many calls as the server has connections to its database: on a busy machine the last of hundreds at once is refused. */
async function tenAtOnce<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < items.length; at += 10)
    made.push(...(await Promise.all(items.slice(at, at + 10).map((item, next) => make(item, at + next)))));
  return made;
}

/** Tests of what players see of new accounts. `newData` returns the variables of an empty hub, which outlives a restart. */
export function firstEveningContract(newData: () => Promise<Record<string, string>>): void {
  let clock: ManualClock;
  let variables: Record<string, string>;
  let hub: OpenHub;
  beforeEach(async () => {
    clock = new ManualClock('2026-11-20T18:00:00Z');
    variables = await newData();
    hub = await openHub({ clock, variables });
  }, 60_000);
  afterEach(() => hub.close());

  async function call<Reply>(url: string, who?: Guest, payload?: object): Promise<Reply> {
    const reply = await hub.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api${url}`,
      headers: who ? bearer(who.token) : {},
      ...(payload && { payload }),
    });
    expect(reply.statusCode).toBe(200);
    return reply.json<Reply>();
  }
  const join = async (name: string): Promise<Named> => ({ ...(await newGuest(hub.app, name)), name });
  const joinMany = (count: number, name: string): Promise<Named[]> =>
    tenAtOnce(Array.from({ length: count }), (_, at) => join(`${name} ${at + 1}`));
  const online = (guests: readonly Guest[]): Promise<unknown> =>
    tenAtOnce(guests, (guest) => call('/heartbeat', guest, { sessionId: guest.id }));
  /** Ends a game of these players; each ends later than the one before. */
  async function play(...players: readonly Guest[]): Promise<void> {
    clock.advance(1);
    const ids = players.map(({ id }) => id);
    const gameId = randomUUID() as GameId;
    const [game, mode] =
      ids.length > 1 ? (['cooldown clash', 'multi'] as const) : (['more or less', 'single'] as const);
    await hub.hub.store.rooms.save([
      {
        snapshot: snapshot({ roomId: gameId, seats: ids, over: true }),
        settlement: settlement(ids[0] as AccountId, {
          gameId,
          game,
          mode,
          finishedAt: clock.now(),
          players: ids.map((id) => settledPlayer(id, { score: 3 })),
          rewards: [],
        }),
      },
    ]);
  }
  const feed = async (viewer?: Guest) =>
    (await call<Match[]>('/lastMatches', viewer)).map(({ players }) => players.map(({ name }) => name));
  async function inSight(viewer: Guest): Promise<string[]> {
    // Longer than the reply is cached.
    clock.advance(6_000);
    const { people } = await call<PeopleInSight>('/people', viewer);
    return people.map(({ player }) => player?.name ?? 'a guest').toSorted((a, b) => a.localeCompare(b));
  }
  /** Forty players whose accounts are old, online. */
  async function publicHub(): Promise<Named[]> {
    const players = await joinMany(40, 'Player');
    clock.advance(2 * NEWCOMER_MS);
    await online(players);
    return players;
  }

  describe('four new accounts on an empty hub', () => {
    it('see each other by name at once, with all their games', async () => {
      const friends = await joinMany(4, 'Friend');
      const names = friends.map(({ name }) => name);
      await online(friends);
      for (let game = 0; game < 3; game += 1) await play(...friends);
      for (const friend of friends) await play(friend);
      for (const friend of friends) {
        expect(await inSight(friend)).toEqual(names.filter((name) => name !== friend.name));
        expect(await feed(friend)).toEqual([
          ...names.toReversed().map((name) => [name]),
          names,
          names,
          names,
        ]);
      }
      expect(await feed()).toHaveLength(7);
      const [first, second] = friends as [Named, Named];
      expect(await call(`/accounts/${second.playerId}`, first)).toMatchObject({
        name: second.name,
        cooldownGuesserStats: { wins: 0, looses: 3 },
        lastGames: Array.from({ length: 4 }, () => ({})),
      });
      await call(`/people/${second.playerId}/invite`, first, {
        kind: 'lobby',
        game: 'cooldownClash',
        target: 'ABCDEF',
      });
    });

    it('see who has played their challenge', async () => {
      const [maker, taker] = (await joinMany(2, 'Friend')) as [Named, Named];
      const id = randomUUID();
      const run = { challengeId: id, startedAt: clock.now(), finishedAt: clock.now(), score: 4, answerMs: 9 };
      await challengeQueries(hubOf(hub.hub.store.engine, clock)).add(
        {
          id,
          game: 'moreOrLess',
          seed: 'seed',
          options: '{}',
          roomId: 'room-of-maker' as GameId,
          accountId: maker.id,
          leagueId: null,
          day: null,
          createdAt: clock.now(),
          expiresAt: clock.now() + NEWCOMER_MS,
        },
        { ...run, accountId: taker.id, roomId: 'room-of-taker' as GameId, answers: '[]' },
        { limit: 20, since: 0 },
      );
      expect(await inSight(maker)).toEqual([taker.name]);
      expect(await inSight(taker)).toEqual([maker.name]);
    });
  });

  describe('a busy hub', () => {
    it('names few of two hundred new guests, also of those who take seats at tables of others', async () => {
      const players = await publicHub();
      const [ada, bo, ...others] = players as [Named, Named, ...Named[]];
      for (const player of others.slice(0, 8)) await play(player);
      const flood = await joinMany(200, 'Rude');
      for (const guest of flood.slice(0, 150)) await play(guest);
      for (const [at, guest] of flood.slice(150).entries()) await play(others[at % 30] as Named, guest);
      await play(bo, flood[0] as Named);
      await online(flood);
      for (const viewer of [undefined, ada]) {
        const lines = await feed(viewer);
        expect(naming(lines, flood)).toHaveLength(NEWCOMERS_SHOWN);
        for (const { name } of others.slice(30)) expect(lines.flat()).not.toContain(name);
      }
      expect(await inSight(ada)).toEqual([]);
      // A player who sat at a table with a newcomer sees that name, until it is reported.
      expect(await inSight(bo)).toEqual(['Rude 1']);
      const target = { kind: 'player', player: flood[0]?.playerId };
      await call('/reports', bo, { target, place: 'lobby', reason: 'name' });
      expect(await inSight(bo)).toEqual([]);
    }, 360_000);

    it('names those whom the viewer has met, in any number', async () => {
      const [ada, ...players] = (await publicHub()) as [Named, ...Named[]];
      const friends = await joinMany(6, 'Friend');
      const strangers = await joinMany(6, 'Stranger');
      await play(ada, ...friends);
      await online([...players, ...friends]);
      for (const guest of [...friends, ...strangers]) await play(guest);
      expect(await inSight(ada)).toEqual(friends.map(({ name }) => name));
      const lines = await feed(ada);
      expect(naming(lines, friends)).toHaveLength(6);
      expect(naming(lines, strangers)).toHaveLength(NEWCOMERS_SHOWN);
      expect(naming(await feed(), [...friends, ...strangers])).toHaveLength(NEWCOMERS_SHOWN);
    });

    it('keeps friends in sight of one at whose tables fifty strangers sit down', async () => {
      const [ada] = (await publicHub()) as [Named];
      const friend = await join('Friend');
      for (let game = 0; game < 2; game += 1) await play(ada, friend);
      for (const guest of await joinMany(50, 'Rude')) await play(ada, guest);
      expect(await inSight(ada)).toContain(friend.name);
    });

    it('withholds no name again that it has shown, while the number of players changes and after a restart', async () => {
      const players = await joinMany(BUSY_ABOVE_PLAYERS + 1, 'Player');
      clock.advance(2 * NEWCOMER_MS);
      const guests = await joinMany(6, 'Guest');
      for (const guest of guests) await play(guest);
      const namedNow = async () => naming(await feed(), guests).length;
      await online(players.slice(1));
      expect(await namedNow()).toBe(6);
      await online(players);
      expect(await namedNow()).toBe(NEWCOMERS_SHOWN);
      const counts: number[] = [];
      for (let minute = 0; minute < 90; minute += 2) {
        clock.advance(120_000);
        await online(minute % 20 === 0 && minute < 40 ? players : players.slice(1));
        if (minute === 30) {
          await hub.close();
          hub = await openHub({ clock, variables });
        }
        counts.push(await namedNow());
      }
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => NEWCOMERS_SHOWN));
      expect(counts.at(-1)).toBe(6);
    });
  });
}
