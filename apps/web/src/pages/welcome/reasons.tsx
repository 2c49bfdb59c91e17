import { RiftClock } from '@hub/web/countdown/rift-countdown.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './reasons.module.css';

/** Three sentences on what the hub offers. */
export const Reasons = () => (
  <ul className={styles['reasons']}>
    <li>
      <b>{t`A new rift every midnight`}</b>
      <Trans>
        Guess the champion, the item and the emoji of the day. The next ones open in <RiftClock />.
      </Trans>
    </li>
    <li>
      <b>{t`Alone or at a table`}</b>
      {t`Read the map, break the chain, beat the cooldown: by yourself, in a pair, or with friends and bots.`}
    </li>
    <li>
      <b>{t`Earned, never bought`}</b>
      {t`Blue Essence comes from playing and buys looks, nothing else.`}
    </li>
  </ul>
);
