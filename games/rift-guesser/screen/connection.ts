import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { riftGuesser } from '../game.ts';

/** The socket that the page opens for this game. */
export type GuesserConnection = GameSocket<typeof riftGuesser>;
export type GuesserCommand = CommandOf<typeof riftGuesser>;
export type GuesserFrame = FrameOf<typeof riftGuesser>;
