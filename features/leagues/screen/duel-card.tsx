import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { screens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import type { LeagueReply } from '../calls.ts';
import styles from './duel-card.module.css';
import { duelPath } from './duel-path.ts';

const AVATARS = 5;

interface Props {
  readonly league: LeagueReply;
  readonly duel: NonNullable<LeagueReply['duel']>;
}

/** The duel of the day. */
export function DuelCard({ league: { id, rows, ownDuels = [] }, duel }: Props) {
  const { game, played, own, by = [] } = duel;
  const ownRun = ownDuels.find((run) => run?.id === duel.id);
  const screen = screens.find((one) => one.game.id === game);
  if (screen === undefined) return null;
  return (
    <Card className={styles['card']} style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}>
      <div className={styles['scene']} aria-hidden>
        <Scene src={screen.scene} eager />
      </div>
      <h2>{t`Duel of the day`}</h2>
      <p>{t`${{ game: nameOf(screen) }}, the same questions for all. You have one try.`}</p>
      <p className={styles['played']}>
        <span className={styles['avatars']}>
          {by.slice(0, AVATARS).map((player) => (
            <Avatar key={player.id ?? player.name} id={player.id} size={28} />
          ))}
        </span>
        {t`${played} of ${{ members: rows.length }} have played`}
      </p>
      {own === 'over' ? (
        <>
          {ownRun && (
            <p
              className={styles['done']}
            >{t`You have played: ${{ score: ownRun.score }}. The next one comes at midnight UTC.`}</p>
          )}
          <PageButton size="large" block to={duelPath(id, duel.id)}>
            {t`See the duel`}
          </PageButton>
        </>
      ) : (
        <PageButton variant="gold" size="large" block to={paths.leagueDuel({ id })}>
          {own === 'playing' ? t`Continue the duel` : t`Play the duel`}
        </PageButton>
      )}
    </Card>
  );
}
