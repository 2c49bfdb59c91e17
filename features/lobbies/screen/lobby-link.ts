import type { CommandOf, ErrorFrame, FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { lobbyCommands } from '@hub/engine/wire/lobbies';
import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import { useSharedSocket } from '@hub/ui/net/use-shared-socket.ts';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import type { KnownScreen } from '@hub/web/games.ts';

/** The socket endpoints of all versus games. */
type VersusEndpoint = Awaited<ReturnType<Extract<KnownScreen, VersusScreen>['lobby']>>['lobby']['endpoint'];
type FramesOf<E> = E extends RealtimeEndpoint ? FrameOf<E> : never;
type Joined = Extract<FramesOf<VersusEndpoint>, { action: 'joinedLobby' }>['payload'];

/** A lobby of any versus game. */
export type Lobby = Joined['lobbyData'];
export type LobbySummary = Extract<
  FramesOf<VersusEndpoint>,
  { action: 'openLobbies' }
>['payload']['lobbies'][number];
/** Whether nobody can join: where bots give way, their seats are free. */
export const isFullOfPlayers = ({ players, maxPlayers, botsGiveWay }: Lobby): boolean =>
  players.filter(({ bot }) => bot === null || botsGiveWay !== true).length >= maxPlayers;
export type LobbyGameState = NonNullable<Joined['gameState']>;

/** A frame of any versus game. */
export type LobbyFrame = FramesOf<VersusEndpoint>;
/** The lobby commands that all versus games share; the forms also have the setting that only one game has. */
export type LobbyCommand =
  | CommandOf<RealtimeEndpoint<typeof lobbyCommands>>
  | { readonly action: 'createLobby' | 'updateLobbySettings'; readonly payload: object };

/** The part of a versus game's connection that the lobby pages use. */
export interface LobbyLink {
  readonly state: ConnectionState;
  readonly reopen: () => void;
  readonly send: (command: LobbyCommand) => void;
  readonly watchTurn: (endsAt: number | undefined) => void;
  readonly listen: (listener: (frame: LobbyFrame | ErrorFrame) => void) => () => void;
}

/** The connection to a versus game, which its pages share. */
export const useLobbyLink = (endpoint: RealtimeEndpoint): LobbyLink =>
  // The endpoints of all versus games have these frames and commands, see `lobbyEndpoint`.
  useSharedSocket(endpoint) as unknown as LobbyLink;

/** What every creation form sends; `setting` is the game-specific one. */
export interface LobbyForm {
  readonly name: string;
  readonly password: string | null;
  readonly maxPlayers: number;
  readonly guessTime: number;
  /** Whether quick play may bring players. */
  readonly quickPlay: boolean;
  /** Lives, or the points needed to win. */
  readonly setting: number;
}
