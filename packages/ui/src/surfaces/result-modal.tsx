import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from './modal.tsx';
import styles from './result-modal.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible title; the picture of the result may show it as well. */
  readonly title: string;
  /** Gets the focus on opening; defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The result itself, on the coloured background. */
  readonly top: ReactNode;
  readonly topClassName?: string | undefined;
  /** Details and actions below the result. */
  readonly children: ReactNode;
}

/** The dialog at the end of a game: the result on the game's colour, and details and actions below. */
export function ResultModal({ top, topClassName, children, ...dialog }: Props) {
  return (
    <Modal {...dialog} hideTitle padded={false} className={styles['result']}>
      <div className={classNames(styles['top'], topClassName)}>{top}</div>
      <div className={styles['rest']}>{children}</div>
    </Modal>
  );
}
