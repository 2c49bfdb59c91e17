import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const HIDE_DELAY_MS = 100;

/**
 * Opens after hover or focus has lasted `showDelayMs`, closes soon after both have ended, and at once on
 * Escape. Spread `handlers` on an element around the trigger and its panel.
 */
export function useHoverIntent(showDelayMs: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (next: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delayMs);
  };
  const show = () => later(true, showDelayMs);
  const hide = () => later(false, HIDE_DELAY_MS);

  return {
    open,
    handlers: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        // A mouse press focuses too; only a visible focus (`:focus-visible`) opens the panel.
        if (event.target.matches(':focus-visible')) show();
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        window.clearTimeout(timer.current);
        setOpen(false);
      },
    },
  };
}
