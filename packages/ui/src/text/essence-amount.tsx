import { t } from '@lingui/core/macro';
import { EssenceIcon } from '../art/essence-icon.tsx';
import { classNames } from '../class-names.ts';
import { formatFigure } from '../language/figure.ts';
import styles from './essence-amount.module.css';
import { signedFigure } from './figure-format.ts';

interface Props {
  readonly amount: number;
  /** What screen readers say instead while the amount moves. */
  readonly spoken?: number | undefined;
  /** Omits the currency's name, and is less tall. */
  readonly compact?: boolean | undefined;
  /** A gain that floats up while the parent increases the amount. */
  readonly gain?: number | undefined;
  readonly className?: string | undefined;
}

/** An amount of Blue Essence beside its icon. */
export function EssenceAmount({ amount, spoken = amount, compact, gain, className }: Props) {
  return (
    <span
      data-counter="essence"
      className={classNames('cut', styles['amount'], compact && styles['compact'], className)}
    >
      <EssenceIcon size={26} />
      <span className="num" aria-hidden={spoken !== amount || undefined}>
        {formatFigure(amount)}
      </span>
      {spoken !== amount && <span className="sr">{formatFigure(spoken)}</span>}
      <small className={compact ? 'sr' : styles['word']}>{t`Blue Essence`}</small>
      {gain !== undefined && (
        <span aria-hidden className={classNames('num', styles['gain'])}>
          {signedFigure(gain)}
        </span>
      )}
    </span>
  );
}
