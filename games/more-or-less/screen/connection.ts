import type { Incoming } from '@hub/ui/net/read-frame.ts';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { moreOrLess } from '../game.ts';

/** The socket that the page opened for this game. */
export type MoreOrLessConnection = GameSocket<typeof moreOrLess>;
export type MoreOrLessFrame = Incoming<typeof moreOrLess>;
