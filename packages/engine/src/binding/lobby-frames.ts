import type { ClosingReason, LobbyEvent } from '../lobby/command.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import { isPerson, type LobbyState } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { GameId, PlayerId } from '../wire/ids.ts';
import type { LobbyData, LobbyPhrase, LobbySummary } from '../wire/lobbies.ts';
import type { RoomInfo } from './binding.ts';
import { characterAt, idOf, nameOf, shownPlayerOf } from './lobby-players.ts';

/** What a lobby's frames take from its game. */
export type LobbyFormat<T extends LobbyGameTypes> = {
  /** Name of the setting that only this game has. */
  readonly setting: string;
  gameStateOf(view: T['view'], lobby: LobbyView<T>, room: RoomInfo): unknown;
};

type Settings = Pick<LobbySummary, 'id' | 'name' | 'hasPassword' | 'maxPlayers' | 'guessTime' | 'quickPlay'>;

type PlayerChange = { playerId: string; playerName: string; lobbyData: LobbyData };
type LobbyAction = 'playerStatusChanged' | 'newOwner' | 'gameReady' | 'backInLobby';
type StateAction = 'gameStarted' | 'gameStateUpdate' | 'gameOver';

/** The frames that all members of a lobby receive; lobbies also have the game's setting. None has a field for a token, and only one for the password. */
export type LobbyFrame =
  | { action: LobbyAction; payload: { lobbyData: LobbyData } }
  | { action: 'phraseSaid'; payload: { playerId: string; playerName: string; phrase: LobbyPhrase } }
  | { action: 'lobbySettingsChanged'; payload: { lobbyData: LobbyData; password: string | null } }
  | { action: 'waiting'; payload: { lobbyData: LobbyData; gameState: unknown } }
  | { action: StateAction; payload: { gameState: unknown } }
  | { action: 'playerJoined'; payload: PlayerChange }
  | { action: 'playerLeft'; payload: PlayerChange & { kicked: boolean } }
  | { action: 'lobbyClosed'; payload: { lobbyId: GameId; reason: ClosingReason } };

/** A lobby in the list of lobbies. */
export function summaryOf<T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  { settings, sealedPassword, owner, players, quick }: LobbyState<T>,
  room: RoomInfo,
): LobbySummary {
  return {
    ...settingsOf(format, settings, sealedPassword !== null, room),
    owner: idOf(owner, room) as PlayerId,
    // The seats of bots that give way are free.
    players: (quick ? players.filter(isPerson) : players).map((player) => {
      const { id, name, usernameEffect, bot, character } = shownPlayerOf(player, room);
      return { id, name, usernameEffect, bot, character };
    }),
  };
}

/** A lobby as its members see it. */
export function lobbyDataOf<T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  view: LobbyView<T>,
  room: RoomInfo,
): LobbyData {
  const { settings, hasPassword, phase, remainingMs, owner, players, waitingFor, isQuickStart, nextBots } =
    view;
  const { askingMs, botsGiveWay } = view;
  return {
    ...settingsOf(format, settings, hasPassword, room),
    version: room.version,
    owner: idOf(owner, room) as PlayerId,
    // The contract has no status for a closed lobby: its members only receive `lobbyClosed`.
    status: phase === 'closed' ? 'over' : phase,
    timeLeft: remainingMs,
    waitingFor: waitingFor.map((seat) => idOf(seat, room)),
    players: players.map((player) => ({
      ...shownPlayerOf(player, room),
      status: player.isReady ? 1 : 0,
      ...(player.isReading && { reading: true }),
    })),
    ...(askingMs > 0 && { askingLeft: askingMs }),
    quickStart: isQuickStart,
    ...(botsGiveWay && { botsGiveWay }),
    nextBots: nextBots.map((number) => ({
      seat: number,
      name: nameOf(number, room),
      character: characterAt(number),
    })),
  };
}

const settingsOf = (
  { setting }: { readonly setting: string },
  settings: LobbyGameTypes['settings'],
  hasPassword: boolean,
  { roomId }: RoomInfo,
): Settings => {
  const { name, maxPlayers, guessTime, quickPlay = false } = settings;
  const own = Object.entries(settings).filter(([key]) => key === setting);
  return { id: roomId, name, hasPassword, maxPlayers, guessTime, quickPlay, ...Object.fromEntries(own) };
};

/** The state of the lobby's game on the wire; null while no game is played. */
export const gameStateIn = <T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  view: LobbyView<T>,
  room: RoomInfo,
): unknown => (view.game === null ? null : format.gameStateOf(view.game, view, room));

/** The frames for a change. `password` decrypts the lobby's password. */
export function updatesOf<T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  view: LobbyView<T>,
  events: readonly LobbyEvent[],
  room: RoomInfo,
  password: () => string | null,
): readonly LobbyFrame[] {
  const closing = events.find((event) => event.type === 'closed');
  if (closing !== undefined)
    return [{ action: 'lobbyClosed', payload: { lobbyId: room.roomId, reason: closing.reason } }];
  const updates = events.flatMap((event) =>
    event.type === 'closed' ? [] : updateOf(format, view, event, room, password),
  );
  // Several events may cause the same frame, which is sent once.
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

function updateOf<T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  view: LobbyView<T>,
  event: Exclude<LobbyEvent, { type: 'closed' }>,
  room: RoomInfo,
  password: () => string | null,
): LobbyFrame {
  const state = (action: StateAction): LobbyFrame => {
    const gameState = gameStateIn(format, view, room);
    if (gameState === null) throw new RangeError(`${action} without a game`);
    return { action, payload: { gameState } };
  };
  const lobbyData = (): LobbyData => lobbyDataOf(format, view, room);
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
      // During a game, the game's state shows who is connected.
      if (view.phase === 'playing') return state('gameStateUpdate');
      return { action: LOBBY_ACTIONS.playerChanged, payload: { lobbyData: lobbyData() } };
    case 'said': {
      const { number, phrase } = event;
      const payload = { playerId: idOf(number, room), playerName: nameOf(number, room), phrase };
      return { action: 'phraseSaid', payload };
    }
    case 'settingsChanged':
      return { action: 'lobbySettingsChanged', payload: { lobbyData: lobbyData(), password: password() } };
    case 'pagesAwaited':
      return {
        action: 'waiting',
        payload: { lobbyData: lobbyData(), gameState: gameStateIn(format, view, room) },
      };
    case 'ownerChanged':
    case 'startingBegan':
    case 'reopened':
    default:
      return { action: LOBBY_ACTIONS[event.type], payload: { lobbyData: lobbyData() } };
  }
}
