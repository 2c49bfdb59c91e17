import { classNames } from '@hub/ui/class-names.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { useId } from 'react';
import { EMOJI_COUNT } from '../descriptor.ts';
import styles from './emoji-plates.module.css';
import { emojiRiftTexts as texts } from './texts.ts';

interface Props {
  readonly emoji: readonly string[];
}

/** The emoji of today's champion, each in a stone; those that are not shown yet are blank. */
export function EmojiPlates({ emoji }: Props) {
  const titleId = useId();
  return (
    <Plate aria-labelledby={titleId} className={styles['plate']}>
      <PlateHeader title={texts.emoji} id={titleId}>
        <span className="label num">{texts.shown(emoji.length, EMOJI_COUNT)}</span>
      </PlateHeader>
      <ol className={styles['stones']}>
        {Array.from({ length: EMOJI_COUNT }, (_, index) => (
          <Stone key={index} emoji={emoji[index]} isNewest={index === emoji.length - 1} />
        ))}
      </ol>
    </Plate>
  );
}

function Stone({ emoji, isNewest }: { readonly emoji: string | undefined; readonly isNewest: boolean }) {
  if (emoji === undefined)
    return (
      <li className={classNames('cut', styles['stone'])}>
        <span aria-hidden className={styles['blank']} />
        <span className="sr">{texts.hidden}</span>
      </li>
    );
  return (
    <li className={classNames('cut', styles['stone'], styles['shown'], isNewest && styles['newest'])}>
      <span className={styles['emoji']}>{emoji}</span>
    </li>
  );
}

/** All emoji of the champion, in the result. */
export const EmojiLine = ({ emoji }: Props) => (
  <p className={classNames(styles['emoji'], styles['line'])}>{emoji.join(' ')}</p>
);
