import { classNames } from '@hub/ui/class-names.ts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useEffect, useState } from 'react';
import { RoundDial } from './round-dial.tsx';
import styles from './section-view.module.css';
import { riftGuesserTexts as texts } from './texts.ts';

interface Props {
  /** URL of the picture; null when no round is running. */
  readonly section: string | null;
  readonly round: number;
  /** When the round ends (`performance.now()`). */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
}

/** The section to find, with the time left and the round number. */
export function SectionView({ section, round, endsAt, totalMs }: Props) {
  return (
    <div className={classNames('cut', styles['view'])}>
      {section !== null && <Picture key={section} address={section} />}
      {endsAt !== undefined && <RoundDial endsAt={endsAt} totalMs={totalMs} />}
      <span className={classNames('cut', styles['round'])}>{texts.round(round)}</span>
    </div>
  );
}

/** Milliseconds until a failed picture is requested again; the server may still be rendering it. */
const RETRY_MS = 700;

function Picture({ address }: { readonly address: string }) {
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
      {status !== 'shown' && <Loading text={texts.loading} className={styles['loading']} />}
      <img
        key={tries}
        src={address}
        alt={texts.section}
        width={833}
        height={700}
        draggable={false}
        className={classNames(styles['picture'], status === 'shown' && styles['shown'])}
        onLoad={() => setStatus('shown')}
        onError={() => setStatus('failed')}
      />
    </>
  );
}
