import { closesAt, DAY_MS, dayOf } from '@hub/engine/wire/days';
import type { AccountId, ChallengeId } from '@hub/engine/wire/ids';
import { CHALLENGE_DAYS, LOBBY_INVITE_MINUTES } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { OwnChallenge } from '../challenges/open-challenges.ts';
import type { Challenges } from '../challenges/server.ts';
import type { Leagues } from '../leagues/server.ts';
import type { PeopleStore, ReceivedInvite } from '../people/ports.ts';
import type { WaitingEntry } from './calls.ts';
import type { WaitingRoom, WaitingRooms } from './ports.ts';

type DuelToday = NonNullable<Awaited<ReturnType<Leagues['duelToday']>>>;

/** What waits for an account as it was read, without the games that are in memory, which change with every move. */
export type ReadWaiting = {
  readonly rooms: readonly WaitingRoom[];
  readonly invites: readonly ReceivedInvite[];
  readonly challenges: readonly OwnChallenge[];
  readonly duel: DuelToday | undefined;
  /** The league of each run that is a duel, by the id of its challenge. */
  readonly leagues: ReadonlyMap<string, string>;
};

export type Waiting = {
  /** Reads what is stored. Rejects while the database is unavailable. */
  read(account: AccountId): Promise<ReadWaiting>;
  /** The entries of what was read and of the games in memory, the most urgent first. */
  entriesOf(account: AccountId, read: ReadWaiting): readonly WaitingEntry[];
};

type Deps = {
  readonly people: Pick<PeopleStore, 'invitesTo'>;
  readonly challenges: Pick<Challenges, 'find' | 'openOf'>;
  readonly leagues: Pick<Leagues, 'duelToday' | 'mayJoin'>;
  readonly rooms: WaitingRooms;
  readonly clock: Clock;
};

/** Lists what waits for an account. Everything in it is about the account itself, or was sent to it by name. */
export function createWaiting({ people, challenges, leagues, rooms, clock }: Deps): Waiting {
  const isOpen = async (account: AccountId, { kind, target }: ReceivedInvite): Promise<boolean> =>
    kind !== 'league' || leagues.mayJoin(account, target);
  return {
    async read(account) {
      const now = clock.now();
      const [stored, received, own, duel] = await Promise.all([
        rooms.stored(account),
        people.invitesTo(
          account,
          { lobbies: now - LOBBY_INVITE_MINUTES * 60_000, others: now - CHALLENGE_DAYS * DAY_MS },
          now,
        ),
        challenges.openOf(account),
        leagues.duelToday(account),
      ]);
      const open = await Promise.all(received.map((invite) => isOpen(account, invite)));
      const runs = [...stored, ...rooms.live(account)].flatMap(({ waits }) =>
        waits.as === 'run' ? challenges.find(waits.challenge) : [],
      );
      return {
        rooms: stored,
        invites: received.filter((_, at) => open[at]),
        challenges: own,
        duel: duel?.isPlayed === false ? duel : undefined,
        leagues: new Map(
          (await Promise.all(runs)).flatMap((run) =>
            run?.leagueId ? [[run.id, run.leagueId] as const] : [],
          ),
        ),
      };
    },
    entriesOf(account, read) {
      const now = clock.now();
      const live = rooms.live(account);
      const inMemory = new Set(live.map(({ room }) => room));
      const all = [...live, ...read.rooms.filter(({ room }) => !inMemory.has(room))];
      const games = all.flatMap((room) => gameEntry(room, read.leagues, now));
      const begun = new Set(games.flatMap((entry) => (entry.kind === 'game' ? entry.link : [])));
      const entries: readonly WaitingEntry[] = [
        ...games,
        ...read.invites.flatMap((invite) => inviteEntry(invite, now)),
        ...duelEntry(read.duel, now).filter((entry) => entry.kind !== 'duel' || !begun.has(entry.league)),
        ...read.challenges.flatMap((challenge) => challengeEntry(challenge, now)),
      ];
      return entries.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
    },
  };
}

/** What other people wait for comes first, then what ends soonest. */
function urgencyOf(entry: WaitingEntry): number {
  switch (entry.kind) {
    case 'game':
      if (entry.as !== 'table' && entry.as !== 'coop') return entry.as === 'duel' ? 4 : 6;
      return entry.isTurn ? 0 : 1;
    case 'rematch':
      return 2;
    case 'invite':
      return entry.to === 'lobby' ? 3 : 5;
    case 'duel':
      return 4;
    case 'challenge':
    default:
      return 7;
  }
}

function gameEntry(
  { game, room, waits }: WaitingRoom,
  leagues: ReadWaiting['leagues'],
  now: number,
): WaitingEntry[] {
  const { isPlaying, isTurn, progress, isRematch, until } = waits;
  if (until !== undefined && until <= now) return [];
  if (isRematch && (waits.as === 'table' || waits.as === 'coop'))
    return [
      { kind: 'rematch', game, room, as: waits.as, ...(until !== undefined && { timeLeft: until - now }) },
    ];
  const common = {
    kind: 'game' as const,
    game,
    room,
    isPlaying,
    isTurn,
    ...(progress !== undefined && { progress }),
    ...(until !== undefined && { timeLeft: until - now }),
  };
  if (waits.as !== 'run') return [{ ...common, as: waits.as }];
  const league = leagues.get(waits.challenge);
  return league === undefined
    ? [{ ...common, as: 'challenge', link: waits.challenge }]
    : [{ ...common, as: 'duel', link: league }];
}

function inviteEntry({ kind, from, game, target, at, endsAt }: ReceivedInvite, now: number): WaitingEntry[] {
  const shownUntil = kind === 'lobby' ? at + LOBBY_INVITE_MINUTES * 60_000 : at + CHALLENGE_DAYS * DAY_MS;
  const timeLeft = Math.min(shownUntil, endsAt ?? Number.POSITIVE_INFINITY) - now;
  return timeLeft <= 0 ? [] : [{ kind: 'invite', to: kind, from: { ...from }, game, target, timeLeft }];
}

function duelEntry(duel: DuelToday | undefined, now: number): WaitingEntry[] {
  if (duel === undefined) return [];
  const { league, name } = duel;
  return [{ kind: 'duel', league, name, timeLeft: closesAt(dayOf(now)) - now }];
}

function challengeEntry(
  { id, game, taken, answered, newest, expiresAt }: OwnChallenge,
  now: number,
): WaitingEntry[] {
  const timeLeft = expiresAt - now;
  if (timeLeft <= 0) return [];
  return [
    {
      kind: 'challenge',
      id: id as ChallengeId,
      game,
      taken,
      answered,
      newest: newest && { ...newest },
      timeLeft,
    },
  ];
}
