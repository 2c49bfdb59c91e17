import type { Account } from '@hub/protocol/http/accounts';
import { isScore, nameOf, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { screens } from '@hub/web/games.ts';
import { Link } from '@hub/web/links/link.tsx';
import { startPath } from '@hub/web/links/paths.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { bestScore } from '@hub/web/session/game-stats.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import styles from './people.module.css';

/** The player's own best and last run of each score game. */
export function Ghosts() {
  const titleId = useId();
  const { data: account } = useAccount();
  if (account === undefined) return null;
  const ghosts = screens.filter(isScore).flatMap((screen) => {
    const best = bestScore(account, screen.game, 'single') ?? 0;
    return best === 0 ? [] : { screen, best, last: lastScore(account, screen) };
  });
  if (ghosts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles['part']}>
      <h3 id={titleId} className="sr">
        {t`Your own runs`}
      </h3>
      <ul>
        {ghosts.map(({ screen, best, last }) => (
          <li key={screen.game.id}>
            <Link
              to={startPath(screen)}
              aria-label={t`Beat your own runs in ${{ game: nameOf(screen) }}`}
              className={styles['ghost']}
            >
              <span>{t`${{ game: nameOf(screen) }}: beat your own runs`}</span>
              <span className="num">{t`Best run: ${best}`}</span>
              {last !== undefined && <span className="num">{t`Last run: ${last}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The score of the player's last game alone. */
const lastScore = ({ lastGames }: Account, { game }: ScoreScreen): number | undefined =>
  lastGames.find((match) => match.mode === 'single' && match.game === game.names.feed)?.players[0]?.score ??
  undefined;
