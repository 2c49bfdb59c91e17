import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { championRift } from '../game.ts';

/** The socket that the page opens for this game. */
export type RiftConnection = GameSocket<typeof championRift>;
export type RiftCommand = CommandOf<typeof championRift>;
export type RiftFrame = FrameOf<typeof championRift>;
