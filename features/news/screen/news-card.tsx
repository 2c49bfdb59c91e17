import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { plural, t } from '@lingui/core/macro';
import { Check, ChevronRight, Heart } from 'lucide-react';
import type { Likes } from './likes.ts';
import styles from './news-card.module.css';
import type { NewsItem } from './news-item.ts';
import { NewsMeta } from './news-meta.tsx';
import { NewsPicture } from './news-picture.tsx';

/** Number of key features on the card; the article shows all. */
const FEATURES_SHOWN = 3;

interface Props {
  readonly item: NewsItem;
  readonly likes: Likes;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: () => void;
}

/** A news item in the list. A click anywhere on the card opens it; assistive technology uses the button. */
export function NewsCard({ item, likes: { likes, isLiked }, now, onOpen }: Props) {
  return (
    <Card as="article" className={styles['card']} aria-labelledby={`${item.id}-title`}>
      <NewsPicture image={item.image} size="card" />
      <div className={styles['text']}>
        <NewsMeta item={item} now={now} />
        <h2 id={`${item.id}-title`}>{item.title}</h2>
        <p className="soft">{item.description}</p>
        <ul className={styles['features']}>
          {item.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature}>
              <Icon of={Check} size="small" className={styles['check']} />
              {feature}
            </li>
          ))}
        </ul>
        <div className={styles['foot']}>
          <span className={classNames('num', styles['likes'], isLiked && styles['liked'])}>
            <Icon of={Heart} size="small" />
            <span aria-hidden>{formatFigure(likes)}</span>
            <span className="sr">{plural({ count: likes }, { one: '# like', other: '# likes' })}</span>
          </span>
          <button
            type="button"
            className={styles['read']}
            aria-label={t`Read ${{ title: item.title }}`}
            onClick={onOpen}
          >
            {t`Read`}
            <Icon of={ChevronRight} size="small" />
          </button>
        </div>
      </div>
    </Card>
  );
}
