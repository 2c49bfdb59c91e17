import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import type { EffectsSection } from '../news-item.ts';
import styles from './effect-examples.module.css';
import wide from './wide.module.css';

interface Props {
  readonly examples: EffectsSection['examples'];
  readonly playerName: string;
}

/** Examples of username effects, each applied to a name, with its price. */
export const EffectExamples = ({ examples, playerName }: Props) => (
  <ul className={classNames(wide['wide'], styles['examples'])}>
    {examples.map(({ name, price, effect, description }) => (
      <Card key={name} as="li" className={styles['example']}>
        <div className={styles['preview']}>
          <Username name={playerName} effect={effect} />
        </div>
        <div className={styles['text']}>
          <div className={styles['head']}>
            <h4 className="display">{name}</h4>
            <span className={classNames('num', styles['price'])}>
              <EssenceIcon size={20} />
              {formatFigure(price)}
              <span className="sr"> {t`Blue Essence`}</span>
            </span>
          </div>
          <p>{description}</p>
        </div>
      </Card>
    ))}
  </ul>
);
