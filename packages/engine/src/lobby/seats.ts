import type { Context, Seat } from '../kernel/rules.ts';
import { type BotStrength, CHARACTERS, candidatesFor, seatOfCharacter } from './bots.ts';
import type { LobbyRefusal } from './command.ts';
import type { Connection, LobbyGame, LobbyGameTypes, PlayerNumber } from './lobby-game.ts';
import { advanceWithout, type Change, changed, startIfReady, updateGame } from './phases.ts';
import { isFullOfPlayers, joinTable, keepCompany, sit } from './quick-play.ts';
import { withoutReader } from './rematch.ts';
import { gameOf, isPerson, type LobbyPlayer, type LobbyState, playerOf } from './state.ts';

const isFull = <T extends LobbyGameTypes>({ players, settings }: LobbyState<T>): boolean =>
  players.length >= settings.maxPlayers;

/** Seats a player who is not in the lobby at the end of the list, or refuses with a reason. */
export function takeSeat<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  context: Context<T['facts']>,
): Change<T> | LobbyRefusal {
  if (state.kicked.includes(seat)) return 'kicked';
  if (playerOf(state, seat) !== undefined) return changed(state);
  if (state.phase !== 'open') return state.quick ? joinTable(rules, state, seat, context) : 'started';
  return isFullOfPlayers(state) ? 'full' : sit(state, seat, context.now, false);
}

/** Removes a player for good. If the owner leaves, the next owner takes over. */
export function removePlayer<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  number: PlayerNumber,
  isKicked: boolean,
  context: Context<T['facts']>,
): Change<T> {
  const players = state.players.filter((player) => player.number !== number);
  if (players.length === state.players.length) return changed(state);
  const owner = number === state.owner ? nextOwner(players) : state.owner;
  const left = changed(
    { ...withoutReader(state, number), players, owner },
    { type: 'playerLeft', number, isKicked },
  );
  const events = owner === state.owner ? left.events : [...left.events, { type: 'ownerChanged' } as const];
  return keepCompany(advanceWithout(rules, { state: left.state, events }, number, context));
}

/** The longest-seated connected person; if none is connected, the longest-seated person. */
function nextOwner(players: readonly LobbyPlayer[]): Seat {
  const persons = players.filter(isPerson);
  // Without persons the lobby closes, and its owner does not matter.
  return (persons.find(({ isConnected }) => isConnected) ?? persons[0])?.number ?? 0;
}

/** Stores whether a player is connected, and informs a running game. */
export function setConnection<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  connection: Connection,
  context: Context<T['facts']>,
): Change<T> {
  const player = playerOf(state, seat);
  const isConnected = connection === 'connected';
  if (player === undefined || player.isConnected === isConnected) return changed(state);
  const shown = changed(replacePlayer(state, { ...player, isConnected }), {
    type: 'playerChanged',
    number: seat,
  });
  if (state.phase !== 'playing') return startIfReady(shown, context.now);
  const game = rules.setConnection(gameOf(state), seat, connection, context);
  const after = updateGame(rules, shown.state, game, context.now);
  return { state: after.state, events: [...shown.events, ...after.events] };
}

/** Replaces the player with the same number. */
export const replacePlayer = <T extends LobbyGameTypes>(
  state: LobbyState<T>,
  player: LobbyPlayer,
): LobbyState<T> => ({
  ...state,
  players: state.players.map((other) => (other.number === player.number ? player : other)),
});

/** Seats the nearest free character of that strength. The owner has to confirm readiness again. */
export function addBot<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  strength: BotStrength,
): Change<T> | LobbyRefusal {
  if (isFull(state)) return 'no_free_seat';
  const isFree = (number: PlayerNumber): boolean => playerOf(state, number) === undefined;
  const character = candidatesFor(strength).find((one) => isFree(seatOfCharacter(one)));
  // A lobby of eight has one bot more than there are characters.
  const number = character === undefined ? -1 - CHARACTERS.length : seatOfCharacter(character);
  if (!isFree(number)) return 'no_free_seat';
  const bot: LobbyPlayer = { number, isReady: true, isConnected: true, bot: character ?? strength };
  const players = state.players.map((player) =>
    player.number === state.owner ? { ...player, isReady: false } : player,
  );
  return changed({ ...state, players: [...players, bot] }, { type: 'playerJoined', number });
}
