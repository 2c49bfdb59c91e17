import { t } from '@lingui/core/macro';
import { RiftClock } from '../../features/countdown/rift-countdown.tsx';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './reasons.module.css';

/** Three sentences on what the hub offers. */
export function Reasons() {
  const { reasons } = welcomeTexts;
  return (
    <ul className={styles['reasons']}>
      {reasons.texts.map(({ title, text }, at) => (
        <li key={title}>
          <b>{title}</b>
          {text}
          {at === 0 && (
            <>
              {t`The next ones open in `}
              <RiftClock />.
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
