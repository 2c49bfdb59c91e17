import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from './modal.tsx';
import styles from './result-modal.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible title; the picture of the result may show it as well. */
  readonly title: string;
  /** See `Modal`. */
  readonly veil?: boolean | undefined;
  /** Gets the focus on opening; defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The result itself, on the coloured background. */
  readonly top: ReactNode;
  readonly topClassName?: string | undefined;
  readonly className?: string | undefined;
  /** Details and actions below the result; may be missing with a foot. */
  readonly children?: ReactNode;
  /** Takes a large window: the result above, its details in columns below. */
  readonly stage?: boolean | undefined;
  /** Actions that stay in view, while result and details scroll if they must. */
  readonly foot?: ReactNode;
}

/** The dialog at the end of a game: the result on the game's colour, and details and actions below. */
export function ResultModal({ top, topClassName, className, children, foot, stage, ...dialog }: Props) {
  const result = (
    <>
      <div data-deed className={classNames(styles['top'], topClassName)}>
        {top}
      </div>
      {children !== undefined && <div className={styles['rest']}>{children}</div>}
    </>
  );
  return (
    <Modal
      {...dialog}
      size="wide"
      hideTitle
      padded={false}
      className={classNames(
        styles['result'],
        foot !== undefined && styles['footed'],
        stage && styles['stage'],
        className,
      )}
    >
      {foot === undefined ? (
        result
      ) : (
        <>
          {/* A region that scrolls must be reachable with the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles['floors']} aria-label={dialog.title} tabIndex={0}>
            {result}
          </section>
          <div className={styles['foot']}>{foot}</div>
        </>
      )}
    </Modal>
  );
}
