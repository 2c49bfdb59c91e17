import type { Match } from '@hub/protocol/http/activity';
import { classNames } from '@hub/ui/class-names.ts';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import type { CallError } from '@hub/ui/net/call-error.ts';
import { STILL, useMediaQuery } from '@hub/ui/use-media-query.ts';
import { t } from '@lingui/core/macro';
import { lazy } from 'react';
import styles from './ticker.module.css';

/** There is nothing to show before the matches have come. */
const TickerBelt = lazy(() => import('./ticker-belt.tsx').then((code) => ({ default: code.TickerBelt })));

interface Props {
  /** Newest first; undefined until loaded. */
  readonly matches: readonly Match[] | undefined;
  readonly failure: CallError | undefined;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** Band of recent games below the hero; of all games as long as nothing has been played. */
export function Ticker({ matches, failure, isPaused, onPause }: Props) {
  const isStill = useMediaQuery(STILL);
  return (
    <section
      aria-label={matches?.length === 0 ? t`What can be played here` : t`Recent games`}
      className={classNames(styles['band'], isStill && matches !== undefined && styles['still'])}
    >
      {matches !== undefined ? (
        <Optional>
          <TickerBelt matches={matches} isStill={isStill} isPaused={isPaused} onPause={onPause} />
        </Optional>
      ) : (
        <p className={styles['quiet']}>{failure?.failure}</p>
      )}
    </section>
  );
}
