import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { plural, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { LikeButton } from './like-button.tsx';
import type { Likes } from './likes.ts';
import styles from './news-article.module.css';
import type { NewsItem } from './news-item.ts';
import { NewsMeta } from './news-meta.tsx';
import { NewsPicture } from './news-picture.tsx';
import { Section } from './sections/section.tsx';

interface Props {
  readonly item: NewsItem;
  readonly likes: Likes;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Player name that shows the effects. */
  readonly playerName: string;
  readonly onLike: (liked: boolean) => void;
  readonly onClose: () => void;
}

/** Full-screen dialog with a news item; the page behind it keeps its scroll position. */
export function NewsArticle({ item, likes, now, playerName, onLike, onClose }: Props) {
  // Initial focus at the top, so that the dialog does not scroll to its first button.
  const top = useRef<HTMLElement>(null);
  return (
    <Modal open onClose={onClose} title={item.title} hideTitle size="full" padded={false} initialFocus={top}>
      <div className={styles['sheet']}>
        <header ref={top} tabIndex={-1} className={styles['bar']}>
          <Logo name={PRODUCT_NAME} size="small" />
          <span className={styles['place']}>{t`News`}</span>
          <LikeButton likes={likes} onLike={onLike} />
        </header>
        <article aria-label={item.title} className={styles['article']}>
          <NewsPicture image={item.image} size="cover" />
          <div className={styles['column']}>
            <NewsMeta item={item} now={now} isLarge />
            {/* Hidden from screen readers: the dialog's title has the same text. */}
            <p aria-hidden className={`display ${styles['title']}`}>
              {item.title}
            </p>
            <p className={styles['lead']}>{item.description}</p>
            <KeyFeatures features={item.features} />
            {item.content.map((paragraph) => (
              <p key={paragraph} className={styles['paragraph']}>
                {paragraph}
              </p>
            ))}
            {item.sections.map((section) => (
              <Section key={section.type} section={section} playerName={playerName} />
            ))}
            <Card as="div" className={styles['end']}>
              <div>
                <p className={styles['question']}>{t`Did you like this update?`}</p>
                <p className="soft num">
                  {plural({ count: likes.likes }, { one: '# player does.', other: '# players do.' })}
                </p>
              </div>
              <LikeButton likes={likes} onLike={onLike} />
            </Card>
          </div>
        </article>
      </div>
    </Modal>
  );
}

const KeyFeatures = ({ features }: Pick<NewsItem, 'features'>) => (
  <Card as="div" className={styles['features']}>
    <ul aria-label={t`Key features`}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon of={Check} size="small" className={styles['check']} />
          {feature}
        </li>
      ))}
    </ul>
  </Card>
);
