import { t } from '@lingui/core/macro';
import { EssenceIcon } from '../art/essence-icon.tsx';
import { classNames } from '../class-names.ts';
import { formatFigure } from '../language/figure.ts';
import styles from './essence-price.module.css';

interface Props {
  readonly price: number;
  /** The previous price, struck through. */
  readonly before?: number | undefined;
}

/** A price beside the Blue Essence icon. */
export function EssencePrice({ price, before }: Props) {
  return (
    <span className={classNames('num', styles['price'])}>
      <EssenceIcon size={20} />
      {before !== undefined && (
        <s>
          <span className="sr">
            {t({ message: 'Before', comment: 'Before a price that is struck through.' })}{' '}
          </span>
          {formatFigure(before)}
        </s>
      )}
      <span>
        {formatFigure(price)}
        <span className="sr"> {t`Blue Essence`}</span>
      </span>
    </span>
  );
}
