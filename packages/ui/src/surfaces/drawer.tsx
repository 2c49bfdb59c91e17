import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './drawer.module.css';
import scrim from './scrim.module.css';
import { useDialog } from './use-dialog.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel that slides in from the left over the page; Escape, the backdrop and the close button close it. */
export function Drawer({ open, onClose, label, children }: Props) {
  const dialog = useDialog({ open, onClose, closable: true });
  if (!open) return null;
  return (
    <dialog {...dialog} className={classNames(scrim['scrim'], styles['scrim'])} aria-label={label}>
      <div className={styles['drawer']}>
        {children}
        <IconButton label={t`Close menu`} icon={X} className={styles['close']} onClick={onClose} />
      </div>
    </dialog>
  );
}
