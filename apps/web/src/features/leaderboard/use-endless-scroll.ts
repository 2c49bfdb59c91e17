import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { centred, steadyScroll } from './steady-scroll.ts';

/** The next page is fetched within so many px of the end of the list. platform 9. */
export const NEAR_PX = 200;

interface Options {
  readonly rows: readonly { readonly id: string }[];
  /** Row to begin at, in the middle of the box; the top without one. */
  readonly startAt: string | undefined;
  readonly isLoading: boolean;
  /** Missing where there is nothing more. */
  readonly onNearStart: (() => unknown) | undefined;
  readonly onNearEnd: (() => unknown) | undefined;
}

/**
 * Makes a box of rows of equal height endless in both directions: asks for more near its ends, and holds what is in view where
 * it is. Returns what the box needs.
 */
export function useEndlessScroll({ rows, startAt, isLoading, onNearStart, onNearEnd }: Options) {
  const box = useRef<HTMLUListElement>(null);
  const noteScroll = useSteadyRows(box, rows, startAt);

  const askNearEnds = useCallback(() => {
    if (box.current === null || isLoading) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // One at a time: the other side is looked at again once this one has come.
    if (onNearEnd && scrollHeight - scrollTop - clientHeight <= NEAR_PX) onNearEnd();
    else if (onNearStart && scrollTop <= NEAR_PX) onNearStart();
  }, [isLoading, onNearStart, onNearEnd]);

  // A short page may leave the end in view.
  useEffect(askNearEnds, [askNearEnds, rows]);

  const onScroll = () => {
    noteScroll(box.current?.scrollTop ?? 0);
    askNearEnds();
  };
  return { ref: box, onScroll };
}

/** Begins at the row to start at, and holds what is in view where it is. Returns what notes every scroll. */
function useSteadyRows(
  box: RefObject<HTMLElement | null>,
  rows: Options['rows'],
  startAt: Options['startAt'],
): (top: number) => void {
  const shown = useRef<Options['rows']>(undefined);
  // Remembered: by the time that rows have gone the browser may have cut its own figure off.
  const scrolledTo = useRef(0);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const list = box.current;
    if (list === null || before === rows) return;
    const rowPx = list.querySelector('li')?.offsetHeight ?? 0;
    const start = rows.findIndex(({ id }) => id === startAt);
    const top = before
      ? steadyScroll(before, rows, { scrollTop: scrolledTo.current, rowPx })
      : centred(start, rowPx, list.clientHeight);
    if (top !== list.scrollTop) list.scrollTo({ top, behavior: 'instant' });
    scrolledTo.current = list.scrollTop;
  }, [box, rows, startAt]);
  return useCallback((top: number) => {
    scrolledTo.current = top;
  }, []);
}
