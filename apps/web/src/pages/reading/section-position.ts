import { useCallback, useEffect, useRef, useState } from 'react';

/** A section is current once its top has passed this share of the window's height. */
const READING_LINE = 0.35;
/** Time (ms) for scrolling to a chosen section; sections passed meanwhile do not become current. */
const JUMP_MS = 1_000;

/** Distances in px; `tops` are those of the sections from the top of the window. */
interface View {
  readonly tops: readonly number[];
  readonly height: number;
  /** Remaining scroll distance to the end of the page. */
  readonly below: number;
}

/** Index of the current section: the last one past the reading line; at the page's end the last one. */
export function sectionAt({ tops, height, below }: View): number {
  if (below < 2) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= height * READING_LINE);
  return Math.max(0, passed);
}

interface Position {
  readonly current: string | undefined;
  /** Scrolls to a section, focuses its heading and sets the URL fragment, without a new history entry. */
  readonly jump: (id: string) => void;
}

/** Tracks which of the sections with these ids is current. Starts at the one in the URL fragment. */
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
    // Not through the router: this is still the same page, with its scroll position and history entry.
    history.replaceState(history.state, '', `#${id}`);
  };

  return { current, jump };
}

/** The section id in the URL fragment, if it is one of these. */
const named = (ids: readonly string[]): string | undefined => ids.find((id) => location.hash === `#${id}`);
