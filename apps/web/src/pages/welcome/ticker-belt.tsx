import row from '@hub/features/activity/screen/match-row.module.css';
import { type MatchSummary, summarise } from '@hub/features/activity/screen/match-summary.ts';
import type { Match } from '@hub/protocol/http/activity';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { screens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { t } from '@lingui/core/macro';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './ticker.module.css';

/** The list is rendered three times in a row, so that the ticker has no gap. */
const COPIES = [0, 1, 2];
/** Number of matches shown with reduced motion (design, motion). */
const STILL_MATCHES = 6;
const SECONDS_PER_ITEM = 8;
const SHORTEST_SECONDS = 30;

interface Props {
  /** Newest first; the belt shows what can be played as long as there are none. */
  readonly matches: readonly Match[];
  readonly isStill: boolean;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** The items of the ticker: a belt that pauses on hover and with its button, or a list that stands still. */
export function TickerBelt({ matches, isStill, isPaused, onPause }: Props) {
  const items =
    matches.length === 0
      ? screens.map(gameItem)
      : matches
          .flatMap((match) => summarise(match) ?? [])
          .slice(0, isStill ? STILL_MATCHES : undefined)
          .map(matchItem);
  if (isStill) return <ul className={styles['items']}>{items}</ul>;
  const seconds = Math.max(SHORTEST_SECONDS, items.length * SECONDS_PER_ITEM);
  return (
    <>
      <div className={styles['window']}>
        <div
          className={classNames(styles['belt'], isPaused && styles['paused'])}
          style={{ '--duration': `${seconds}s` } as CSSProperties}
        >
          {COPIES.map((copy) => (
            <ul key={copy} aria-hidden={copy > 0 || undefined} className={styles['items']}>
              {items}
            </ul>
          ))}
        </div>
      </div>
      <IconButton
        size="small"
        label={isPaused ? t`Run the ticker` : t`Pause the ticker`}
        icon={isPaused ? Play : Pause}
        className={styles['pause']}
        onClick={() => onPause(!isPaused)}
      />
    </>
  );
}

const matchItem = ({ id, playerId, name, effect, feedText: [before, after] }: MatchSummary) => (
  <li key={id} className={styles['item']}>
    <Avatar id={playerId} size={30} />
    <span className={styles['words']}>
      {before}
      <b>
        <Username name={name} effect={effect} />
      </b>
      {after}
    </span>
  </li>
);

/** Each game by its title, the daily ones too: as many as the headline above promises. */
const gameItem = (screen: GameScreen) => (
  <li
    key={screen.game.id}
    className={styles['item']}
    style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
  >
    <span className={classNames('cut', row['glyph'])}>
      <Icon of={iconsOf(screen).glyph} size="small" />
    </span>
    <span className={styles['words']}>
      <b>{screen.game.names.title}</b> <span className={styles['line']}>{screen.line}</span>
    </span>
  </li>
);
