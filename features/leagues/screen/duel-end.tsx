import type { ChallengeId, PlayerId } from '@hub/engine/wire/ids';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { isDaily, nameOf } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { wholeWeekdayOf } from '@hub/ui/text/day-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screens } from '@hub/web/games.ts';
import { Redirect } from '@hub/web/links/navigation.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { plural, t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { AnswerTable } from '../../challenges/screen/answer-table.tsx';
import { Duel } from '../../challenges/screen/duel.tsx';
import { Standings } from '../../challenges/screen/standings.tsx';
import type { LeagueReply } from '../calls.ts';
import { type DuelLine, type LeagueDuelReply, leagueDuel } from '../duel-calls.ts';
import styles from './duel-end.module.css';
import { duelPlace } from './texts.ts';

/** Others may still play it. */
const REFRESH_MS = 30_000;

/** The end of a duel: the own result, then both runs round by round, and the members who have played it. */
export function DuelEnd({ league, duel }: { readonly league: LeagueReply; readonly duel: ChallengeId }) {
  const [other, setOther] = useState<PlayerId>();
  const { reply, failure, again } = useRuns(league, duel, other);
  const isClosed = reply?.isClosed === true;
  useEffect(() => {
    const timer = isClosed ? undefined : setInterval(again, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isClosed, again]);
  // A missed duel, or one of another league, has no end.
  if (failure?.status === 404 || failure?.code === 'challenge_not_played')
    return <Redirect to={paths.league({ id: league.id })} />;
  if (failure)
    return <ErrorCard title={t`The league could not be reached`} text={failure.message} onRetry={again} />;
  const screen = screens.find(({ game }) => game.id === reply?.game);
  if (reply === undefined || screen === undefined) return <Loading text={t`Loading the league`} />;
  const game = nameOf(screen);
  return (
    <div className={styles['page']} style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}>
      <div className={styles['main']}>
        {reply.other !== null && <Duel runs={reply} game={game} fewest={isDaily(screen)} />}
        <OwnResult league={league} reply={reply} />
        {reply.other === null && (
          <EmptyCard
            title={isClosed ? t`No other member played it` : t`You are the first to play it`}
            text={
              isClosed
                ? t`Your run stands alone.`
                : t`The next member who plays it is shown beside you here, round by round.`
            }
          />
        )}
        <AnswerTable runs={reply} />
      </div>
      <div className={styles['side']}>
        <PageButton variant="gold" size="large" block icon={ArrowLeft} to={paths.league({ id: league.id })}>
          {t`To the league`}
        </PageButton>
        <Card as="section">
          <Standings
            title={t`Who has played`}
            count={t`${{ played: reply.table.length }} of ${{ members: league.rows.length }} have played`}
            table={isClosed ? reply.table : [...reply.table, ...absent(league, reply)]}
            placeOf={({ place }) => (place === null ? '–' : String(place))}
            noteOf={({ score, place, points }) =>
              score === null
                ? t`Not played yet.`
                : place === null
                  ? t`too late`
                  : plural(points, { one: '# point', other: '# points' })
            }
            onPick={(line: DuelLine) => setOther(line.player.id ?? undefined)}
          />
        </Card>
        <Card as="section">
          <Standings
            title={isolated(league.name)}
            count={t`Points`}
            table={aroundOwn(league.rows)}
            placeOf={({ place }) => String(place)}
          />
        </Card>
      </div>
    </div>
  );
}

const UNPLAYED = { score: null, ms: null, isChallenger: false } as const;

/** Lines of the members who can still play the duel. */
function absent({ rows }: LeagueReply, { table }: LeagueDuelReply): DuelLine[] {
  const played = new Set(table.map(({ player }) => player.id));
  return rows
    .filter(({ player }) => player.id !== null && !played.has(player.id))
    .map(({ player, isOwn }) => ({ ...UNPLAYED, player, isOwn, at: 0, place: null, points: 0 }));
}

/** Places that are shown of the league. */
const AROUND = 5;

/** The part of the league's table with the own place in its middle. */
function aroundOwn(rows: LeagueReply['rows']) {
  const own = rows.findIndex(({ isOwn }) => isOwn);
  const from = Math.max(0, Math.min(own - Math.floor(AROUND / 2), rows.length - AROUND));
  return rows.slice(from, from + AROUND).map(({ player, isOwn, place, points }, at) => ({
    ...UNPLAYED,
    player,
    isOwn,
    at,
    place,
    score: points,
  }));
}

/** What the player has reached in the league. The headline is the outcome beside another member, and until there is one, the score. */
function OwnResult({ league, reply }: { readonly league: LeagueReply; readonly reply: LeagueDuelReply }) {
  const { table, own, other, day, isClosed } = reply;
  const mine = table.find(({ isOwn }) => isOwn);
  // Days that were not closed when the league was ended have no winners.
  const isEndedEarly = league.isOver && league.winners.length <= league.days.indexOf(day);
  return (
    <div className={styles['own']}>
      {mine?.place != null && (
        <b className="num" aria-hidden>
          <bdi>+{mine.points}</bdi>
        </b>
      )}
      <div>
        {other === null && <h1>{t`Your score: ${{ score: own.line.score ?? 0 }}`}</h1>}
        <p>
          {mine?.place == null
            ? isEndedEarly
              ? t`This league is over.`
              : t`It ended after 00:30 UTC and does not count.`
            : duelPlace({ day: wholeWeekdayOf(day), place: mine.place, points: mine.points, isClosed })}
        </p>
        {!isClosed && <p className="soft">{t`The day closes at 00:30 UTC.`}</p>}
      </div>
    </div>
  );
}

function useRuns({ id }: LeagueReply, duel: ChallengeId, other: PlayerId | undefined) {
  const { call } = useNet();
  return useCall<LeagueDuelReply>(
    useCallback(
      (signal) => call(leagueDuel, { params: { league: id, duel }, query: { with: other }, signal }),
      [call, id, duel, other],
    ),
  );
}
