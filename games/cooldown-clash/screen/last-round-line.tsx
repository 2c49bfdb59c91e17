import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import type { LastRound } from './clash-view.ts';
import styles from './last-round-line.module.css';

/** Result of the previous round in one line. */
export function LastRoundLine({ round }: { readonly round: LastRound }) {
  const { spell, cooldown, closest, guess, gained } = round;
  return (
    <div className={styles['line']}>
      <span>
        {t`Last round:`} <b>{spell}</b> {t`${{ count: cooldown }} s`}
      </span>
      <span>
        {t`Gained:`}{' '}
        <b className="num">
          <bdi>{`+${gained}`}</bdi>
        </b>
      </span>
      <span className="clip">
        {t`Closest:`} <b>{closest.length === 0 ? t`no guesses` : closest.map(isolated).join(', ')}</b>{' '}
        {guess !== null && t`with ${guess} s`}
      </span>
    </div>
  );
}
