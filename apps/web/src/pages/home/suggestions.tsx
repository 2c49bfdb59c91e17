import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import row from '../../features/activity/match-row.module.css';
import { listedScreens } from '../../games.ts';
import { iconsOf } from '../../icons.ts';
import { Link } from '../../links/link.tsx';
import { startPath } from '../../links/paths.ts';
import { activityTexts } from '../../messages/activity.ts';
import styles from './activity.module.css';

/** The cards above have all games. */
const SHOWN = 3;

/** What to play on a hub on which no game has finished yet: some games, each with its rule in one line. */
export const Suggestions = () => (
  <>
    <p className={styles['intro']}>
      <b>{activityTexts.emptyTitle}</b>. {activityTexts.emptyText}
    </p>
    <ul aria-label={activityTexts.suggestions} className={styles['suggestions']}>
      {listedScreens.slice(0, SHOWN).map((screen) => (
        <li key={screen.game.id}>
          <Link
            to={startPath(screen)}
            className={styles['suggestion']}
            style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
          >
            <span className={classNames('cut', row['glyph'])}>
              <Icon of={iconsOf(screen).glyph} />
            </span>
            <span>
              <b>{nameOf(screen)}</b>
              <span className={styles['line']}>{lineOf(screen)}</span>
            </span>
            <Icon of={ChevronRight} size="small" />
          </Link>
        </li>
      ))}
    </ul>
  </>
);
