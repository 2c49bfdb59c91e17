import { prefersReducedMotion } from '@hub/ui/prefers-reduced-motion.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeFigures, type Reward, type RewardFigures } from './reward-figures.ts';

interface Running extends Reward {
  readonly startedAt: number;
}

interface RewardAnimation {
  /** Undefined while no animation runs. */
  readonly figures: RewardFigures | undefined;
  readonly start: (reward: Reward) => void;
}

/**
 * Animates a reward or a purchase; calls `onShown` when the animation ends.
 * With reduced motion it ends at once.
 */
export function useReward(onShown: () => void): RewardAnimation {
  const [running, setRunning] = useState<Running>();
  const [figures, setFigures] = useState<RewardFigures>();
  const reportShown = useEffectEvent(onShown);

  useEffect(() => {
    if (running === undefined) return undefined;
    let frame = 0;
    const draw = () => {
      const next = changeFigures(running, performance.now() - running.startedAt);
      setFigures((shown) => (isSame(shown, next) ? shown : next));
      if (next !== undefined) {
        frame = requestAnimationFrame(draw);
        return;
      }
      setRunning(undefined);
      reportShown();
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [running]);

  const start = (reward: Reward) => {
    const isStill = prefersReducedMotion();
    // Set at once, so that the final balance does not flash before the animation.
    setFigures(isStill ? undefined : changeFigures(reward, 0));
    setRunning({ ...reward, startedAt: isStill ? Number.NEGATIVE_INFINITY : performance.now() });
  };
  return { figures, start };
}

const isSame = (shown: RewardFigures | undefined, next: RewardFigures | undefined): boolean =>
  shown?.balance === next?.balance && shown?.floating === next?.floating;
