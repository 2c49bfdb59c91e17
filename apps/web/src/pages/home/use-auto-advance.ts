import { directionOf } from '@hub/ui/direction.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The strip moves by one card (300 px and the gap) every 8 s, and rests for 60 s after a touch. */
const ADVANCE_MS = 8_000;
const STEP_PX = 312;
const REST_MS = 60_000;

const INTERACTIONS = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'] as const;

interface Options {
  readonly isOn: boolean;
  /** Called whenever the strip has advanced automatically. */
  readonly onMove?: (() => void) | undefined;
}

/** Advances a strip automatically while `isOn`; returns to the start after the end. */
export function useAutoAdvance(strip: RefObject<HTMLElement | null>, { isOn, onMove }: Options): void {
  const tellMove = useEffectEvent(() => onMove?.());
  useEffect(() => {
    const element = strip.current;
    if (!isOn || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(advance, ms);
    };
    const advance = () => {
      // The scroll position is negative where the strip reads from the right.
      const isAtEnd = Math.abs(element.scrollLeft) + element.clientWidth >= element.scrollWidth - 1;
      if (isAtEnd) element.scrollTo({ left: 0, behavior: 'smooth' });
      else element.scrollBy({ left: directionOf(element) * STEP_PX, behavior: 'smooth' });
      tellMove();
      wait(ADVANCE_MS);
    };
    const rest = () => wait(REST_MS);
    for (const type of INTERACTIONS) element.addEventListener(type, rest, { passive: true });
    wait(ADVANCE_MS);
    return () => {
      clearTimeout(timer);
      for (const type of INTERACTIONS) element.removeEventListener(type, rest);
    };
  }, [strip, isOn]);
}
