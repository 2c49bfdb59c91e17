import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { enterTopLayer } from '../surfaces/top-layer.ts';
import { Toast } from './toast.tsx';
import type { ToastModel } from './toast-types.ts';
import styles from './toaster.module.css';

const SHOWN = 3;

export interface ToasterProps {
  /** Oldest first. The parent controls when toasts disappear. */
  readonly toasts: readonly ToastModel[];
  readonly onClose: (id: string) => void;
}

/** Shows the newest three notifications at the top right, the newest on top, above dialogs too. */
export function Toaster({ toasts, onClose }: ToasterProps) {
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Repeated for every new toast: a dialog may have opened since the last one.
    const toaster = ref.current;
    if (newest === undefined || toaster === null) return;
    enterTopLayer(toaster);
    toaster.style.top = '';
    const { left, right, top, height } = toaster.getBoundingClientRect();
    toaster.style.top = `${freeTop({ left, right, top, height }, toaster)}px`;
  }, [newest]);
  return (
    <section ref={ref} popover="manual" aria-label={t`Notifications`} className={styles['toaster']}>
      {toasts
        .slice(-SHOWN)
        .toReversed()
        .map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onClose={() => onClose(id)} />
        ))}
    </section>
  );
}

const CONTROLS = 'a[href], button, input, select, textarea, [role="button"], [tabindex="0"]';
/** Steps in which places are tried (px). */
const STEP = 16;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The highest place of a box of that size, from `top` on, at which it covers no control; else where it covers the least. */
function freeTop(
  { left, right, top, height }: Omit<Box, 'bottom'> & { readonly height: number },
  own: Element,
): number {
  const boxes = [...document.querySelectorAll(CONTROLS)].flatMap((control) =>
    own.contains(control) ? [] : control.getBoundingClientRect(),
  );
  let best = { top, covered: Number.POSITIVE_INFINITY };
  for (let at = top; at + height <= window.innerHeight; at += STEP) {
    const box = { left, right, top: at, bottom: at + height };
    const covered = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered < best.covered) best = { top: at, covered };
    if (covered === 0) break;
  }
  return best.top;
}
