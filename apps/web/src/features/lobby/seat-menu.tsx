import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
    const onPress = ({ target }: Event): void => {
      if (!menu.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>): void => {
    // A dialog that one of the buttons has opened closes first.
    if (key !== 'Escape' || (target as Element).closest('dialog')) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <span ref={menu} className={styles['menu']} onKeyDown={isOpen ? onKeyDown : undefined}>
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
