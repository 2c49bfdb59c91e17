import { directionOf } from '@hub/ui/direction.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

interface Strip extends Ends {
  /** Scrolls by half of the visible width: -1 to the start, 1 to the end. */
  readonly move: (direction: -1 | 1) => void;
  readonly onScroll: () => void;
}

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends => ({
  // Negative where the strip reads from the right.
  isAtStart: Math.abs(scrollLeft) <= 1,
  isAtEnd: Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1,
});

/** Scroll position and scrolling of a horizontal strip; `length` is the number of its items. */
export function useStrip(strip: RefObject<HTMLElement | null>, length: number): Strip {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });
  const onScroll = () => {
    if (strip.current === null) return;
    const { isAtStart, isAtEnd } = endsOf(strip.current);
    setEnds((seen) =>
      seen.isAtStart === isAtStart && seen.isAtEnd === isAtEnd ? seen : { isAtStart, isAtEnd },
    );
  };
  const handleSize = useEffectEvent(onScroll);

  useEffect(() => {
    if (strip.current === null || length === 0) return undefined;
    // The observer also calls back at once.
    const observer = new ResizeObserver(() => handleSize());
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip, length]);

  const move = (direction: -1 | 1) => {
    const element = strip.current;
    // CSS sets the scroll behaviour, which respects reduced motion.
    element?.scrollBy({ left: (direction * directionOf(element) * element.clientWidth) / 2 });
  };
  return { ...ends, move, onScroll };
}
