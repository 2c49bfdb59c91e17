import type { AccountId } from '@hub/engine/wire/ids';
import { boards } from '@hub/protocol/games';
import { playedGame } from '../players/game-players.ts';
import { groupBy } from './group-by.ts';
import type { KnownRoom, ObservationLog } from './observation-log.ts';
import type { Stored } from './stored-data.ts';
import { roomOfMatch, StoredRoom } from './stored-room.ts';

/** The server's time when it ended (ms since 1970), and for how long it had run. */
export interface Moment {
  readonly now: number;
  readonly upMs: number;
  /** How fast the server's clock runs; default: 1. */
  readonly speed?: number | undefined;
}

/** A deadline that is overdue by this time on the server's clock is lost, in ms; with a faster clock later, as a busy machine is no faster. */
export const LATE_MS = 15_000;
/** The same in ms of real time. */
const LATE_REAL_MS = 3_000;

export interface RoomCheck {
  readonly broken: string[];
  /** Guesses that could be compared with the state that acknowledged them. */
  readonly compared: readonly object[];
}

/** The stored rooms by id. */
export const readRooms = ({
  room_snapshot,
}: Pick<Stored, 'room_snapshot'>): ReadonlyMap<string, StoredRoom> =>
  new Map(room_snapshot.map((row) => [row.room_id, new StoredRoom(row)]));

/** Finds observed states, guesses, ends and rewards that are not stored. */
export function lostFromRooms(
  { rooms }: Pick<ObservationLog, 'rooms'>,
  stored: Pick<Stored, 'match_player' | 'ledger'>,
  storedRooms: ReadonlyMap<string, StoredRoom>,
): RoomCheck {
  const played = groupBy(stored.match_player, ({ match_id }) => roomOfMatch(match_id));
  const paid = groupBy(stored.ledger, ({ account_id }) => account_id);
  const compared: object[] = [];
  const broken = [...rooms].flatMap(([id, known]) => {
    const room = storedRooms.get(id);
    if (room === undefined) return [`lost: room ${known.game} ${id}`];
    if (room.version < known.version)
      return [`lost: ${known.game} ${id} is at version ${room.version}, shown was ${known.version}`];
    const guesses = lostGuesses(known, room);
    compared.push(...guesses.compared);
    return [...guesses.broken, ...lostEnds(known, id, played.get(id) ?? []), ...lostRewards(known, id, paid)];
  });
  return { broken, compared };
}

function lostGuesses(known: KnownRoom, room: StoredRoom): RoomCheck {
  const all = [...known.guesses].flatMap(([account, guesses]) =>
    guesses.map((guess) => ({ account, guess })),
  );
  const comparable = all.filter(
    ({ guess }) => room.played.kind === 'daily' || guess.version === room.version,
  );
  const lost = comparable.filter(({ account, guess }) => !room.holds(account, guess.guess));
  return {
    compared: comparable.map(({ guess }) => guess),
    broken: lost.map(
      ({ account, guess }) => `lost: guess ${JSON.stringify(guess.guess)} of ${account} in ${room.id}`,
    ),
  };
}

const lostEnds = ({ ends, game }: KnownRoom, id: string, players: Stored['match_player']): string[] =>
  [...ends].flatMap(([account, count]) => {
    const stored = players.filter(({ account_id }) => account_id === account).length;
    return stored >= count
      ? []
      : [`lost: end of ${game} ${id}: ${account} saw ${count}, stored are ${stored}`];
  });

/** Beginning of the references of what a room pays; nothing for lobbies, which tell no reward. */
function referenceOf(game: string, room: string): string {
  const { kind } = playedGame(game);
  if (kind === 'versus') return '';
  return kind === 'daily' ? `daily:${game}:` : `${game}:${room}-`;
}

const lostRewards = (
  { rewards, game }: KnownRoom,
  id: string,
  paid: ReadonlyMap<AccountId, Stored['ledger']>,
): string[] =>
  [...rewards].flatMap(([account, essence]) => {
    const isPaid = paid
      .get(account)
      ?.some(({ reference, amount }) => reference.startsWith(referenceOf(game, id)) && amount === essence);
    return essence === 0 || isPaid === true ? [] : [`lost: reward ${essence} of ${game} ${id} to ${account}`];
  });

/** Finds rooms with more settlements than games, or with an unsettled game. */
export function wronglySettled({ match }: Stored, rooms: ReadonlyMap<string, StoredRoom>): string[] {
  const matches = groupBy(match, ({ id }) => roomOfMatch(id));
  return [...rooms.values()].flatMap((room) => {
    const count = matches.get(room.id)?.length ?? 0;
    const { least, most } = room.settlements;
    if (count >= least && count <= most) return [];
    return [`${room.kind} ${room.id}: settled ${count} times instead of ${least} to ${most}`];
  });
}

/**
 * Finds rooms without a deadline and with an overdue one. All deadlines may be late on a busy machine; a deadline
 * is lost when other rooms have changed long after it.
 */
export function stuckRooms(
  rooms: ReadonlyMap<string, StoredRoom>,
  { now, upMs, speed = 1 }: Moment,
): string[] {
  const alive = [...rooms.values()].reduce((last, { updatedAt }) => Math.max(last, updatedAt), 0);
  return [...rooms.values()].flatMap(({ isOver, deadline, kind, id, phase, played }) => {
    // A puzzle waits for its player.
    if (isOver || (deadline === null && played.kind === 'daily')) return [];
    if (deadline === null) return [`stuck: ${kind} ${id} (${phase}) has no deadline`];
    const lateMs = alive - Math.max(deadline, now - upMs);
    return lateMs > Math.max(LATE_MS, LATE_REAL_MS * speed)
      ? [
          `stuck: ${kind} ${id} (${phase}) should have gone on ${Math.round(lateMs)} ms before another room did`,
        ]
      : [];
  });
}

/** Finds best scores that differ from the best of the settled games. */
export function wrongBests({ match, match_player, best_score }: Stored): string[] {
  const matches = new Map(match.map((one) => [one.id, one]));
  const bests = new Map<string, number>();
  for (const { match_id, account_id, score } of match_player) {
    const board = boardOf(matches.get(match_id));
    if (board === undefined || score === null) continue;
    const key = `${board} of ${account_id}`;
    bests.set(key, Math.max(bests.get(key) ?? 0, score));
  }
  const stored = new Map(
    best_score.map(({ board, account_id, score }) => [`${board} of ${account_id}`, score]),
  );
  return [...new Set([...bests.keys(), ...stored.keys()])].flatMap((key) => {
    const [best = 0, shown = 0] = [bests.get(key), stored.get(key)];
    return best === shown ? [] : [`${key}: best ${shown} instead of ${best}`];
  });
}

const boardOf = (match: Stored['match'][number] | undefined): string | undefined =>
  boards.find(({ game, mode }) => game.names.feed === match?.game && mode === match.mode)?.id;
