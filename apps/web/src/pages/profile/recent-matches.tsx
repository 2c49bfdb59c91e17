import { MatchRow } from '@hub/features/activity/screen/match-row.tsx';
import type { Account } from '@hub/protocol/http/accounts';
import { classNames } from '@hub/ui/class-names.ts';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { dailyScreens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { playPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Fragment, useId } from 'react';
import { type MatchCard, matchCard } from './match-card.ts';
import { MatchMark } from './match-mark.tsx';
import styles from './recent-matches.module.css';
import { ShortName } from './short-name.tsx';

interface Props {
  readonly account: Account;
  readonly isOwn: boolean;
}

/** A player's last matches, newest first; a scrollable list. */
export function RecentMatches({ account: { player_id, lastGames }, isOwn }: Props) {
  const titleId = useId();
  const now = useNow();
  const cards = lastGames.flatMap((match) => matchCard(match, player_id) ?? []);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={t`Recent Matches`} id={titleId}>
        {cards.length > 0 && <span className="label num">{t`last ${{ count: cards.length }}`}</span>}
      </CardHeader>
      {cards.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <ul tabIndex={0} aria-labelledby={titleId} className={styles['list']}>
          {cards.map((card) => (
            <Row key={card.id} card={card} now={now} />
          ))}
        </ul>
      ) : (
        <NothingPlayed isOwn={isOwn} />
      )}
    </Card>
  );
}

function Row({ card, now }: { readonly card: MatchCard; readonly now: number }) {
  const { screen, title, opponents, line, result, timestamp } = card;
  return (
    <MatchRow screen={screen} timestamp={timestamp} now={now} mark={<MatchMark result={result} />} isWide>
      {title === undefined ? (
        <span className={styles['names']}>
          {opponents.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <ShortName id={id} name={name} />
            </Fragment>
          ))}
        </span>
      ) : (
        <b className={classNames('clip', styles['names'])}>{title}</b>
      )}
      <p>{line}</p>
    </MatchRow>
  );
}

function NothingPlayed({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <EmptyCard
      title={t`Nothing played yet`}
      text={
        isOwn ? t`Your first finished game will stand here.` : t`The first finished game will stand here.`
      }
      action={
        isOwn &&
        dailyScreens[0] && (
          <PageButton to={playPath(dailyScreens[0])} size="small">
            {t`Play today's rift`}
          </PageButton>
        )
      }
      className={styles['empty']}
    />
  );
}
