import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import type { CSSProperties } from 'react';
import styles from './price.module.css';
import { moreOrLessTexts as texts } from './texts.ts';

interface Props {
  readonly gold: number;
  readonly look?: 'right' | 'wrong' | undefined;
  /** Rolls like a mechanical counter until it shows the price. */
  readonly isRolling?: boolean | undefined;
}

/** The price of an item. */
export function Price({ gold, look, isRolling }: Props) {
  return (
    <p className={classNames('num', styles['price'], look && styles[look])}>
      <Coin />
      {isRolling ? <Wheels figure={formatFigure(gold)} /> : <span aria-hidden>{formatFigure(gold)}</span>}
      <span className="sr">{texts.gold(formatFigure(gold))}</span>
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

function Coin() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <circle cx="20" cy="20" r="18" fill="#8a5a12" />
      <circle cx="20" cy="18" r="17" fill="#f2b84b" />
      <circle cx="20" cy="18" r="12" fill="none" stroke="#ffe7b0" strokeWidth="2" />
      <path d="M20 10l5 8-5 8-5-8z" fill="#8a5a12" />
    </svg>
  );
}
