import type { WaitingGame, WaitingRun } from '@hub/engine/binding/waiting';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Ask } from '../offers.ts';
import { type WaitingEntry, waitingEntries } from './calls.ts';

export type Waiting = ReturnType<typeof waiting>;
/** What waits for an account as it was read, without the games that are in memory, which change with every move. */
export type ReadWaiting = Awaited<ReturnType<Waiting['read']>>;

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
    const [stored, ...waits] = await Promise.all([
      rooms().stored(account),
      people?.waitsFor(account),
      challenges?.waitsFor(account),
      leagues?.waitsFor(account),
    ]);
    const runs = await Promise.all(
      [...stored, ...rooms().live(account)].flatMap(({ waits }) =>
        waits.as === 'run' ? (challenges?.find(waits.challenge) ?? []) : [],
      ),
    );
    return {
      rooms: stored,
      waits: waits.flatMap((some = []) => some),
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
    const begun = new Set(games.flatMap(({ entry }) => (entry.kind === 'game' ? entry.link : [])));
    const others = stored.waits.flatMap(({ urgency, until, link, entry }) =>
      until <= now || (link !== undefined && begun.has(link)) ? [] : { urgency, entry: entry(until - now) },
    );
    return [...games, ...others].toSorted((a, b) => a.urgency - b.urgency).map(({ entry }) => entry);
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

function gameEntry(
  { game, room, waits }: WaitingRoom,
  leagues: ReadWaiting['leagues'],
  now: number,
): { readonly urgency: number; readonly entry: WaitingEntry }[] {
  const { isPlaying, isTurn, progress, isRematch, until } = waits;
  if (until !== undefined && until <= now) return [];
  const timeLeft = until !== undefined && { timeLeft: until - now };
  if (isRematch && (waits.as === 'table' || waits.as === 'coop'))
    return [{ urgency: 2, entry: { kind: 'rematch', game, room, as: waits.as, ...timeLeft } }];
  const common = {
    kind: 'game' as const,
    game,
    room,
    isPlaying,
    isTurn,
    ...(progress !== undefined && { progress }),
    ...timeLeft,
  };
  if (waits.as !== 'run') {
    const isShared = waits.as === 'table' || waits.as === 'coop';
    return [{ urgency: !isShared ? 6 : isTurn ? 0 : 1, entry: { ...common, as: waits.as } }];
  }
  const league = leagues.get(waits.challenge);
  return league === undefined
    ? [{ urgency: 6, entry: { ...common, as: 'challenge', link: waits.challenge } }]
    : [{ urgency: 4, entry: { ...common, as: 'duel', link: league } }];
}
