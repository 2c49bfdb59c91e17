import { leaderboardOf } from '@hub/protocol/games';
import type { Account } from '@hub/protocol/http/accounts';
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
        tiers={leaderboardOf('more_or_less').tiers}
        stats={moreOrLessStats}
        coopHighscore={moreOrLessStats.coopHighscore}
      />
      <ScoreStats game="rift" tiers={leaderboardOf('rift_guesser').tiers} stats={riftGuesserStats} />
      <VersusStats game="chain" stats={account.chainOfLegendsStats} />
      <VersusStats game="cooldown" stats={account.cooldownGuesserStats} />
    </section>
  );
}
