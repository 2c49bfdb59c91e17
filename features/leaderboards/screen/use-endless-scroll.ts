import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { anchoredScrollTop, centred } from './scroll-anchor.ts';

/** Distance to the end of the list (px) at which the next page is fetched. */
const NEAR_PX = 200;

interface Options {
  readonly rows: readonly { readonly id: string }[];
  /** Id of the row to centre first; the list starts at the top without one. */
  readonly startAt: string | undefined;
  readonly isLoading: boolean;
  /** Undefined if there are no more rows. */
  readonly onNearStart: (() => unknown) | undefined;
  readonly onNearEnd: (() => unknown) | undefined;
}

/**
 * Infinite scrolling in both directions for rows of equal height: loads more near the ends and keeps the
 * visible rows in place. Returns the `ref` and `onScroll` of the box.
 */
export function useEndlessScroll({ rows, startAt, isLoading, onNearStart, onNearEnd }: Options) {
  const box = useRef<HTMLUListElement>(null);
  const noteScroll = useScrollAnchor(box, rows, startAt);

  const askNearEnds = useCallback(() => {
    if (box.current === null || isLoading) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // One end at a time: the other one is checked again once these rows have loaded.
    if (onNearEnd && scrollHeight - scrollTop - clientHeight <= NEAR_PX) onNearEnd();
    else if (onNearStart && scrollTop <= NEAR_PX) onNearStart();
  }, [isLoading, onNearStart, onNearEnd]);

  // After a short page, the end of the list may still be visible.
  useEffect(askNearEnds, [askNearEnds, rows]);

  const onScroll = () => {
    noteScroll(box.current?.scrollTop ?? 0);
    askNearEnds();
  };
  return { ref: box, onScroll };
}

/** Scrolls to `startAt` first, then keeps the visible rows in place. Returns a function to call on scroll. */
function useScrollAnchor(
  box: RefObject<HTMLElement | null>,
  rows: Options['rows'],
  startAt: Options['startAt'],
): (top: number) => void {
  const shown = useRef<Options['rows']>(undefined);
  // Own copy: the browser may already have clamped `scrollTop` after rows were removed.
  const scrolledTo = useRef(0);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const list = box.current;
    if (list === null || before === rows) return;
    const rowPx = list.querySelector('li')?.offsetHeight ?? 0;
    const start = rows.findIndex(({ id }) => id === startAt);
    const top = before
      ? anchoredScrollTop(before, rows, { scrollTop: scrolledTo.current, rowPx })
      : centred(start, rowPx, list.clientHeight);
    if (top !== list.scrollTop) list.scrollTo({ top, behavior: 'instant' });
    scrolledTo.current = list.scrollTop;
  }, [box, rows, startAt]);
  return useCallback((top: number) => {
    scrolledTo.current = top;
  }, []);
}
