import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';

/** Number of a connection at its gateway. */
export type MemberNumber = number;

/** A command of a connection, passed on by its gateway. */
export type PassedCommand = {
  readonly member: MemberNumber;
  readonly player: Player;
  /** Name of the game's endpoint. */
  readonly game: string;
  readonly action: string;
  readonly payload: unknown;
  /** How often the command has been passed on. */
  readonly hops: number;
};

/** Frames for connections of a gateway, in order: the text of one frame, or the reason to close the connections. */
export type Outgoing = { readonly to: readonly MemberNumber[] } & (
  | { readonly text: string }
  | { readonly close: CloseReason }
);

/**
 * A message between the node that has the connection (gateway) and the node that has the room (owner). `frames`, `not mine`
 * and `left` go to the gateway, the others to the owner. `left`: the sender has left all its rooms to other nodes.
 */
export type PeerMessage =
  | { readonly type: 'command'; readonly command: PassedCommand }
  | { readonly type: 'detach'; readonly member: MemberNumber }
  | { readonly type: 'frames'; readonly frames: readonly Outgoing[] }
  | { readonly type: 'not mine'; readonly command: PassedCommand }
  | { readonly type: 'left' };
