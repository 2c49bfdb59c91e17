import type { DailyRing } from '@hub/protocol/http/dailies';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Check } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import people from '../../features/people/people.module.css';
import { useAccount } from '../../features/session/account.ts';
import { useDayRing } from '../../features/streak/day-ring.ts';
import { Link } from '../../links/link.tsx';
import { pageTexts } from '../../messages/pages.ts';
import { ringTexts as texts } from '../../messages/ring.ts';
import styles from './day-ring.module.css';
import { FirstSteps } from './first-steps.tsx';
import { piecesOf, type RingPiece } from './ring-pieces.ts';
import { stepsOf } from './steps.ts';

/** The ring of today; for a new player, the first three steps instead. */
export function DayRing() {
  const titleId = useId();
  const { data: account } = useAccount();
  const query = useDayRing();
  const ring = query.data;
  const steps = account && stepsOf(account);
  if (steps !== undefined) return <FirstSteps steps={steps} />;
  return (
    <Plate aria-labelledby={titleId} className={classNames(styles['plate'], ring?.isPaid && styles['full'])}>
      <PlateHeader title={ring?.isPaid ? texts.full : texts.title} id={titleId}>
        {ring && (
          <span className={styles['pay']}>
            {ring.isPaid ? texts.paid(ring.reward) : texts.pays(ring.reward)}
          </span>
        )}
      </PlateHeader>
      {ring && <Pieces ring={ring} />}
      {!ring && query.error === null && (
        <SkeletonRows count={4} label={texts.loading} className={people['waiting']} />
      )}
      {!ring && query.error !== null && (
        <FailedQuery
          query={query}
          title={failureOf(query.error, pageTexts.brokenTitle)}
          className={people['failure']}
        />
      )}
    </Plate>
  );
}

function Pieces({ ring }: { readonly ring: DailyRing }) {
  const pieces = piecesOf(ring);
  const done = pieces.filter((piece) => piece.done !== undefined).length;
  const next = pieces.find((piece) => piece.done === undefined);
  return (
    <>
      <div className={styles['body']}>
        <Drawing pieces={pieces} done={done} />
        <ul className={styles['list']}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <Link
                to={piece.path}
                className={classNames(
                  styles['piece'],
                  piece.done !== undefined && styles['done'],
                  piece === next && styles['next'],
                )}
                style={{ '--g': piece.color } as CSSProperties}
              >
                <Icon of={piece.done === undefined ? piece.icon : Check} className={styles['sign']} />
                <span className={styles['name']}>{piece.title}</span>
                <span className={styles['state']}>
                  {piece.done ?? (piece === next ? texts.next : texts.open)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['note']}>{next?.id === 'table' ? texts.tableNote : texts.note}</p>
    </>
  );
}

const RADIUS = 62;
const LENGTH = 2 * Math.PI * RADIUS;

/** The pieces as stones set into a ring, which is gold as far as it is filled. */
function Drawing({ pieces, done }: { readonly pieces: readonly RingPiece[]; readonly done: number }) {
  const inOrder = pieces.toSorted((a, b) => Number(b.done !== undefined) - Number(a.done !== undefined));
  return (
    <div className={styles['drawing']}>
      <svg viewBox="-80 -80 160 160" aria-hidden>
        <circle r={RADIUS} className={styles['track']} />
        <circle
          r={RADIUS}
          className={styles['filled']}
          transform="rotate(-90)"
          strokeDasharray={`${(LENGTH * done) / pieces.length} ${LENGTH}`}
        />
        {inOrder.map((piece, index) => (
          <g
            key={piece.id}
            className={classNames(styles['stone'], piece.done !== undefined && styles['set'])}
            style={{ '--g': piece.color } as CSSProperties}
            transform={placeOf(index, pieces.length)}
          >
            <path d="M0 -18 15.6 -9V9L0 18-15.6 9V-9Z" />
            {piece.done === undefined ? (
              // As wide as the drawing, so it is scaled down.
              <g transform="scale(0.125) translate(-80 -80)">
                <piece.icon strokeWidth={2} aria-hidden />
              </g>
            ) : (
              <path d="M-6 0-2 5 6 -5" className={styles['tick']} />
            )}
          </g>
        ))}
      </svg>
      <span className={classNames('num', styles['count'])}>
        <span aria-hidden>
          {done}
          <small>/{pieces.length}</small>
        </span>
        <span className="sr">{texts.count(done, pieces.length)}</span>
      </span>
    </div>
  );
}

const placeOf = (index: number, all: number): string => {
  const angle = (2 * Math.PI * index) / all - Math.PI / 2;
  return `translate(${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)})`;
};
