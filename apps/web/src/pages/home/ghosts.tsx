import type { Account } from '@hub/protocol/http/accounts';
import { isScore, nameOf, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { useId } from 'react';
import styles from '../../features/people/people.module.css';
import { useAccount } from '../../features/session/account.ts';
import { bestScore } from '../../features/session/game-stats.ts';
import { screens } from '../../games.ts';
import { Link } from '../../links/link.tsx';
import { startPath } from '../../links/paths.ts';
import { peopleTexts } from '../../messages/people.ts';

const texts = peopleTexts.ghosts;

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
        {texts.title}
      </h3>
      <ul>
        {ghosts.map(({ screen, best, last }) => (
          <li key={screen.game.id}>
            <Link to={startPath(screen)} aria-label={texts.race(nameOf(screen))} className={styles['ghost']}>
              <span>{texts.of(nameOf(screen))}</span>
              <span className="num">
                {texts.best} {best}
              </span>
              {last !== undefined && (
                <span className="num">
                  {texts.last} {last}
                </span>
              )}
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
