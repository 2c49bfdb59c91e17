import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';

/** Number of a connection at its gateway. */
export type MemberNumber = number;

/** A command of a connection, passed on by its gateway. */
export type PassedCommand = {
  readonly member: MemberNumber;
  /** Number of the command on its connection, from 1; absent in commands of older builds. */
  readonly number?: number;
  readonly player: Player;
  /** As in `Member`; absent in commands of older builds. */
  readonly page?: string | undefined;
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

/** The last command of a connection of which everything is stored and sent: the command's frames, or its refusal. */
export type Handled = readonly [member: MemberNumber, command: number];

/**
 * A message between the node that has the connection (gateway) and the node that has the room (owner). `frames`, `not mine`
 * and `left` go to the gateway, `command` and `detach` to the owner. `left`: the sender has left all its rooms to other nodes.
 * `begin`: nothing else than that messages before it may be lost.
 */
export type PeerMessage =
  | { readonly type: 'command'; readonly command: PassedCommand }
  | { readonly type: 'detach'; readonly member: MemberNumber }
  | { readonly type: 'frames'; readonly frames: readonly Outgoing[]; readonly handled?: readonly Handled[] }
  | { readonly type: 'not mine'; readonly command: PassedCommand }
  | { readonly type: 'left' }
  | { readonly type: 'begin' };
