import { t } from '@lingui/core/macro';
import { EssenceIcon } from '../art/essence-icon.tsx';
import { classNames } from '../class-names.ts';
import { formatFigure } from '../language/figure.ts';
import { signedFigure } from './figure-format.ts';
import styles from './reward-line.module.css';

interface Props {
  readonly gained: number;
  /** The balance including the gain, when known; not an animated value, because a sentence shows it. */
  readonly balance?: number | undefined;
}

/** The reward of a game, and the balance after it, which screen readers announce once it is known. */
export function RewardLine({ gained, balance }: Props) {
  return (
    <div data-counter="essence" className={classNames('cut', styles['line'])}>
      <EssenceIcon size={38} />
      <div>
        <b className={classNames('num', styles['figure'])}>{signedFigure(gained)}</b>
        <small aria-live="polite" className={styles['text']}>
          {balance === undefined
            ? t`Blue Essence`
            : t`Blue Essence, now ${{ balance: formatFigure(balance) }}`}
        </small>
      </div>
    </div>
  );
}
