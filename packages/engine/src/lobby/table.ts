import type { Context, Seat } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';
import type { LobbyRefusal } from './command.ts';
import { type Change, changed, goOnWithout, startIfReady, takeGame } from './phases.ts';
import { gameOf, isPerson, type LobbyPlayer, type LobbyState, playerOf } from './state.ts';
import type { PlayerNumber, TableGame, TableGameTypes } from './table-game.ts';

const isFull = <T extends TableGameTypes>({ players, settings }: LobbyState<T>): boolean =>
  players.length >= settings.maxPlayers;

/** Gives somebody a place at the table, at its end, or tells why there is none. */
export function takePlace<T extends TableGameTypes>(
  state: LobbyState<T>,
  seat: Seat,
): Change<T> | LobbyRefusal {
  if (state.kicked.includes(seat)) return 'kicked';
  if (playerOf(state, seat) !== undefined) return changed(state);
  if (state.phase !== 'open') return 'started';
  if (isFull(state)) return 'full';
  const player: LobbyPlayer = { number: seat, isReady: false, isConnected: true, bot: null };
  return changed({ ...state, players: [...state.players, player] }, { type: 'playerJoined', number: seat });
}

/** Takes somebody from the table, for good; who owned the lobby hands it on. */
export function giveUpPlace<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  number: PlayerNumber,
  isKicked: boolean,
  context: Context<T['facts']>,
): Change<T> {
  const players = state.players.filter((player) => player.number !== number);
  if (players.length === state.players.length) return changed(state);
  const owner = number === state.owner ? heirOf(players) : state.owner;
  const left = changed({ ...state, players, owner }, { type: 'playerLeft', number, isKicked });
  const events = owner === state.owner ? left.events : [...left.events, { type: 'ownerChanged' } as const];
  return goOnWithout(rules, { state: left.state, events }, number, context);
}

/** The longest-seated connected person; if nobody is connected, the longest seated one. Decisions, Lobbies. */
function heirOf(players: readonly LobbyPlayer[]): Seat {
  const persons = players.filter(isPerson);
  // Without anybody the lobby closes, and nobody asks for its owner.
  return (persons.find(({ isConnected }) => isConnected) ?? persons[0])?.number ?? 0;
}

/** Notes that somebody at the table is away or back. */
export function setConnected<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  isConnected: boolean,
  context: Context<T['facts']>,
): Change<T> {
  const player = playerOf(state, seat);
  if (player === undefined || player.isConnected === isConnected) return changed(state);
  const shown = changed(replace(state, { ...player, isConnected }), { type: 'playerChanged', number: seat });
  if (state.phase !== 'playing') return startIfReady(shown, context.now);
  const game = rules.connect(gameOf(state), seat, isConnected, context);
  const after = takeGame(rules, shown.state, game, context.now);
  return { state: after.state, events: [...shown.events, ...after.events] };
}

/** Puts a changed player in their own place. */
export const replace = <T extends TableGameTypes>(
  state: LobbyState<T>,
  player: LobbyPlayer,
): LobbyState<T> => ({
  ...state,
  players: state.players.map((other) => (other.number === player.number ? player : other)),
});

/** Seats a bot under the first free number. The owner is to say again that the company is complete. */
export function seatBot<T extends TableGameTypes>(
  state: LobbyState<T>,
  strength: BotStrength,
): Change<T> | LobbyRefusal {
  if (isFull(state)) return 'no_free_seat';
  let number = -1;
  while (playerOf(state, number) !== undefined) number -= 1;
  const bot: LobbyPlayer = { number, isReady: true, isConnected: true, bot: strength };
  const players = state.players.map((player) =>
    player.number === state.owner ? { ...player, isReady: false } : player,
  );
  return changed({ ...state, players: [...players, bot] }, { type: 'playerJoined', number });
}
