import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import styles from './price.module.css';
import { moreOrLessTexts as texts } from './texts.ts';
import { useRollUp } from './use-roll-up.ts';

interface Props {
  readonly gold: number;
  readonly look?: 'right' | 'wrong' | undefined;
}

/** The price of an item; `shown` is the number displayed while the price counts up. */
export function Price({ gold, look, shown = gold }: Props & { readonly shown?: number }) {
  return (
    <p className={classNames('num', styles['price'], look && styles[look])}>
      <Coin />
      <span aria-hidden>{formatFigure(shown)}</span>
      <span className="sr">{texts.gold(formatFigure(gold))}</span>
    </p>
  );
}

/** A price that has just been revealed; counts up from 0. */
export const RevealedPrice = (props: Props) => <Price {...props} shown={useRollUp(props.gold)} />;

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
