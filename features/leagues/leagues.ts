import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { closesAt, DAY_MS, dayOf, daysAfter, firstOpenDay } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, Day, PlayerId } from '@hub/engine/wire/ids';
import {
  LEAGUE_DAYS,
  LEAGUE_KEPT_DAYS,
  LEAGUE_MEMBERS,
  LEAGUES_AT_ONCE,
  LEAGUES_PER_DAY,
} from '@hub/engine/wire/limits';
import { lobbyNameOf } from '@hub/engine/wire/lobby-form';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { ChallengeStore, StoredChallenge } from '../challenges/ports.ts';
import { openOf, ownerOf } from './owner.ts';
import type { LeagueMember, LeagueStore, StoredLeague } from './ports.ts';
import { endOf, type LeagueTable, leagueTable } from './table.ts';

/** A game whose runs can be duels, and the options of its rules. */
export type DuelGame = { readonly game: string; readonly options: unknown };

export type DuelOfDay = {
  readonly id: string;
  readonly game: string;
  readonly players: readonly AccountId[];
  readonly own: 'none' | 'playing' | 'over';
};

export type ShownLeague = {
  readonly league: StoredLeague;
  readonly table: LeagueTable;
  /** Who may remove members and end the league. */
  readonly owner: AccountId;
  readonly members: readonly LeagueMember[];
  readonly isOver: boolean;
  /** Of today, or of yesterday while the account may finish it. */
  readonly duel: DuelOfDay | null;
  /** The account's finished duel of each day; null for a day without one. */
  readonly ownDuels: readonly ({ readonly id: string; readonly score: number } | null)[];
  /** The league that is another week of this one. */
  readonly next: string | null;
};

export type LeagueInvitation = {
  readonly league: StoredLeague;
  readonly owner: LeagueMember;
  readonly members: number;
};

export type Leagues = {
  create(account: AccountId, name: string): Promise<string | { readonly refusal: ErrorCode }>;
  /** Begins another week with all members who are there; the same one if there is one already. */
  again(account: AccountId, id: string): Promise<string | { readonly refusal: ErrorCode }>;
  ofAccount(account: AccountId): Promise<readonly ShownLeague[]>;
  /** Number of leagues that the account is in. */
  countOf(account: AccountId): Promise<number>;
  /** A running league whose duel of today is not played yet; otherwise the newest one; undefined without any. */
  duelToday(
    account: AccountId,
  ): Promise<{ readonly league: string; readonly name: string; readonly isPlayed: boolean } | undefined>;
  /** The league with its table, for members. */
  show(account: AccountId, id: string): Promise<ShownLeague | undefined>;
  /** What a code leads to: a running league with its owner and the number of its open members. */
  invitation(code: string): Promise<LeagueInvitation | undefined>;
  join(account: AccountId, code: string): Promise<string | { readonly refusal: ErrorCode }>;
  leave(account: AccountId, id: string): Promise<ErrorCode | undefined>;
  remove(owner: AccountId, id: string, player: PlayerId): Promise<ErrorCode | undefined>;
  close(owner: AccountId, id: string): Promise<ErrorCode | undefined>;
  /** Why an account may not play a duel. */
  refusesDuel(challenge: StoredChallenge, account: AccountId): Promise<ErrorCode | undefined>;
  /** Deletes leagues that can no longer be looked at. */
  forget(): Promise<void>;
};

type Deps = {
  readonly store: LeagueStore;
  readonly challenges: ChallengeStore;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly refusesName: (name: string) => Promise<boolean>;
  /** Ids of the daily games. */
  readonly modes: readonly string[];
  /** The games of duels, which take turns by day. */
  readonly duelGames: () => readonly DuelGame[];
};

