import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './modal.module.css';
import scrim from './scrim.module.css';
import { useDialog } from './use-dialog.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Hides the title visually; screen readers still announce it. */
  readonly hideTitle?: boolean | undefined;
  readonly size?: 'medium' | 'wide' | 'full' | undefined;
  /** False for a dialog that must be answered: no close button; Escape and backdrop do nothing. */
  readonly closable?: boolean | undefined;
  readonly padded?: boolean | undefined;
  /** False for a dialog that opens without a press: the page stays as it is until the dialog is ready. */
  readonly veil?: boolean | undefined;
  /** Gets the focus on opening; defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A modal dialog: keeps the focus inside, restores it on closing; Escape and the backdrop close it. */
export function Modal(props: Props) {
  const { onClose, title, hideTitle, size = 'medium', closable = true, padded = true, veil = true } = props;
  // The page dims at once: rendering the content and making the page inert take a phone several frames.
  const open = useDeferredValue(props.open, false) && props.open;
  const titleId = useId();
  const dialog = useDialog({ open, onClose, closable, initialFocus: props.initialFocus });
  if (!open) return props.open && veil && <div className={styles['veil']} />;
  return (
    <dialog
      {...dialog}
      className={classNames(scrim['scrim'], styles['scrim'], styles[size])}
      aria-labelledby={titleId}
    >
      <div className={classNames('cut', styles['modal'], padded && styles['padded'], props.className)}>
        <h2 id={titleId} className={hideTitle ? 'sr' : styles['title']}>
          {title}
        </h2>
        {props.children}
        {closable && <IconButton label={t`Close`} icon={X} className={styles['close']} onClick={onClose} />}
      </div>
    </dialog>
  );
}
