import type {
  ChainLobby,
  ChainLobbySummary,
  ChainState,
  chainOfLegends,
} from '@hub/protocol/realtime/chain-of-legends';
import type {
  ClashLobby,
  ClashLobbySummary,
  ClashState,
  cooldownClash,
} from '@hub/protocol/realtime/cooldown-clash';
import type { CommandOf, ErrorFrame, FrameOf } from '@hub/protocol/realtime/envelope';
import type { LinkState } from '../../net/reconnecting-socket.ts';

/** A lobby of either game. */
export type Lobby = ChainLobby | ClashLobby;
export type LobbySummary = ChainLobbySummary | ClashLobbySummary;
export type LobbyGameState = ChainState | ClashState;

/** What comes in on a connection of either game. */
export type LobbyFrame = FrameOf<typeof chainOfLegends> | FrameOf<typeof cooldownClash> | ErrorFrame;
/** The commands that both games share. */
export type LobbyCommand = Exclude<
  CommandOf<typeof chainOfLegends>,
  { readonly action: 'createLobby' | 'submitChampion' }
>;

/** A connection to either game, as far as its lobbies go. */
export interface LobbyLink {
  readonly state: LinkState;
  readonly reopen: () => void;
  readonly send: (command: LobbyCommand) => void;
  readonly listen: (listener: (frame: LobbyFrame) => void) => () => void;
}

/** What every creation form sends; the game adds its own number. */
export interface LobbyForm {
  readonly name: string;
  readonly password: string | null;
  readonly maxPlayers: number;
  readonly guessTime: number;
  /** Lives, or the points that win. */
  readonly own: number;
}
