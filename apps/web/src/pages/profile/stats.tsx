import type { Account } from '@hub/protocol/http/accounts';
import { isDaily, isScore, isVersus } from '@hub/ui/screens/screen.ts';
import { listedScreens } from '@hub/web/games.ts';
import { t } from '@lingui/core/macro';
import { DailyStats } from './daily-stats.tsx';
import { ScoreStats } from './score-stats.tsx';
import styles from './stats.module.css';
import { VersusStats } from './versus-stats.tsx';

/** A player's statistics of every game. */
export function Stats({ account }: { readonly account: Account }) {
  return (
    <section aria-label={t`Statistics`} className={styles['grid']}>
      {listedScreens.map((screen) => {
        const key = screen.game.id;
        if (isDaily(screen)) return <DailyStats key={key} screen={screen} account={account} />;
        if (isScore(screen)) return <ScoreStats key={key} screen={screen} account={account} />;
        return isVersus(screen) && <VersusStats key={key} screen={screen} account={account} />;
      })}
    </section>
  );
}
