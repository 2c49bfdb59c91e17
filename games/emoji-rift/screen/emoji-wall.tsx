import { classNames } from '@hub/ui/class-names.ts';
import { useRise } from '@hub/ui/daily/bloom.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useRef } from 'react';
import { EMOJI_COUNT } from '../descriptor.ts';
import styles from './emoji-wall.module.css';

interface Props {
  readonly emoji: readonly string[];
  /** Picture of the champion, once it is known. */
  readonly answer: ReactNode;
}

/** The emoji of today's champion, each in a stone of a wall around the champion; those not shown yet are dark. */
export function EmojiWall({ emoji, answer }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames('cut', styles['wall'])}>
      <h2 id={titleId} className="sr">
        {t`Emoji`}
      </h2>
      <ol className={styles['stones']}>
        {Array.from({ length: EMOJI_COUNT }, (_, index) => (
          <Stone key={index} emoji={emoji[index]} isNewest={index === emoji.length - 1} />
        ))}
      </ol>
      <div aria-hidden className={classNames(styles['centre'], answer !== undefined && styles['found'])}>
        {answer ?? '?'}
      </div>
      <p
        className={classNames('num', styles['count'])}
      >{t`${{ shown: emoji.length }} of ${{ all: EMOJI_COUNT }} shown`}</p>
    </section>
  );
}

function Stone({ emoji, isNewest }: { readonly emoji: string | undefined; readonly isNewest: boolean }) {
  if (emoji === undefined)
    return (
      <li className={styles['stone']}>
        <span className="sr">{t`not shown yet`}</span>
      </li>
    );
  return (
    <li className={classNames(styles['stone'], styles['shown'], isNewest && styles['newest'])}>
      <span className={styles['emoji']}>{emoji}</span>
    </li>
  );
}

interface RowProps {
  readonly emoji: readonly string[];
  /** Whether they come out of the winning row, which has just been completed. */
  readonly rises: boolean;
}

/** All emoji of the champion in a row of stones, in the result. */
export function EmojiRow({ emoji, rises }: RowProps) {
  const line = useRef<HTMLOListElement>(null);
  useRise(line, rises);
  return (
    <ol ref={line} aria-label={t`Emoji`} className={styles['row']}>
      {emoji.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- stones have no other name than their place
        <Stone key={index} emoji={one} isNewest={false} />
      ))}
    </ol>
  );
}
