import { useDayRing } from '@hub/features/daily/screen/day-ring.ts';
import cards from '@hub/features/places/home-card.module.css';
import type { DailyRing } from '@hub/protocol/http/dailies';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { Link } from '@hub/web/links/link.tsx';
import { useAccount } from '@hub/web/session/account.ts';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import styles from './day-ring.module.css';
import { FirstSteps } from './first-steps.tsx';
import { piecesOf } from './ring-pieces.ts';
import { stepsOf } from './steps.ts';

/** The ring of today; for a new player, the first three steps instead. */
export function DayRing() {
  const titleId = useId();
  const { data: account } = useAccount();
  const query = useDayRing(useUtcDay());
  const ring = query.data;
  const steps = account && stepsOf(account);
  if (steps !== undefined) return <FirstSteps steps={steps} />;
  return (
    <Card aria-labelledby={titleId} className={classNames(cards['card'], ring?.isPaid && styles['full'])}>
      <CardHeader title={ring?.isPaid ? t`Ring full` : t`Today's ring`} id={titleId}>
        {ring && (
          <span className={styles['pay']}>
            {ring.isPaid
              ? t`${{ reward: signedFigure(ring.reward) }} BE paid`
              : t`${{ reward: signedFigure(ring.reward) }} BE when full`}
          </span>
        )}
      </CardHeader>
      {ring && <Pieces ring={ring} />}
      {!ring && query.error === null && (
        <SkeletonRows count={4} label={t`Loading today's ring`} className={cards['waiting']} />
      )}
      {!ring && query.error !== null && (
        <FailedQuery
          query={query}
          title={failureOf(query.error, t`This page stumbled`)}
          className={cards['failure']}
        />
      )}
    </Card>
  );
}

const RADIUS = 100;
const LENGTH = 2 * Math.PI * RADIUS;

/** The pieces as stones set into a ring, which is gold as far as it is filled; below it the next one. */
function Pieces({ ring }: { readonly ring: DailyRing }) {
  const pieces = piecesOf(ring);
  const open = pieces.filter((piece) => piece.done === undefined);
  const next = open.find(({ isGivenUp }) => isGivenUp !== true);
  const done = pieces.length - open.length;
  return (
    <>
      <div className={styles['ring']}>
        <svg viewBox="-103 -103 206 206" aria-hidden>
          <circle r={RADIUS} className={styles['track']} />
          <circle
            r={RADIUS}
            className={styles['filled']}
            transform="rotate(-90)"
            strokeDasharray={`${(LENGTH * done) / pieces.length} ${LENGTH}`}
          />
        </svg>
        <p className={classNames('num', styles['count'])}>
          <span aria-hidden>
            {done}
            <small>/{pieces.length}</small>
          </span>
          <span className="sr">{t`${done} of ${{ all: pieces.length }} pieces`}</span>
        </p>
        <ul>
          {[...pieces.filter((piece) => piece.done !== undefined), ...open].map((piece, index) => (
            <li
              key={piece.id}
              style={{ '--g': piece.color, '--turn': index / pieces.length } as CSSProperties}
            >
              <Link
                to={piece.path}
                title={piece.title}
                className={classNames(styles['stone'], piece.done !== undefined && styles['set'])}
              >
                <Icon of={piece.done === undefined ? piece.icon : Check} />
                <span className="sr">
                  {piece.title},{' '}
                  {piece.done ??
                    (piece.isGivenUp
                      ? t`given up`
                      : t({ message: 'open', comment: 'A piece of the ring that is not done.' }))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {next && (
        <Link to={next.path} className={styles['next']}>
          {t`Next: ${{ title: next.title }}`}
        </Link>
      )}
    </>
  );
}
