import type { CommandOf } from '@hub/engine/wire/envelope';
import type { Incoming } from '@hub/ui/net/read-frame.ts';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { championRift } from '../game.ts';

/** The socket that the page opened for this game. */
export type RiftConnection = GameSocket<typeof championRift>;
export type RiftCommand = CommandOf<typeof championRift>;
export type RiftFrame = Incoming<typeof championRift>;
