import type { championRift } from '@hub/protocol/realtime/champion-rift';
import type { CommandOf } from '@hub/protocol/realtime/envelope';
import type { Incoming } from '../../net/read-frame.ts';
import type { GameSocket } from '../../net/use-game-socket.ts';

/** The socket that the page opened for this game. */
export type RiftConnection = GameSocket<typeof championRift>;
export type RiftCommand = CommandOf<typeof championRift>;
export type RiftFrame = Incoming<typeof championRift>;