/** Letters and digits without those that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
const ID_BYTES = 12;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Leagues of friends: seven days, the daily rifts by guesses and one duel a day. */
export function createLeagues(deps: Deps): Leagues {
  const { store, challenges, secret, clock, refusesName, modes, duelGames } = deps;
  const key = secret.derive('duel of the day');
  const derived = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const duelId = (league: string, day: Day): string => derived(`id/${league}/${day}`).slice(0, 16);
  const isOver = ({ firstDay, closedAt }: StoredLeague): boolean =>
    closedAt !== null || clock.now() >= endOf(firstDay);
  /** Whether this is one of the days of a league that is not over. */
  const isOn = (league: StoredLeague, day: Day): boolean =>
    !isOver(league) && day <= daysAfter(league.firstDay, LEAGUE_DAYS - 1);
  const limits = () => ({
    members: LEAGUE_MEMBERS,
    atOnce: LEAGUES_AT_ONCE,
    runningFrom: daysAfter(dayOf(clock.now()), 1 - LEAGUE_DAYS),
  });

  async function begin(
    owner: AccountId,
    name: string,
    members: readonly AccountId[],
    previous: string | null,
  ): Promise<string | { refusal: ErrorCode }> {
    const now = clock.now();
    const league: StoredLeague = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      code: newCode(),
      name,
      owner,
      firstDay: dayOf(now),
      createdAt: now,
      closedAt: null,
      previous,
    };
    const created = await store.create(league, members, {
      ...limits(),
      perDay: LEAGUES_PER_DAY,
      since: now - DAY_MS,
    });
    if (created === 'created') return league.id;
    const next = previous === null ? undefined : await store.findNext(previous);
    return next?.id ?? { refusal: 'too_many_leagues' };
  }

  /** The duel of a day, stored at its first use. All members get the same questions, which follow from the secret. */
  async function duelOf(league: StoredLeague, day: Day): Promise<StoredChallenge | undefined> {
    const id = duelId(league.id, day);
    const known = await challenges.find(id);
    if (known !== undefined) return known;
    const games = duelGames();
    const chosen = games[(Date.parse(day) / DAY_MS) % games.length];
    if (chosen === undefined) return undefined;
    const duel: StoredChallenge = {
      id,
      game: chosen.game,
      seed: derived(`seed/${league.id}/${day}`),
      options: JSON.stringify(chosen.options),
      roomId: null,
      account: null,
      league: league.id,
      day,
      createdAt: clock.now(),
      expiresAt: closesAt(day),
    };
    await challenges.add(duel, undefined, { limit: 0, since: 0 });
    return challenges.find(id);
  }

  /** The duel of today, or that of yesterday while the account's run of it can still be finished in time. */
  async function openDuel(league: StoredLeague, account: AccountId): Promise<DuelOfDay | null> {
    const [today, firstOpen] = [dayOf(clock.now()), firstOpenDay(clock.now())];
    const earlier =
      firstOpen === today || isOver(league) ? undefined : await challenges.find(duelId(league.id, firstOpen));
    const begun = earlier && (await withRuns(earlier, account));
    if (begun?.own === 'playing') return begun;
    const duel = isOn(league, today) ? await duelOf(league, today) : undefined;
    return duel === undefined ? null : withRuns(duel, account);
  }

  async function withRuns(duel: StoredChallenge, account: AccountId): Promise<DuelOfDay> {
    const players = await challenges.playersOf(duel.id);
    const own = players.find((player) => player.account === account);
    return {
      id: duel.id,
      game: duel.game,
      players: players.filter(({ isOver: hasEnded }) => hasEnded).map((player) => player.account),
      own: own === undefined ? 'none' : own.isOver ? 'over' : 'playing',
    };
  }

  async function shown(league: StoredLeague, account: AccountId): Promise<ShownLeague | undefined> {
    const members = await store.members(league.id);
    if (!members.some((member) => member.account === account && member.leftAt === null)) return undefined;
    const { firstDay } = league;
    const [rifts, duels, duel, next] = await Promise.all([
      store.rifts(league.id, firstDay, daysAfter(firstDay, LEAGUE_DAYS - 1)),
      store.duels(league.id),
      openDuel(league, account),
      store.findNext(league.id),
    ]);
    const now = league.closedAt ?? clock.now();
    const table = leagueTable({ firstDay, now, modes, members, rifts, duels });
    const owner = ownerOf(league, members);
    const ownDuels = table.days.map((day) => {
      const run = duels.find((one) => one.day === day && one.account === account);
      return run === undefined ? null : { id: duelId(league.id, day), score: run.score };
    });
    return { league, table, owner, members, isOver: isOver(league), duel, ownDuels, next: next?.id ?? null };
  }

  const owned = async (owner: AccountId, id: string): Promise<StoredLeague | ErrorCode> => {
    const league = await store.find(id);
    if (league === undefined) return 'not_found';
    if (ownerOf(league, await store.members(id)) !== owner) return 'not_league_owner';
    return isOver(league) ? 'league_over' : league;
  };

  return {
    async create(account, raw) {
      const name = lobbyNameOf(raw);
      if (name === '' || (await refusesName(name))) return { refusal: 'league_name_not_allowed' };
      return begin(account, name, [account], null);
    },
    async again(account, id) {
      const league = await store.find(id);
      const members = league === undefined ? [] : await store.members(id);
      const present = openOf(members);
      if (league === undefined || !present.some((member) => member.account === account))
        return { refusal: 'not_found' };
      if (!isOver(league)) return { refusal: 'not_now' };
      return begin(
        account,
        league.name,
        present.map((member) => member.account),
        id,
      );
    },
    async ofAccount(account) {
      const own = await store.ofAccount(account);
      const all = await Promise.all(own.map((league) => shown(league, account)));
      return all.flatMap((league) => league ?? []);
    },
    async countOf(account) {
      return (await store.ofAccount(account)).length;
    },
    async duelToday(account) {
      const day = dayOf(clock.now());
      const running = (await store.ofAccount(account)).filter((league) => isOn(league, day));
      const ids = running.map(({ id }) => duelId(id, day));
      const finished = await challenges.finishedBy(account, ids);
      const open = running.find((_, at) => !finished.includes(ids[at] ?? ''));
      const league = open ?? running[0];
      return league && { league: league.id, name: league.name, isPlayed: open === undefined };
    },
    async show(account, id) {
      const league = await store.find(id);
      return league && shown(league, account);
    },
    async invitation(code) {
      const league = await store.findByCode(code.toUpperCase());
      if (league === undefined || isOver(league)) return undefined;
      const members = openOf(await store.members(league.id));
      const owner = members.find(({ account }) => account === ownerOf(league, members));
      return owner && { league, owner, members: members.length };
    },
    async join(account, code) {
      const league = await store.findByCode(code.toUpperCase());
      if (league === undefined) return { refusal: 'not_found' };
      if (isOver(league)) return { refusal: 'league_over' };
      const joined = await store.join(league.id, account, clock.now(), limits());
      if (joined === 'joined') return league.id;
      if (joined === 'removed') return { refusal: 'forbidden' };
      return { refusal: joined === 'full' ? 'league_full' : 'too_many_leagues' };
    },
    async leave(account, id) {
      const league = await store.find(id);
      if (league === undefined) return 'not_found';
      await store.leave(id, account, clock.now(), false);
      return undefined;
    },
    async remove(owner, id, player) {
      const league = await owned(owner, id);
      if (typeof league === 'string') return league;
      const member = (await store.members(id)).find((one) => one.player.id === player);
      if (member === undefined || member.account === owner) return 'not_found';
      await store.leave(id, member.account, clock.now(), true);
      return undefined;
    },
    async close(owner, id) {
      const league = await owned(owner, id);
      if (typeof league === 'string') return league;
      await store.close(id, clock.now());
      return undefined;
    },
    async refusesDuel(challenge, account) {
      const league = challenge.league === null ? undefined : await store.find(challenge.league);
      if (league === undefined) return 'not_found';
      // The time until 00:30 is for ending it: who begins then knows the places of all others.
      if (isOver(league) || challenge.day !== dayOf(clock.now())) return 'challenge_over';
      const members = await store.members(league.id);
      const isIn = members.some((member) => member.account === account && member.leftAt === null);
      return isIn ? undefined : 'forbidden';
    },
    async forget() {
      const before = daysAfter(dayOf(clock.now()), -LEAGUE_DAYS - LEAGUE_KEPT_DAYS);
      while ((await store.forget(before)) > 0);
    },
  };
}
