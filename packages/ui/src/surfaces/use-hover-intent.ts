import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Delays {
  readonly showDelayMs: number;
  readonly hideDelayMs: number;
}

/**
 * Opens after the pointer or the focus has rested for `showDelayMs`, closes `hideDelayMs` after both have left, and at
 * once on Escape. Spread `handlers` on an element around the trigger and what it opens.
 */
export function useHoverIntent({ showDelayMs, hideDelayMs }: Delays) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (next: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delayMs);
  };
  const show = () => later(true, showDelayMs);
  const hide = () => later(false, hideDelayMs);

  return {
    open,
    handlers: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: (event: FocusEvent) => {
        // A press of the mouse focuses too; only a focus that the reader can see opens the note.
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
