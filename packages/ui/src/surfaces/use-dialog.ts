import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Options {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether Escape and a click on the backdrop close it. */
  readonly closable: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Shows a native dialog as a modal while `open`: the browser keeps the focus inside and makes the page inert,
 * and the focus returns afterwards. The parent decides: Escape and backdrop only call `onClose`.
 */
export function useDialog({ open, onClose, closable, initialFocus }: Options) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the paint: the page must not be bright between its veil and the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    initialFocus?.current?.focus();
    const scroll = lockScroll();
    return () => {
      dialog.close();
      scroll.release();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, initialFocus]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (closable) onClose();
    },
    // A browser lets a page refuse Escape or a gesture only once between two presses, and then closes the dialog by itself.
    onClose: ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (dialog.open) return;
      dialog.showModal();
      initialFocus?.current?.focus();
      if (closable) onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      const { currentTarget } = event;
      // A click on the dialog's own scroll bar is not a click on the backdrop.
      const x = event.clientX - currentTarget.clientLeft;
      const isOnScrollBar = x < 0 || x >= currentTarget.clientWidth;
      if (closable && event.target === currentTarget && !isOnScrollBar) onClose();
    },
  };
}

let locks = 0;

/** Prevents scrolling of the page behind dialogs, without a shift by the width of the scroll bar. */
function lockScroll() {
  const root = document.documentElement;
  locks += 1;
  root.classList.add('scroll-locked');
  return {
    release() {
      locks -= 1;
      if (locks === 0) root.classList.remove('scroll-locked');
    },
  };
}
