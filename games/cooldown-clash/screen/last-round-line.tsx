import { listOf } from '@hub/ui/language/formatters.ts';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Trans } from '@lingui/react/macro';
import type { LastRound } from './clash-view.ts';
import styles from './last-round-line.module.css';

/** Result of the previous round in one line. */
export function LastRoundLine({ round }: { readonly round: LastRound }) {
  const { spell, cooldown, closest, guess, gained } = round;
  const names = listOf(closest.map(isolated), 'narrow');
  const points = signedFigure(gained);
  return (
    <div className={styles['line']}>
      <span>
        <Trans>
          Last round: <b>{spell}</b> {cooldown} s
        </Trans>
      </span>
      <span>
        <Trans comment="{points} is such as +150">
          Gained: <b className="num">{points}</b>
        </Trans>
      </span>
      <span className="clip">
        {guess === null ? (
          <Trans>
            Closest: <b>no guesses</b>
          </Trans>
        ) : (
          <Trans>
            Closest: <b>{names}</b> with {guess} s
          </Trans>
        )}
      </span>
    </div>
  );
}
