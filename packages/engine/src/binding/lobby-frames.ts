import type { LobbyEvent } from '../lobby/command.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { GameId, PlayerId } from '../wire/ids.ts';
import type { LobbyData, LobbySummary } from '../wire/lobbies.ts';
import type { RoomInfo } from './binding.ts';
import { idOf, nameOf, shownPlayerOf } from './lobby-players.ts';

/** What the two games tell differently. `Own` are the settings that only one of them has. */
export type LobbyFormat<T extends LobbyGameTypes, Own, State> = {
  gameSettingsOf(settings: T['settings']): Own;
  gameStateOf(view: T['view'], settings: T['settings'], room: RoomInfo): State;
};

export type Summary<Own> = LobbySummary & Own;
export type Data<Own> = LobbyData & Own;
type Settings = Pick<LobbySummary, 'id' | 'name' | 'hasPassword' | 'maxPlayers' | 'guessTime'>;

type PlayerChange<Own> = { playerId: string; playerName: string; lobbyData: Data<Own> };
type LobbyAction = 'playerStatusChanged' | 'newOwner' | 'gameReady' | 'backInLobby';
type StateAction = 'gameStarted' | 'gameStateUpdate' | 'gameOver';

/** What everybody in a lobby hears. None of these has a place for a password or a token. */
export type LobbyFrame<Own, State> =
  | { action: LobbyAction; payload: { lobbyData: Data<Own> } }
  | { action: 'waiting'; payload: { lobbyData: Data<Own>; gameState: State | null } }
  | { action: StateAction; payload: { gameState: State } }
  | { action: 'playerJoined'; payload: PlayerChange<Own> }
  | { action: 'playerLeft'; payload: PlayerChange<Own> & { kicked: boolean } }
  | { action: 'lobbyClosed'; payload: { lobbyId: GameId; reason: 'idle' | 'empty' } };

/** A lobby in the overview. */
export function summaryOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyFormat<T, Own, State>,
  { settings, sealedPassword, owner, players }: LobbyState<T>,
  room: RoomInfo,
): Summary<Own> {
  return {
    ...settingsOf(settings, sealedPassword !== null, room),
    ...words.gameSettingsOf(settings),
    owner: idOf(owner, room) as PlayerId,
    players: players.map((player) => {
      const { id, name, usernameEffect, bot } = shownPlayerOf(player, room);
      return { id, name, usernameEffect, bot };
    }),
  };
}

/** A lobby as everybody in it sees it. */
export function lobbyDataOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyFormat<T, Own, State>,
  view: LobbyView<T>,
  room: RoomInfo,
): Data<Own> {
  const { settings, hasPassword, phase, remainingMs, owner, players, waitingFor } = view;
  return {
    ...settingsOf(settings, hasPassword, room),
    ...words.gameSettingsOf(settings),
    version: room.version,
    owner: idOf(owner, room) as PlayerId,
    // Nobody is told of a closed lobby but that it is closed.
    status: phase === 'closed' ? 'over' : phase,
    timeLeft: remainingMs,
    waitingFor: waitingFor.map((seat) => idOf(seat, room)),
    players: players.map((player) => ({ ...shownPlayerOf(player, room), status: player.isReady ? 1 : 0 })),
  };
}

const settingsOf = (
  { name, maxPlayers, guessTime }: LobbyGameTypes['settings'],
  hasPassword: boolean,
  { roomId }: RoomInfo,
): Settings => ({ id: roomId, name, hasPassword, maxPlayers, guessTime });

/** The state of the game that is shown; null while there is none. */
export const gameStateIn = <T extends LobbyGameTypes, Own, State>(
  words: LobbyFormat<T, Own, State>,
  { game, settings }: LobbyView<T>,
  room: RoomInfo,
): State | null => (game === null ? null : words.gameStateOf(game, settings, room));

/** What a change is told as. */
export function updatesOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyFormat<T, Own, State>,
  view: LobbyView<T>,
  events: readonly LobbyEvent[],
  room: RoomInfo,
): readonly LobbyFrame<Own, State>[] {
  const closing = events.find((event) => event.type === 'closed');
  if (closing !== undefined)
    return [{ action: 'lobbyClosed', payload: { lobbyId: room.roomId, reason: closing.reason } }];
  const updates = events.flatMap((event) =>
    event.type === 'closed' ? [] : updateOf(words, view, event, room),
  );
  // Two events may come to the same word, which is said once.
  return updates.filter(
    ({ action }, index) => updates.findIndex((other) => other.action === action) === index,
  );
}

const LOBBY_ACTIONS = {
  ownerChanged: 'newOwner',
  startingBegan: 'gameReady',
  reopened: 'backInLobby',
  playerChanged: 'playerStatusChanged',
} as const satisfies Partial<Record<LobbyEvent['type'], LobbyAction>>;

const STATE_ACTIONS = {
  gameBegan: 'gameStarted',
  gameChanged: 'gameStateUpdate',
  gameEnded: 'gameOver',
} as const satisfies Partial<Record<LobbyEvent['type'], StateAction>>;

function updateOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyFormat<T, Own, State>,
  view: LobbyView<T>,
  event: Exclude<LobbyEvent, { type: 'closed' }>,
  room: RoomInfo,
): LobbyFrame<Own, State> {
  const state = (action: StateAction): LobbyFrame<Own, State> => {
    const gameState = gameStateIn(words, view, room);
    if (gameState === null) throw new RangeError(`${action} without a game`);
    return { action, payload: { gameState } };
  };
  const lobbyData = (): Data<Own> => lobbyDataOf(words, view, room);
  switch (event.type) {
    case 'playerJoined':
    case 'playerLeft': {
      const { number, type: action } = event;
      const about = {
        playerId: idOf(number, room),
        playerName: nameOf(number, room),
        lobbyData: lobbyData(),
      };
      return action === 'playerLeft'
        ? { action, payload: { ...about, kicked: event.isKicked } }
        : { action, payload: about };
    }
    case 'gameBegan':
    case 'gameChanged':
    case 'gameEnded':
      return state(STATE_ACTIONS[event.type]);
    case 'playerChanged':
      // While a game is played its state says who is there.
      if (view.phase === 'playing') return state('gameStateUpdate');
      return { action: LOBBY_ACTIONS.playerChanged, payload: { lobbyData: lobbyData() } };
    case 'pagesAwaited':
      return {
        action: 'waiting',
        payload: { lobbyData: lobbyData(), gameState: gameStateIn(words, view, room) },
      };
    case 'ownerChanged':
    case 'startingBegan':
    case 'reopened':
    default:
      return { action: LOBBY_ACTIONS[event.type], payload: { lobbyData: lobbyData() } };
  }
}
