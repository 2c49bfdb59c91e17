import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './seats.module.css';

interface Props {
  /** Accessible name of the button that opens it. */
  readonly label: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** What one seldom does about a player, behind one button. A press elsewhere and Escape close it. */
export function SeatMenu({ label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event): void => {
      const target = event.target as Element;
      // A dialog that one of the buttons has opened closes first, and gives the focus back to it.
      if (target.closest('dialog')) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        opener.current?.focus();
      } else if (menu.current?.contains(target)) return;
      setIsOpen(false);
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', close, listening);
    document.addEventListener('keydown', close, listening);
    return () => listening.abort();
  }, [isOpen]);
  return (
    <span ref={menu} className={styles['menu']}>
      <IconButton
        ref={opener}
        size="small"
        icon={ChevronDown}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <span className={styles['actions']}>{children}</span>}
    </span>
  );
}
