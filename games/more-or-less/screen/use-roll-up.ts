import { prefersReducedMotion } from '@hub/ui/prefers-reduced-motion.ts';
import { useEffect, useState } from 'react';

/** Duration of the count-up of a revealed price, in milliseconds. Design, More or Less. */
export const ROLL_MS = 600;

/** Returns a number that counts up from 0; the final number at once with reduced motion. */
export function useRollUp(target: number): number {
  const [share, setShare] = useState(() => (prefersReducedMotion() ? 1 : 0));
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const step = () => {
      const gone = Math.min(1, (performance.now() - startedAt) / ROLL_MS);
      setShare(1 - (1 - gone) ** 3);
      if (gone < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return Math.round(target * share);
}
