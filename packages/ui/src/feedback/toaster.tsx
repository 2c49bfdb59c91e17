import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { enterTopLayer } from '../surfaces/top-layer.ts';
import { freeTop } from './free-place.ts';
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
