import type { riftGuesser } from '@hub/protocol/realtime/rift-guesser';
import type { Incoming } from '../../net/read-frame.ts';
import type { GameSocket } from '../../net/use-game-socket.ts';

/** The socket that the page opened for this game. */
export type GuesserConnection = GameSocket<typeof riftGuesser>;
export type GuesserFrame = Incoming<typeof riftGuesser>;
