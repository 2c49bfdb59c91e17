import type { LobbyEvent } from '../lobby/command.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { GameId, PlayerId } from '../wire/ids.ts';
import type { LobbyData, LobbySummary } from '../wire/lobbies.ts';
import type { Table } from './binding.ts';
import { idOf, nameOf, personOf } from './lobby-people.ts';

/** What the two games tell differently. `Own` are the settings that only one of them has. */
export type LobbyWords<T extends LobbyGameTypes, Own, State> = {
  ownOf(settings: T['settings']): Own;
  stateOf(view: T['view'], settings: T['settings'], table: Table): State;
};

export type Summary<Own> = LobbySummary & Own;
export type Data<Own> = LobbyData & Own;
type Settings = Pick<LobbySummary, 'id' | 'name' | 'hasPassword' | 'maxPlayers' | 'guessTime'>;

type About<Own> = { playerId: string; playerName: string; lobbyData: Data<Own> };
type LobbyAction = 'playerStatusChanged' | 'newOwner' | 'gameReady' | 'backInLobby';
type StateAction = 'gameStarted' | 'gameStateUpdate' | 'gameOver';

/** What everybody in a lobby hears. None of these has a place for a password or a token. */
export type Update<Own, State> =
  | { action: LobbyAction; payload: { lobbyData: Data<Own> } }
  | { action: 'waiting'; payload: { lobbyData: Data<Own>; gameState: State | null } }
  | { action: StateAction; payload: { gameState: State } }
  | { action: 'playerJoined'; payload: About<Own> }
  | { action: 'playerLeft'; payload: About<Own> & { kicked: boolean } }
  | { action: 'lobbyClosed'; payload: { lobbyId: GameId; reason: 'idle' | 'empty' } };

/** A lobby in the overview. */
export function summaryOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyWords<T, Own, State>,
  { settings, sealedPassword, owner, players }: LobbyState<T>,
  table: Table,
): Summary<Own> {
  return {
    ...settingsOf(settings, sealedPassword !== null, table),
    ...words.ownOf(settings),
    owner: idOf(owner, table) as PlayerId,
    players: players.map((player) => {
      const { id, name, usernameEffect, bot } = personOf(player, table);
      return { id, name, usernameEffect, bot };
    }),
  };
}

/** A lobby as everybody in it sees it. */
export function dataOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyWords<T, Own, State>,
  view: LobbyView<T>,
  table: Table,
): Data<Own> {
  const { settings, hasPassword, phase, remainingMs, owner, players, waitingFor } = view;
  return {
    ...settingsOf(settings, hasPassword, table),
    ...words.ownOf(settings),
    version: table.version,
    owner: idOf(owner, table) as PlayerId,
    // Nobody is told of a closed lobby but that it is closed.
    status: phase === 'closed' ? 'over' : phase,
    timeLeft: remainingMs,
    waitingFor: waitingFor.map((seat) => idOf(seat, table)),
    players: players.map((player) => ({ ...personOf(player, table), status: player.isReady ? 1 : 0 })),
  };
}

const settingsOf = (
  { name, maxPlayers, guessTime }: LobbyGameTypes['settings'],
  hasPassword: boolean,
  { roomId }: Table,
): Settings => ({ id: roomId, name, hasPassword, maxPlayers, guessTime });

/** The state of the game that is shown; null while there is none. */
export const shownState = <T extends LobbyGameTypes, Own, State>(
  words: LobbyWords<T, Own, State>,
  { game, settings }: LobbyView<T>,
  table: Table,
): State | null => (game === null ? null : words.stateOf(game, settings, table));

/** What a change is told as. */
export function updatesOf<T extends LobbyGameTypes, Own, State>(
  words: LobbyWords<T, Own, State>,
  view: LobbyView<T>,
  events: readonly LobbyEvent[],
  table: Table,
): readonly Update<Own, State>[] {
  const closing = events.find((event) => event.type === 'closed');
  if (closing !== undefined)
    return [{ action: 'lobbyClosed', payload: { lobbyId: table.roomId, reason: closing.reason } }];
  const updates = events.flatMap((event) =>
    event.type === 'closed' ? [] : updateOf(words, view, event, table),
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
  words: LobbyWords<T, Own, State>,
  view: LobbyView<T>,
  event: Exclude<LobbyEvent, { type: 'closed' }>,
  table: Table,
): Update<Own, State> {
  const state = (action: StateAction): Update<Own, State> => {
    const gameState = shownState(words, view, table);
    if (gameState === null) throw new RangeError(`${action} without a game`);
    return { action, payload: { gameState } };
  };
  const lobbyData = (): Data<Own> => dataOf(words, view, table);
  switch (event.type) {
    case 'playerJoined':
    case 'playerLeft': {
      const { number, type: action } = event;
      const about = {
        playerId: idOf(number, table),
        playerName: nameOf(number, table),
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
        payload: { lobbyData: lobbyData(), gameState: shownState(words, view, table) },
      };
    case 'ownerChanged':
    case 'startingBegan':
    case 'reopened':
    default:
      return { action: LOBBY_ACTIONS[event.type], payload: { lobbyData: lobbyData() } };
  }
}
