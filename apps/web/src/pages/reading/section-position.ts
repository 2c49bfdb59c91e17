import { useCallback, useEffect, useRef, useState } from 'react';

/** A section is being read once its top has passed this share of the window's height. */
const READING_LINE = 0.35;
/** Milliseconds in which the window scrolls to a chosen section; the sections it passes are not being read. */
const JUMP_MS = 1_000;

/** Distances in px, those of the sections from the top of the window. */
interface View {
  readonly tops: readonly number[];
  readonly height: number;
  /** What is left to scroll. */
  readonly below: number;
}

/** Index of the section that is being read: the last one that has passed the reading line, and the very last at the end of the page. */
export function sectionAt({ tops, height, below }: View): number {
  if (below < 2) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= height * READING_LINE);
  return Math.max(0, passed);
}

interface Position {
  readonly current: string | undefined;
  /** Scrolls to a section, puts the focus on its heading and its id into the address, without a step in the history. */
  readonly jump: (id: string) => void;
}

/** Which of the sections with these ids is being read. Starts at the one that the address names. */
export function useSectionPosition(ids: readonly string[]): Position {
  const [current, setCurrent] = useState(() => named(ids) ?? ids[0]);
  const jumpEndsAt = useRef(0);

  useEffect(() => {
    const follow = () => {
      if (performance.now() < jumpEndsAt.current) return;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const height = window.innerHeight;
      const below = document.documentElement.scrollHeight - window.scrollY - height;
      setCurrent(ids[sectionAt({ tops, height, below })]);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [ids]);

  const scrollTo = useCallback((id: string) => {
    jumpEndsAt.current = performance.now() + JUMP_MS;
    document.getElementById(id)?.scrollIntoView();
  }, []);

  useEffect(() => {
    const start = named(ids);
    if (start !== undefined) scrollTo(start);
  }, [ids, scrollTo]);

  const jump = (id: string) => {
    setCurrent(id);
    scrollTo(id);
    document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true });
    // Not through the router: this is still the same page, which keeps its scroll position and its way back.
    history.replaceState(history.state, '', `#${id}`);
  };

  return { current, jump };
}

/** The section that the address names. */
const named = (ids: readonly string[]): string | undefined => ids.find((id) => location.hash === `#${id}`);
