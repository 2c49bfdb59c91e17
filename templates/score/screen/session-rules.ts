import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import { newSession, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import type { TemplateScoreState, templateScore } from '../game.ts';

type State = SessionState<TemplateScoreState, CommandOf<typeof templateScore>>;

/** How the frames become what the page shows. */
export const sessionRules: SessionRules<FrameOf<typeof templateScore>, State> = {
  initial: newSession,
  read: ({ action, payload: { gameState: game } }) => ({
    game,
    id: game.gameId,
    version: game.version,
    timeLeft: game.gameOver ? null : game.timeLeft,
    isOver: game.gameOver,
    isAnswer: action !== 'gameStateUpdate',
  }),
};
