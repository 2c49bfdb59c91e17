import type { CommandOf, ErrorFrame, FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { lobbyCommands } from '@hub/engine/wire/lobbies';
import type { ConnectionState } from '@hub/ui/net/reconnecting-socket.ts';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import type { KnownScreen } from '../../games.ts';

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
export type LobbyGameState = NonNullable<Joined['gameState']>;

/** A frame of any versus game. */
export type LobbyFrame = FramesOf<VersusEndpoint>;
/** The lobby commands that all versus games share. */
export type LobbyCommand = CommandOf<RealtimeEndpoint<typeof lobbyCommands>>;

/** The part of a versus game's connection that the lobby pages use. */
export interface LobbyLink {
  readonly state: ConnectionState;
  readonly reopen: () => void;
  readonly send: (command: LobbyCommand) => void;
  readonly listen: (listener: (frame: LobbyFrame | ErrorFrame) => void) => () => void;
}

/** What every creation form sends; `own` is the game-specific setting. */
export interface LobbyForm {
  readonly name: string;
  readonly password: string | null;
  readonly maxPlayers: number;
  readonly guessTime: number;
  /** Lives, or the points needed to win. */
  readonly own: number;
}
