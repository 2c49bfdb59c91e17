import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { ArrowLeft } from 'lucide-react';
import { dailyScreens } from '../../games.ts';
import { Link } from '../../links/link.tsx';
import { useNavigate, useParams } from '../../links/navigation.ts';
import { PageButton } from '../../links/page-button.tsx';
import { firstPath, paths } from '../../links/paths.ts';
import { dailyArchiveTexts as texts } from '../../messages/daily-archive.ts';
import { ArchiveList } from './archive-list.tsx';
import styles from './daily-archive-page.module.css';

/** Every past day of a daily game, to be played again for nothing. */
export function DailyArchivePage() {
  const { mode } = useParams();
  const navigate = useNavigate();
  const screen = dailyScreens.find(({ game }) => game.id === mode) ?? dailyScreens[0];
  if (screen === undefined) return null;
  return (
    <div>
      <header className={styles['head']}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles['intro']}>
            {texts.intro} <Link to={paths.provable()}>{texts.provable}</Link>
          </p>
        </div>
        <PageButton look="ghost" icon={ArrowLeft} to={firstPath(screen)}>
          {texts.back}
        </PageButton>
      </header>
      <Segmented
        label={texts.games}
        className={styles['games']}
        options={dailyScreens.map(({ game }) => ({ value: game.id, label: game.names.title }))}
        value={screen.game.id}
        onChange={(id) => navigate(paths.dailyArchive({ mode: id }), { replace: true })}
      />
      <ArchiveList key={screen.game.id} screen={screen} />
    </div>
  );
}
