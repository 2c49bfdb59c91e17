import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { moreOrLess } from '../game.ts';

/** The socket that the page opens for this game. */
export type MoreOrLessConnection = GameSocket<typeof moreOrLess>;
export type MoreOrLessCommand = CommandOf<typeof moreOrLess>;
export type MoreOrLessFrame = FrameOf<typeof moreOrLess>;
