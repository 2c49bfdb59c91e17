import { closesAt, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { LEAGUE_DAYS, LEAGUE_DUEL_POINTS, LEAGUE_RIFT_POINTS } from '@hub/engine/wire/limits';
import type { LeagueRowReply } from './calls.ts';
import type { Member } from './league.ts';

/** What a member has on a day; null for what was not played, and for a day that has not begun or was before joining. */
type DayPoints = LeagueRowReply['days'][number];
type Played = { readonly member: Member; readonly days: DayPoints[] };

/** A finished duel of a day. */
type Duel = {
  readonly account: AccountId;
  readonly day: Day;
  readonly score: number;
  readonly finishedAt: number;
};

/** Everything that a table is computed from. */
type LeagueRuns = {
  readonly firstDay: Day;
  readonly now: number;
  /** When its owner ended it, or its last member left; null otherwise. */
  readonly closedAt: number | null;
  /** Ids of the daily games, in order. */
  readonly modes: readonly string[];
  readonly members: readonly Member[];
  /** The solved rifts of its days. */
  readonly rifts: readonly {
    readonly account: AccountId;
    readonly day: Day;
    readonly mode: string;
    readonly guesses: number;
    readonly completedAt: number;
  }[];
  readonly duels: readonly Duel[];
};

/** When a league ends: the closing time of its last day. */
export const endOf = (firstDay: Day): number => closesAt(daysAfter(firstDay, LEAGUE_DAYS - 1));

/**
 * The table of a league, a pure function of its members and of stored runs: there is no counter that could drift. Members who
 * have left have no row, but keep their places in duels, so that nobody else's points change; removed members have neither. Runs of
 * days before a member joined count for nobody: a newcomer changes no points of others. Runs that ended after the league was ended do
 * not count either, but for rifts in the half hour after midnight, which are stored with the last moment of their day. `winners`:
 * those with the most points of each closed day, if there were any points.
 */
export function leagueTable({ firstDay, now, closedAt, modes, members, rifts, duels }: LeagueRuns) {
  const days = Array.from({ length: LEAGUE_DAYS }, (_, day) => daysAfter(firstDay, day));
  const present = countedOf(members).filter(({ leftAt }) => leftAt === null);
  const placesOf = new Map(days.map((day) => [day, duelPlaces(day, duels, members, closedAt)]));
  const riftPoints = new Map(
    rifts
      .filter(({ completedAt }) => completedAt <= (closedAt ?? completedAt))
      .map(({ account, day, mode, guesses }) => [
        `${account}/${day}/${mode}`,
        Math.max(1, LEAGUE_RIFT_POINTS - guesses),
      ]),
  );
  const pointsOn = ({ account, joinedAt }: Member, day: Day): DayPoints => {
    if (day > dayOf(now) || day < dayOf(joinedAt)) return null;
    const ofRifts = modes.map((mode) => riftPoints.get(`${account}/${day}/${mode}`) ?? null);
    const place = placesOf.get(day)?.get(account);
    const duel = place === undefined ? null : pointsOfPlace(place);
    const points = [...ofRifts, duel].reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return { rifts: ofRifts, duel, points };
  };
  const played = present.map(
    (member): Played => ({ member, days: days.map((day) => pointsOn(member, day)) }),
  );
  const closed = days.filter((day) => closesAt(day) <= now).length;
  const totals = played.map(({ days: all }) => total(all));
  const before = played.map(({ days: all }) => total(all.slice(0, closed)));
  /** The same place for the same points; the place before today is null on the first day. */
  const rows = played.map(({ member, days: all }, at) => ({
    member,
    days: all,
    points: totals[at] ?? 0,
    place: placeIn(totals, totals[at] ?? 0),
    placeBefore: closed === 0 ? null : placeIn(before, before[at] ?? 0),
  }));
  return {
    days,
    rows: rows.toSorted((a, b) => a.place - b.place || a.member.joinedAt - b.member.joinedAt),
    winners: days.slice(0, closed).map((_, at) => winnersOf(played, at)),
  };
}

const countedOf = (members: readonly Member[]): Member[] => members.filter(({ isRemoved }) => !isRemoved);

const total = (days: readonly DayPoints[]): number => days.reduce((sum, day) => sum + (day?.points ?? 0), 0);

const placeIn = (all: readonly number[], points: number): number =>
  1 + all.filter((other) => other > points).length;

/**
 * Places in a day's duel by account, of its counted members: the same score has the same place. A run that ended after the closing time, or
 * after the league was ended, has none, nor has one of a member who joined later.
 */
export function duelPlaces(
  day: Day,
  duels: readonly Duel[],
  members: readonly Member[],
  closedAt: number | null,
): ReadonlyMap<AccountId, number> {
  const joined = countedOf(members).filter(({ joinedAt }) => dayOf(joinedAt) <= day);
  const accounts = new Set(joined.map(({ account }) => account));
  const runs = duels.filter(
    ({ account, finishedAt, ...run }) =>
      run.day === day &&
      finishedAt < closesAt(day) &&
      finishedAt <= (closedAt ?? finishedAt) &&
      accounts.has(account),
  );
  const scores = runs.map(({ score }) => score);
  return new Map(runs.map(({ account, score }) => [account, placeIn(scores, score)]));
}

/** Points of a place in a duel. */
export const pointsOfPlace = (place: number): number => LEAGUE_DUEL_POINTS[place - 1] ?? 0;

function winnersOf(rows: readonly Played[], at: number) {
  const best = Math.max(0, ...rows.map(({ days }) => days[at]?.points ?? 0));
  if (best === 0) return [];
  return rows.filter(({ days }) => days[at]?.points === best).map(({ member }) => member.player);
}
