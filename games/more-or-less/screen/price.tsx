import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import styles from './price.module.css';

interface Props {
  /** Missing while it is asked for. */
  readonly gold?: number | undefined;
  readonly variant?: 'right' | 'wrong' | undefined;
  /** Rolls like a mechanical counter until it shows the price. */
  readonly isRolling?: boolean | undefined;
}

/** The price of an item. */
export function Price({ gold, variant, isRolling }: Props) {
  const figure = gold === undefined ? '?' : formatFigure(gold);
  return (
    <p className={classNames('num', styles['price'], variant && styles[variant])}>
      <CoinIcon />
      {isRolling ? <Wheels figure={figure} /> : <span aria-hidden>{figure}</span>}
      {gold !== undefined && <span className="sr">{t`${{ price: figure }} gold`}</span>}
    </p>
  );
}

const DIGITS = '0123456789';

/** One wheel for each digit; later wheels turn further, and all stop at the same time. */
function Wheels({ figure }: { readonly figure: string }) {
  return (
    <span aria-hidden className={styles['wheels']}>
      {Array.from(figure, (sign, place) => {
        const digit = DIGITS.indexOf(sign);
        // A figure has no two signs in the same place.
        const key = `${place}${sign}`;
        if (digit === -1) return <span key={key}>{sign}</span>;
        return (
          <span key={key} className={styles['wheel']}>
            <span
              className={styles['strip']}
              style={{ '--to': `${-(10 + digit)}em`, '--from': `${-((place * 3) % 8)}em` } as CSSProperties}
            >
              {DIGITS}
              {DIGITS}
            </span>
          </span>
        );
      })}
    </span>
  );
}
