import { newSession, type Reading, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import type { TabMemory } from '@hub/ui/net/tab-memory.ts';
import type { MoreOrLessState as Game } from '../game.ts';
import type { MoreOrLessCommand, MoreOrLessFrame } from './connection.ts';

/** Everything that the screen remembers; `viewOf` derives what it shows. */
export interface GameState extends SessionState<Game, MoreOrLessCommand> {
  /** Whether this tab saw the game before it was over: only then is its end news. */
  readonly isEndNews: boolean;
}

/** How a session of More or Less reads its frames. */
export const gameRules = (memory: TabMemory): SessionRules<MoreOrLessFrame, GameState> => ({
  initial: { ...newSession, isEndNews: false },
  read({ action, payload: { gameState: game } }): Reading<Game> {
    const { gameId: id, version, timeLeft, gameOver: isOver } = game;
    const isAnswer = action === 'waiting' || action === 'gameStarted' || action === 'gameOver';
    return { game, id, version, timeLeft, isOver, isAnswer };
  },
  show: (next, before, isRemembered) => ({
    ...next,
    refusal: undefined,
    isEndNews: isRemembered || !next.game?.gameOver || before.isEndNews,
  }),
  // A guess that crossed the end of the round: the result of the round is on its way.
  isHarmless: (code) => code === 'too_late',
  memory,
});
