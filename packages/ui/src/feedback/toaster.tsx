import { useEffect, useRef } from 'react';
import { enterTopLayer } from '../surfaces/top-layer.ts';
import { uiTexts as texts } from '../texts.ts';
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
    if (newest !== undefined && ref.current) enterTopLayer(ref.current);
  }, [newest]);
  return (
    <section ref={ref} popover="manual" aria-label={texts.notifications} className={styles['toaster']}>
      {toasts
        .slice(-SHOWN)
        .toReversed()
        .map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onClose={() => onClose(id)} />
        ))}
    </section>
  );
}
