import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

interface Strip extends Ends {
  /** Moves by half of what is in view (platform 2): -1 to the left, 1 to the right. */
  readonly move: (direction: -1 | 1) => void;
  readonly onScroll: () => void;
}

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends => ({
  isAtStart: scrollLeft <= 1,
  isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** Where a strip that scrolls sideways stands, and the way to move it; `length` counts what is on it. */
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
    // Also calls back at once.
    const observer = new ResizeObserver(() => handleSize());
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip, length]);

  const move = (direction: -1 | 1) => {
    const element = strip.current;
    // How it moves is its style's matter, which knows who wants stillness.
    element?.scrollBy({ left: (direction * element.clientWidth) / 2 });
  };
  return { ...ends, move, onScroll };
}
