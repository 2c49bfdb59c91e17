import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import { newSession, type Reading, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import type { TabMemory } from '@hub/ui/net/tab-memory.ts';
import type { MoreOrLessState as Game, moreOrLess } from '../game.ts';

export type MoreOrLessFrame = FrameOf<typeof moreOrLess>;

/** The complete state of the screen; `viewOf` derives what the screen shows. */
export interface GameState extends SessionState<Game, CommandOf<typeof moreOrLess>> {
  /** Whether this tab showed the game before it was over; only then the reward is announced. */
  readonly shouldAnnounceEnd: boolean;
}

/** Session rules of More or Less: how frames become state. */
export const gameRules = (memory: TabMemory): SessionRules<MoreOrLessFrame, GameState> => ({
  initial: { ...newSession, shouldAnnounceEnd: false },
  read({ action, payload: { gameState: game } }): Reading<Game> {
    const { gameId: id, version, timeLeft, gameOver: isOver } = game;
    const isAnswer = action === 'waiting' || action === 'gameStarted' || action === 'gameOver';
    return { game, id, version, timeLeft, isOver, isAnswer };
  },
  show: (next, before, isRemembered) => ({
    ...next,
    refusal: undefined,
    shouldAnnounceEnd: isRemembered || !next.game?.gameOver || before.shouldAnnounceEnd,
  }),
  // The guess arrived after the end of the round; the result of the round follows.
  isHarmless: (code) => code === 'too_late',
  memory,
});
