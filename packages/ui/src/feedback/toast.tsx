import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './toast.module.css';
import { type ToastItem, type ToastModel, toastLooks } from './toast-types.ts';

interface Props extends Omit<ToastModel, 'id'> {
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** One notification. Errors interrupt a screen reader; all other types wait their turn. */
export function Toast({ type, title, message, item, action, durationMs, onClose, className }: Props) {
  const variant = toastLooks[type];
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={classNames('cut', styles['toast'], className)}
      style={{ '--c': variant.color } as CSSProperties}
    >
      <Icon of={variant.icon} className={styles['icon']} />
      <div className={styles['text']}>
        <b>{title}</b>
        {message && <p>{message}</p>}
        {item && <Thing item={item} />}
      </div>
      {action && (
        <Button
          size="small"
          variant="teal"
          className={styles['action']}
          onClick={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={t`Close notification`}
        icon={X}
        size="small"
        className={styles['close']}
        onClick={onClose}
      />
      {durationMs !== undefined && (
        <span className={styles['progress']} style={{ '--duration': `${durationMs}ms` } as CSSProperties} />
      )}
    </div>
  );
}

function Thing({ item: { name, type, picture, price } }: { readonly item: ToastItem }) {
  return (
    <div className={styles['item']}>
      <span aria-hidden className={classNames('cut', styles['picture'])}>
        {picture}
      </span>
      <span className={styles['name']}>
        {name}
        <small>{type}</small>
      </span>
      {price}
    </div>
  );
}
