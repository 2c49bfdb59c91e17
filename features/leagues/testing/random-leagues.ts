import { closesAt, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { dailyGames } from '@hub/protocol/games';
import { DAY_MS, type ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect } from 'vitest';
import type { Hub } from '../../../apps/server/src/compose.ts';
import { hostOf } from '../../../apps/server/src/store/testing/rows.ts';
import { type Guest, newGuest } from '../../../apps/server/src/testing/open-hub.ts';
import { SeededRandom } from '../../../system-tests/players/seeded-random.ts';
import { playerActions } from '../../administration/player-actions.ts';
import type { LeagueReply } from '../calls.ts';
import { LeaguePlay } from './league-play.ts';

type Row = Readonly<Record<string, unknown>>;

/** A hub whose servers the test may end and start. */
export type ChangingHub = {
  readonly clock: ManualClock;
  /** A running server; of several nodes, any of them. */
  readonly hub: () => Hub;
  readonly rows: (statement: string) => Promise<readonly Row[]>;
  /** Ends a server and starts another one on the same data. */
  readonly disturb: () => Promise<void>;
};

/**
 * Lets guests play random leagues over midnights and closing times, with joining, leaving, removal, early ends, suspension,
 * closed, reopened and erased accounts and ended servers. After each week every member's table must equal the stored rows.
 */
export async function playRandomLeagues(changing: ChangingHub, leagues: number, seed: string): Promise<void> {
  const { clock } = changing;
  const random = new SeededRandom(seed);
  const play = new LeaguePlay(() => changing.hub(), clock);
  const today = (): Day => dayOf(clock.now());
  for (let number = 0; number < leagues; number += 1) {
    const guests: Guest[] = [];
    for (let at = 0; at < 8; at += 1) guests.push(await newGuest(changing.hub().app, `Guest ${at}`));
    const [owner, ...others] = guests.toSorted(() => random.between(0, 2) - 1) as [Guest, ...Guest[]];
    const id = await play.leagueOf(owner, ...others.slice(0, random.between(0, 5)));
    const { code } = await play.league(owner, id);
    const end = clock.now() + 8 * DAY_MS;
    /** Accounts that play no rifts: closed, erased or suspended at some time. */
    const idle = new Set<AccountId>();
    /** What the table says when the owner has ended the league: later runs change nothing of it. */
    let atItsEnd: ReadonlyMap<string | null, number> | undefined;
    while (clock.now() < end) {
      const at = random.between(0, guests.length - 1);
      const who = guests[at] ?? owner;
      const mode = random.pick(dailyGames)?.id ?? 'championRift';
      switch (random.between(0, 15)) {
        case 0:
          await play.call(who, '/leagues/join', { code });
          break;
        case 1:
          await play.call(who, `/leagues/${id}/leave`, {});
          break;
        case 2:
          if (random.percent(30)) await play.call(owner, `/leagues/${id}/remove`, { member: who.playerId });
          break;
        case 3:
          if (random.percent(10) && !(await play.call(owner, `/leagues/${id}/close`, {})).error) {
            atItsEnd = pointsIn(await play.league(owner, id));
            clock.advance(random.between(1, 1_000));
          }
          break;
        case 4:
        case 5:
          await play.playDuel(who, id, random.between(0, 5));
          break;
        case 6:
          await beginAndEnd(changing, play, random, who, id);
          break;
        case 7:
          // Just before or after midnight, or the closing time.
          clock.advance(
            Date.parse(daysAfter(today(), 1)) - clock.now() + (random.between(0, 4) - 1) * 900_000,
          );
          break;
        case 8:
          if (random.percent(25)) await play.call(who, `/accounts/${who.id}/delete`, { name: `Guest ${at}` });
          if (random.percent(25)) await moderateAtRandom(changing, random, who);
          idle.add(who.id);
          break;
        case 9:
          if (random.percent(40)) await changing.disturb();
          break;
        default:
          if (!idle.has(who.id)) await play.solve(who, mode, today(), 1 + random.between(0, 13));
          clock.advance(random.between(0, 10_800_000));
      }
    }
    const expected = await pointsFromRows(changing, id);
    let shown = 0;
    for (const guest of guests) {
      const table = await play.league(guest, id);
      if (table.error !== undefined) continue;
      shown += 1;
      const points = table.rows.map((row, at) => [row.player.id ?? `former ${at}`, row.points] as const);
      const known = points.filter(([player]) => !player.startsWith('former'));
      for (const [player, sum] of known) expect(sum).toBe(atItsEnd?.get(player) ?? sum);
      expect(new Map(known), `league ${number} of ${seed}`).toEqual(new Map(expected.known));
      const former = points.filter(([player]) => player.startsWith('former')).map(([, sum]) => sum);
      expect(former.toSorted(ascending)).toEqual(expected.former.toSorted(ascending));
    }
    if (number === 0) expect(shown).toBeGreaterThan(0);
  }
}

/** Suspends, closes, restores or erases an account, as the host does. */
async function moderateAtRandom(
  { hub, clock }: ChangingHub,
  random: SeededRandom,
  { id }: Guest,
): Promise<void> {
  const does = hostOf(hub().store, clock.now());
  switch (random.between(0, 4)) {
    case 0:
    case 1: {
      const until = clock.now() + random.between(1, 3) * DAY_MS;
      await does(playerActions.suspend, id, { until, rule: null });
      break;
    }
    case 2:
      await does(playerActions.close, id, {});
      break;
    case 3:
      await does(playerActions.restore, id, {});
      break;
    default:
      await does(playerActions.erase, id, { name: '' });
  }
}

const pointsIn = ({ rows }: LeagueReply) => new Map(rows.map(({ player, points }) => [player.id, points]));
const isFormer = (member: Row): boolean => member['soft_deleted_at'] !== null;
const ascending = (a: number, b: number): number => a - b;

/** Begins a duel twice at once, ends a server in the middle, and ends the duel, also twice. */
async function beginAndEnd(
  changing: ChangingHub,
  play: LeaguePlay,
  random: SeededRandom,
  who: Guest,
  id: string,
): Promise<void> {
  const { duel } = await play.league(who, id);
  if (!duel) return;
  const begun = await Promise.all([play.beginDuel(who, duel), play.beginDuel(who, duel)]);
  const [first, second] = begun;
  if (typeof first === 'string' || typeof second === 'string' || !first || !second) return;
  expect(first.roomId).toBe(second.roomId);
  if (random.percent(20)) await changing.disturb();
  changing.clock.advance(random.between(0, 3_600_000));
  await play.endDuel(who, duel, first.roomId, random.between(0, 5));
  await play.endDuel(who, duel, first.roomId, 1_000);
}

/** The points of the members of a league, computed from the stored rows alone and in another way than the server does. */
async function pointsFromRows({ clock, rows }: ChangingHub, id: string) {
  const [own] = await rows(`select first_day, closed_at from league where id = '${id}'`);
  const first = String(own?.['first_day']) as Day;
  const now = Number(own?.['closed_at'] ?? clock.now());
  const members = await rows(`select m.*, a.player_id, a.soft_deleted_at from league_member m
    join account a on a.id = m.account_id where league_id = '${id}' and is_removed = 0`);
  const points = new Map<string, number>();
  for (const { account_id: account, joined_at: joinedAt } of members) {
    const from = dayOf(Number(joinedAt));
    const to = [dayOf(now), daysAfter(first, 6)].toSorted()[0];
    const rifts = await rows(`select attempts from daily_run where account_id = '${String(account)}'
      and day >= '${first}' and day >= '${from}' and day <= '${to}' and completed_at <= ${now}`);
    points.set(
      String(account),
      rifts.reduce((sum, { attempts }) => sum + Math.max(1, 10 - Number(attempts)), 0),
    );
  }
  for (const { id: duel, day } of await rows(`select id, day from challenge where league_id = '${id}'`)) {
    const runs =
      await rows(`select account_id, score from challenge_run where challenge_id = '${String(duel)}'
      and finished_at < ${closesAt(String(day))} and finished_at <= ${now} and account_id in (select account_id from league_member
      where league_id = '${id}' and is_removed = 0) order by score desc`);
    expect(runs.every(({ score }) => Number(score) < 1_000)).toBe(true);
    for (const run of runs) {
      const place = runs.findIndex(({ score }) => score === run['score']);
      const member = members.find((one) => one['account_id'] === run['account_id']);
      if (String(day) < dayOf(Number(member?.['joined_at'])) || String(day) > dayOf(now)) continue;
      const account = String(run['account_id']);
      points.set(account, (points.get(account) ?? 0) + ([10, 7, 5, 3, 1][place] ?? 0));
    }
  }
  const present = members.filter(({ left_at: leftAt }) => leftAt === null);
  const pointsOf = (member: Row): number => points.get(String(member['account_id'])) ?? 0;
  return {
    known: present
      .filter((one) => !isFormer(one))
      .map((one) => [String(one['player_id']), pointsOf(one)] as const),
    former: present.filter(isFormer).map(pointsOf),
  };
}
