import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import { newSession, type Reading, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import type { TabMemory } from '@hub/ui/net/tab-memory.ts';
import type { MoreOrLessState as Game, moreOrLess } from '../game.ts';

export type MoreOrLessFrame = FrameOf<typeof moreOrLess>;

/** The complete state of the screen; `viewOf` derives what the screen shows. */
export interface GameState extends SessionState<Game, CommandOf<typeof moreOrLess>> {
  /** Whether this tab showed the game before it was over; only then the reward is announced. */
  readonly shouldAnnounceEnd: boolean;
  /** Until when the player who asks for a rematch waits for the mate, by `performance.now()`. */
  readonly rematchEndsAt: number | undefined;
}

const rematchEndOf = (rematch: Game['rematch'], receivedAt: number): number | undefined =>
  rematch && rematch.timeLeft !== null ? receivedAt + rematch.timeLeft : undefined;

/** Stores what has become of the rematch of the shown game. */
export function withRematch(
  state: GameState,
  { gameId, rematch }: Extract<MoreOrLessFrame, { action: 'rematch' }>['payload'],
): GameState {
  if (state.game?.gameId !== gameId || !state.game.gameOver) return state;
  const rematchEndsAt = rematchEndOf(rematch, performance.now());
  return { ...state, game: { ...state.game, rematch }, rematchEndsAt };
}

/** Whether the mate of a finished game is still there to play again. */
export const canRematch = (game: Game | undefined): boolean =>
  game?.rematch?.status === 'open' || game?.rematch?.status === 'asked';

/** Session rules of More or Less: how frames become state. */
export const gameRules = (memory: TabMemory): SessionRules<MoreOrLessFrame, GameState> => ({
  initial: { ...newSession, shouldAnnounceEnd: false, rematchEndsAt: undefined },
  read({ action, payload }): Reading<Game> | undefined {
    if (!('gameState' in payload)) return undefined;
    const { gameState: game } = payload;
    const { gameId: id, version, timeLeft, gameOver: isOver } = game;
    const isAnswer = action === 'waiting' || action === 'gameStarted' || action === 'gameOver';
    return { game, id, version, timeLeft, isOver, isAnswer };
  },
  show: (next, before, isRemembered) => ({
    ...next,
    refusal: undefined,
    rematchEndsAt: rematchEndOf(next.game?.rematch, next.receivedAt),
    shouldAnnounceEnd: isRemembered || !next.game?.gameOver || before.shouldAnnounceEnd,
  }),
  // The guess arrived after the end of the round; the result of the round follows.
  isHarmless: (code) => code === 'too_late',
  memory,
});
