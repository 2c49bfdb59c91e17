import type { moreOrLess } from '@hub/protocol/realtime/more-or-less';
import type { Incoming } from '../../net/read-frame.ts';
import type { GameSocket } from '../../net/use-game-socket.ts';

/** The socket that the page opened for this game. */
export type MoreOrLessConnection = GameSocket<typeof moreOrLess>;
export type MoreOrLessFrame = Incoming<typeof moreOrLess>;
