import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import styles from './offline-bar.module.css';
import { useConnection } from './use-connection.ts';

/** One line under the top edge while the browser has no network, and for two seconds after its return. */
export function OfflineBar() {
  const connection = useConnection();
  return (
    <output className={styles['place']}>
      {connection !== 'online' && (
        // `button.module.css` looks for the id.
        <span id={connection} className={classNames(styles['bar'], styles[connection])}>
          {connection === 'offline' ? t`You are offline. We keep your place.` : t`You are back online.`}
        </span>
      )}
    </output>
  );
}
