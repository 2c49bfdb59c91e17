import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { Calendar, Clock } from 'lucide-react';
import type { NewsItem } from './news-item.ts';
import styles from './news-meta.module.css';
import { relativeDate } from './relative-date.ts';

interface Props {
  readonly item: NewsItem;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Above an article, as large as its text. */
  readonly isLarge?: boolean;
}

/** Category, date and read time of a news item. */
export const NewsMeta = ({ item: { category, date, readTimeMinutes }, now, isLarge }: Props) => (
  <p className={classNames(styles['meta'], isLarge && styles['large'])}>
    <Chip color="var(--gold-400)">{category}</Chip>
    <span>
      <Icon of={Calendar} size="small" />
      <time dateTime={date}>{relativeDate(date, now)}</time>
    </span>
    <span>
      <Icon of={Clock} size="small" />
      {t`${{ count: readTimeMinutes }} min read`}
    </span>
  </p>
);
