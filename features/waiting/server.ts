import type { WaitingGame, WaitingRun } from '@hub/engine/binding/waiting';
import { closesAt, dayOf } from '@hub/engine/wire/days';
import type { AccountId, ChallengeId, GameId } from '@hub/engine/wire/ids';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Ask } from '../offers.ts';
import { type WaitingEntry, waitingEntries } from './calls.ts';

export type Waiting = ReturnType<typeof waiting>;
/** What waits for an account as it was read, without the games that are in memory, which change with every move. */
export type ReadWaiting = Awaited<ReturnType<Waiting['read']>>;
type Stored = Omit<ReadWaiting, 'rooms'>;

/** A running game in which an account has a seat; `game` is its id. */
export type WaitingRoom = {
  readonly game: string;
  readonly room: GameId;
  readonly waits: WaitingGame | WaitingRun;
};

/** The running games of an account. */
export type WaitingRooms = {
  /** Those in the memory of a node, as they are now. */
  live(account: AccountId): readonly WaitingRoom[];
  /** Those that no node has in memory, as they are stored. */
  stored(account: AccountId): Promise<readonly WaitingRoom[]>;
};

type Parts = {
  readonly ask: Ask<'challenges' | 'leagues' | 'people'>;
  readonly rooms: () => WaitingRooms;
};

/** Lists what waits for an account. Everything in it is about the account itself, or was sent to it by name. */
export function waiting({ clock }: Pick<Hub, 'clock'>, { ask, rooms }: Parts) {
  /** Reads what is stored. Rejects while the database is unavailable. */
  async function read(account: AccountId) {
    const { challenges, leagues, people } = ask();
    const [stored, received = [], own = [], duel] = await Promise.all([
      rooms().stored(account),
      people?.invitesTo(account),
      challenges?.openOf(account),
      leagues?.duelToday(account),
    ]);
    const open = await Promise.all(
      received.map(async ({ to, target }) => to !== 'league' || leagues?.mayJoin(account, target)),
    );
    const runs = await Promise.all(
      [...stored, ...rooms().live(account)].flatMap(({ waits }) =>
        waits.as === 'run' ? (challenges?.find(waits.challenge) ?? []) : [],
      ),
    );
    return {
      rooms: stored,
      invites: received.filter((_, at) => open[at]),
      challenges: own,
      duel: duel?.isPlayed === false ? duel : undefined,
      /** The league of each run that is a duel, by the id of its challenge. */
      leagues: new Map(runs.flatMap((run) => (run?.leagueId ? [[run.id, run.leagueId] as const] : []))),
    };
  }

  /** The entries of what was read and of the games in memory, the most urgent first. */
  function entriesOf(account: AccountId, stored: ReadWaiting): WaitingEntry[] {
    const now = clock.now();
    const live = rooms().live(account);
    const inMemory = new Set(live.map(({ room }) => room));
    const all = [...live, ...stored.rooms.filter(({ room }) => !inMemory.has(room))];
    const games = all.flatMap((room) => gameEntry(room, stored.leagues, now));
    const begun = new Set(games.flatMap((entry) => (entry.kind === 'game' ? entry.link : [])));
    const entries: readonly WaitingEntry[] = [
      ...games,
      ...stored.invites.flatMap((invite) => inviteEntry(invite, now)),
      ...duelEntry(stored.duel, now).filter((entry) => entry.kind !== 'duel' || !begun.has(entry.league)),
      ...stored.challenges.flatMap((challenge) => challengeEntry(challenge, now)),
    ];
    return entries.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  }

  return {
    read,
    entriesOf,
    mount(mount: Mount) {
      // For pages without a socket of the hub.
      mount(waitingEntries, async ({ caller: { player } }) => ({
        entries: entriesOf(player.accountId, await read(player.accountId)),
      }));
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

function inviteEntry({ until, ...invite }: Stored['invites'][number], now: number): WaitingEntry[] {
  return until <= now ? [] : [{ kind: 'invite', ...invite, timeLeft: until - now }];
}

function duelEntry(duel: Stored['duel'], now: number): WaitingEntry[] {
  if (duel === undefined) return [];
  const { league, name } = duel;
  return [{ kind: 'duel', league, name, timeLeft: closesAt(dayOf(now)) - now }];
}

function challengeEntry(
  { id, expiresAt, ...challenge }: Stored['challenges'][number],
  now: number,
): WaitingEntry[] {
  const timeLeft = expiresAt - now;
  return timeLeft <= 0 ? [] : [{ kind: 'challenge', id: id as ChallengeId, ...challenge, timeLeft }];
}
