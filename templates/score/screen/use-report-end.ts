import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent } from 'react';
import type { TemplateScoreState } from '../game.ts';

/** Reports a game once it is over. */
export function useReportEnd(game: TemplateScoreState | undefined, onOver: ScorePlayProps['onOver']): void {
  const report = useEffectEvent(() => {
    if (game !== undefined) onOver({ score: game.score, reward: game.reward, mode: 'single' });
  });
  const isOver = game?.gameOver === true;
  useEffect(() => {
    if (isOver) report();
  }, [isOver]);
}
