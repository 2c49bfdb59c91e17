import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import styles from './bloom.module.css';

interface Props {
  /** The values of the cells of a row, shown where there is room for them. */
  readonly cells: readonly ReactNode[];
  /** Whether they come out of the winning row, which has just been completed. */
  readonly rises: boolean;
}

/** The cells of the winning row, which light up where they are and rise into the panel. */
export function Bloom({ cells, rises }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useRise(line, rises);
  return (
    <div ref={line} className={styles['bloom']} aria-hidden>
      {cells.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells have no other name than their place
        <span key={index} className="cut" style={{ '--index': index } as CSSProperties}>
          {value !== undefined && <b>{value}</b>}
          <Check />
        </span>
      ))}
    </div>
  );
}

const RISE_MS = 560;
const STEP_MS = 24;

/** Moves the children from the cells of the row with `data-rises` to their places, at once after a press. */
export function useRise(line: RefObject<HTMLElement | null>, rises: boolean): void {
  useLayoutEffect(() => {
    if (!rises || prefersReducedMotion()) return undefined;
    let animations: readonly Animation[] = [];
    // The dialog opens in an effect of its own, which comes after this one and before the paint.
    queueMicrotask(() => {
      if (line.current !== null) animations = riseFromRow(line.current);
    });
    const finish = () => {
      for (const animation of animations) animation.finish();
    };
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, finish);
    return () => {
      for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, finish);
    };
  }, [line, rises]);
}

function riseFromRow(line: HTMLElement): readonly Animation[] {
  const row = document.querySelector('[data-rises]');
  // The cells of a table's row; any other row is one cell.
  const starts = row instanceof HTMLTableRowElement ? [...row.cells] : row === null ? [] : [row];
  return [...line.children].flatMap((cell, index) => {
    const from = starts[Math.min(index, starts.length - 1)]?.getBoundingClientRect();
    const to = cell.getBoundingClientRect();
    // Where no layout is known, such as in tests, nothing moves.
    return from === undefined || to.width === 0 || from.width === 0
      ? []
      : [rise(cell, from, to, index * STEP_MS)];
  });
}

function rise(cell: Element, from: DOMRect, to: DOMRect, delay: number): Animation {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = `${from.width / to.width}, ${from.height / to.height}`;
  const there = `translate(${x}px, ${y}px) scale(${scale})`;
  return cell.animate(
    [
      { filter: 'none', transform: there },
      { filter: 'brightness(1.7)', transform: there, offset: 0.28 },
      { filter: 'none', transform: 'none' },
    ],
    { duration: RISE_MS, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
  );
}
