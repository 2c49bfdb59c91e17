import type { Seat } from '../kernel/rules.ts';
import type { LobbyEvent } from './command.ts';
import type { LobbyGameTypes, PlayerNumber } from './lobby-game.ts';
import { isPerson, isReading, type LobbyPlayer, type LobbyState, MIN_PLAYERS, REMATCH_MS } from './state.ts';

/** The players of the next game: all but those who still read the result of the last one. */
export const nextPlayers = <T extends LobbyGameTypes>(state: LobbyState<T>): readonly LobbyPlayer[] =>
  state.players.filter(({ number }) => !isReading(state, number));

/**
 * Whether the next game can start: everybody who plays it is ready and connected, and nobody is being asked to join. Bots fill
 * a table of quick play, so there one person is enough.
 */
export function mayStart<T extends LobbyGameTypes>(state: LobbyState<T>): boolean {
  const players = nextPlayers(state);
  const isAsking = state.reading !== undefined && state.reading.until !== null;
  return (
    state.phase === 'open' &&
    !isAsking &&
    players.some(isPerson) &&
    players.length >= (state.quick?.isAgain ? 1 : MIN_PLAYERS) &&
    players.every(({ isReady, isConnected }) => isReady && isConnected)
  );
}

/** Asks all other persons to join the next game, while they go on reading the result of the last one. */
export function askOthers<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  seat: Seat,
  now: number,
): LobbyState<T> {
  const seats = state.players.filter((player) => isPerson(player) && player.number !== seat);
  return seats.length === 0
    ? state
    : { ...state, reading: { seats: seats.map(({ number }) => number), until: now + REMATCH_MS } };
}

/** Lets a reader play again. The first one to do so after all others have left asks the rest. */
export function joinRematch<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  seat: Seat,
  now: number,
): LobbyState<T> {
  if (!isReading(state, seat)) return state;
  const isFirst = !nextPlayers(state).some(isPerson);
  const next = withoutReader(state, seat);
  return isFirst && next.reading ? { ...next, reading: { ...next.reading, until: now + REMATCH_MS } } : next;
}

/** The state without a reader who has answered or left. */
export function withoutReader<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  number: PlayerNumber,
): LobbyState<T> {
  if (!isReading(state, number)) return state;
  const { reading, ...rest } = state;
  const seats = reading?.seats.filter((seat) => seat !== number) ?? [];
  return seats.length === 0 ? rest : { ...rest, reading: { seats, until: reading?.until ?? null } };
}

/** Frees the seats of all who still read, because the next game begins without them. */
export function startWithoutReaders<T extends LobbyGameTypes>(
  state: LobbyState<T>,
): { readonly state: LobbyState<T>; readonly events: readonly LobbyEvent[] } {
  const { reading, ...rest } = state;
  if (reading === undefined) return { state, events: [] };
  const players = nextPlayers(state);
  const owner = isReading(state, state.owner) ? (players.find(isPerson)?.number ?? state.owner) : state.owner;
  const left = reading.seats.map(
    (number) => ({ type: 'playerLeft', number, isKicked: false, isReading: true }) as const,
  );
  const events: readonly LobbyEvent[] = owner === state.owner ? left : [...left, { type: 'ownerChanged' }];
  return { state: { ...rest, players, owner }, events };
}
