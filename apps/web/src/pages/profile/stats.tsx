import type { Account } from '@hub/protocol/http/accounts';
import { MORE_OR_LESS_TIERS, RIFT_GUESSER_TIERS } from '@hub/protocol/tiers';
import { profileTexts } from '../../messages/profile.ts';
import { DailyStats } from './daily-stats.tsx';
import { ScoreStats } from './score-stats.tsx';
import styles from './stats.module.css';
import { VersusStats } from './versus-stats.tsx';

/** What a player has reached in the five games. */
export function Stats({ account }: { readonly account: Account }) {
  const { moreOrLessStats, riftGuesserStats } = account;
  return (
    <section aria-label={profileTexts.stats} className={styles['grid']}>
      <DailyStats stats={account.dailyRiftStats} />
      <ScoreStats
        game="moreless"
        tiers={MORE_OR_LESS_TIERS}
        stats={moreOrLessStats}
        coopHighscore={moreOrLessStats.coopHighscore}
      />
      <ScoreStats game="rift" tiers={RIFT_GUESSER_TIERS} stats={riftGuesserStats} />
      <VersusStats game="chain" stats={account.chainOfLegendsStats} />
      <VersusStats game="cooldown" stats={account.cooldownGuesserStats} />
    </section>
  );
}
