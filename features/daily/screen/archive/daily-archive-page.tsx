import { DAILY_RANGE_DAYS } from '@hub/protocol/http/dailies';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { StreakFacts } from '@hub/ui/daily/streak-row.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { dailyScreens } from '@hub/web/games.ts';
import { useNavigate, useParams } from '@hub/web/links/navigation.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { firstPath, paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useStreak } from '../daily-calls.ts';
import { ArchiveMonths } from './archive-months.tsx';
import styles from './daily-archive-page.module.css';

/** Every past day of a daily game, to be played again for nothing. */
export function DailyArchivePage() {
  const { mode } = useParams();
  const navigate = useNavigate();
  const screen = dailyScreens.find(({ game }) => game.id === mode) ?? dailyScreens[0];
  if (screen === undefined) return null;
  return (
    <div style={{ '--game': hueColor(screen.game.hue) } as CSSProperties}>
      <Head screen={screen} />
      <div className={styles['bar']}>
        <Segmented
          label={t`Game`}
          options={dailyScreens.map(({ game }) => ({ value: game.id, label: game.names.title }))}
          value={screen.game.id}
          onChange={(id) => navigate(paths.dailyArchive({ mode: id }), { replace: true })}
        />
        <p className={styles['actions']}>
          <PageButton variant="ghost" icon={ShieldCheck} to={paths.provable()}>
            {t`Check the answers`}
          </PageButton>
          <PageButton variant="ghost" icon={ArrowLeft} to={firstPath(screen)}>
            {t`Daily Rifts`}
          </PageButton>
        </p>
      </div>
      <ArchiveMonths key={screen.game.id} screen={screen} />
    </div>
  );
}

function Head({ screen }: { readonly screen: DailyScreen }) {
  const { data: streak } = useStreak(screen.game.id, DAILY_RANGE_DAYS);
  return (
    <Card as="header" className={styles['head']}>
      <Scene src={screen.scene} eager className={styles['scene']} />
      <div>
        <h1>{t`Archive`}</h1>
        <p
          className={styles['intro']}
        >{t`Every past rift, to be played again for nothing: no reward, no streak, no statistics. Solved days show their answer.`}</p>
        <div className={styles['streak']}>{streak && <StreakFacts streak={streak} />}</div>
      </div>
    </Card>
  );
}
