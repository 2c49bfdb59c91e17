import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { relativeTime } from '@hub/web/messages/relative-time.ts';
import type { CSSProperties, ReactNode } from 'react';
import styles from './match-row.module.css';

interface Props {
  readonly screen: GameScreen;
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly now: number;
  /** Outcome, at the end of the row. */
  readonly mark: ReactNode;
  /** Adds spacing, for pages that show only the list. */
  readonly isWide?: boolean | undefined;
  /** A name and a line of text. */
  readonly children: ReactNode;
}

/** One match in a list: its game, description, outcome and age. */
export const MatchRow = ({ screen, timestamp, now, mark, isWide, children }: Props) => (
  <li className={classNames(styles['row'], isWide && styles['wide'])}>
    <span
      className={classNames('cut', styles['glyph'])}
      style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
    >
      <Icon of={iconsOf(screen).glyph} />
    </span>
    <div className={styles['words']}>{children}</div>
    <div className={styles['end']}>
      {mark}
      <time dateTime={new Date(timestamp).toISOString()}>{relativeTime(timestamp, now)}</time>
    </div>
  </li>
);
