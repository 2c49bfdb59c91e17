import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { RoundDial } from '@hub/ui/score/round-dial.tsx';
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useState } from 'react';
import dial from './round-dial.module.css';
import styles from './section-view.module.css';

interface Props {
  /** URL of the picture; null when no round is running. */
  readonly section: string | null;
  readonly round: number;
  /** When the round ends (`performance.now()`). */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
}

/** The full seconds left, and the one that has begun. */
const begunSeconds = (remainingMs: number): number => Math.floor(remainingMs / 1_000) + 1;

/** The section to find, with the time left and the round number. It stays until the next round has its own. */
export function SectionView({ section, round, endsAt, totalMs, ref }: Props) {
  const [shown, setShown] = useState(section);
  if (section !== null && section !== shown) setShown(section);
  return (
    <div ref={ref} className={classNames('cut', styles['view'])}>
      <ArenaMap className={classNames('cover', styles['ground'])} />
      {shown !== null && <Picture key={shown} address={shown} isFirst={round === 1} />}
      {endsAt !== undefined && (
        <RoundDial
          endsAt={endsAt}
          totalMs={totalMs}
          lastSeconds={4}
          secondsIn={begunSeconds}
          className={dial['dial']}
        />
      )}
      <span className={classNames('cut', styles['round'])}>{t`Round ${round}`}</span>
    </div>
  );
}

/** Milliseconds until a failed picture is requested again; the server may still be rendering it. */
const RETRY_MS = 700;

/** Width of the smaller picture in pixels; the larger one is twice as wide. */
const PICTURE_WIDTH = 833;
/** Height of a window without the part above and below a section, which is as wide as 1.19 times its height. */
const widthInWindow = (): number => Math.min(innerWidth, (innerHeight - 150) * 1.19);

const needsDensePicture = (): boolean => widthInWindow() * devicePixelRatio > PICTURE_WIDTH;

interface PictureProps {
  readonly address: string;
  /** In the first round only the smaller picture is prepared: it is shown until the larger one is loaded. */
  readonly isFirst: boolean;
}

function Picture({ address, isFirst }: PictureProps) {
  // Chosen once: after the round, the address has no other picture.
  const [dense] = useState(() => (needsDensePicture() ? `${address}?density=2` : undefined));
  const picture = isFirst ? address : (dense ?? address);
  const [tries, setTries] = useState(0);
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (status !== 'failed') return undefined;
    const timer = setTimeout(() => {
      setStatus('loading');
      setTries((before) => before + 1);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <>
      {status !== 'shown' && <Loading text={t`Loading...`} className={styles['loading']} />}
      <img
        key={tries}
        src={picture}
        alt={t`The section of the map to find, zoomed in`}
        width={833}
        height={700}
        draggable={false}
        className={classNames('cover', styles['picture'], status === 'shown' && styles['shown'])}
        onLoad={() => setStatus('shown')}
        onError={() => setStatus('failed')}
      />
      {isFirst && dense !== undefined && <DensePicture address={dense} />}
    </>
  );
}

function DensePicture({ address }: { readonly address: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className={classNames('cover', styles['picture'], styles['over'], isLoaded && styles['shown'])}
      onLoad={() => setIsLoaded(true)}
    />
  );
}
