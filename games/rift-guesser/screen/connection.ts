import type { Incoming } from '@hub/ui/net/read-frame.ts';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { riftGuesser } from '../game.ts';

/** The socket that the page opened for this game. */
export type GuesserConnection = GameSocket<typeof riftGuesser>;
export type GuesserFrame = Incoming<typeof riftGuesser>;
