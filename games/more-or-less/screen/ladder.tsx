import { classNames } from '@hub/ui/class-names.ts';
import type { CSSProperties } from 'react';
import styles from './ladder.module.css';
import { moreOrLessTexts as texts } from './texts.ts';

interface Props {
  /** Percent of the other players that stand below; undefined until it is known. */
  readonly percentile: number | undefined;
}

const STEPS = Array.from({ length: 50 }, (_, step) => step);
/** Height in percent: the higher the score, the fewer reach it, and the steeper the steps look. */
const heightOf = (step: number): number => Math.round(16 + 84 * (step / (STEPS.length - 1)) ** 1.7);

/** How the score compares with the other players' bests, as a sentence and as a climb. */
export function Ladder({ percentile }: Props) {
  const share = percentile ?? 0;
  return (
    <div>
      <p className={styles['sentence']}>
        {percentile !== undefined && (
          <>
            {texts.betterThan} <b className="num">{percentile}%</b> {texts.ofOthers}
          </>
        )}
      </p>
      <div aria-hidden className={styles['steps']} style={{ '--share': `${share}%` } as CSSProperties}>
        {STEPS.map((step) => (
          <i
            key={step}
            className={classNames(step * 2 < share && styles['below'])}
            style={{ '--height': `${heightOf(step)}%` } as CSSProperties}
          />
        ))}
        <span className={styles['you']}>
          <span>{texts.you}</span>
        </span>
      </div>
      <p className={styles['axis']} aria-hidden>
        <span>{texts.lowest}</span>
        <span>{texts.highest}</span>
      </p>
    </div>
  );
}
