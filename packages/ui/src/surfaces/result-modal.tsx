import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from './modal.tsx';
import styles from './result-modal.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Read aloud; the picture of the result may show it as well. */
  readonly title: string;
  /** Gets the focus on opening; the first control without it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The result itself, in its light. */
  readonly top: ReactNode;
  readonly topClassName?: string | undefined;
  /** What goes with it, and where to go from here. */
  readonly children: ReactNode;
}

/** The dialog at the end of something: its result in a light of the game's colour, and the rest below. */
export function ResultModal({ top, topClassName, children, ...dialog }: Props) {
  return (
    <Modal {...dialog} hideTitle padded={false} className={styles['result']}>
      <div className={classNames(styles['top'], topClassName)}>{top}</div>
      <div className={styles['rest']}>{children}</div>
    </Modal>
  );
}
