import type { Match } from '@hub/protocol/http/activity';
import { classNames } from '@hub/ui/class-names.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { type MatchSummary, summarise } from '../../features/activity/match-summary.ts';
import { activityTexts } from '../../messages/activity.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './ticker.module.css';

/** The list is rendered three times in a row, so that the ticker has no gap. */
const COPIES = [0, 1, 2];
/** Number of static items shown with reduced motion (design, motion). */
const STILL_ITEMS = 6;
const SECONDS_PER_ITEM = 8;
const SHORTEST_SECONDS = 30;

interface Props {
  /** Newest first. */
  readonly matches: readonly Match[];
  readonly isStill: boolean;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** The games of the ticker: a belt that pauses on hover and with its button, or a list that stands still. */
export function TickerBelt({ matches, isStill, isPaused, onPause }: Props) {
  const items = useMemo(() => matches.flatMap((match) => summarise(match, activityTexts) ?? []), [matches]);
  if (isStill) return <Items items={items.slice(0, STILL_ITEMS)} />;
  const { ticker } = welcomeTexts;
  const seconds = Math.max(SHORTEST_SECONDS, items.length * SECONDS_PER_ITEM);
  return (
    <>
      <div className={styles['window']}>
        <div
          className={classNames(styles['belt'], isPaused && styles['paused'])}
          style={{ '--duration': `${seconds}s` } as CSSProperties}
        >
          {COPIES.map((copy) => (
            <Items key={copy} items={items} isCopy={copy > 0} />
          ))}
        </div>
      </div>
      <IconButton
        size="small"
        label={isPaused ? ticker.play : ticker.pause}
        icon={isPaused ? Play : Pause}
        className={styles['pause']}
        onClick={() => onPause(!isPaused)}
      />
    </>
  );
}

function Items({
  items,
  isCopy = false,
}: {
  readonly items: readonly MatchSummary[];
  readonly isCopy?: boolean;
}) {
  return (
    <ul aria-hidden={isCopy || undefined} className={styles['items']}>
      {items.map(({ id, playerId, name, effect, feedText }) => (
        <li key={id} className={styles['item']}>
          <Avatar id={playerId} size={30} />
          <span className={styles['words']}>
            <b>
              <Username name={name} effect={effect} />
            </b>{' '}
            {feedText}
          </span>
        </li>
      ))}
    </ul>
  );
}
