import { classNames } from '@hub/ui/class-names.ts';
import type { CSSProperties } from 'react';
import styles from './ladder.module.css';
import { moreOrLessTexts as texts } from './texts.ts';

interface Props {
  /** Percentage of the other players with a lower score; undefined until it is known. */
  readonly percentile: number | undefined;
}

const STEPS = Array.from({ length: 50 }, (_, step) => step);
/** Returns a step's height in percent; steps get steeper, because fewer players reach high scores. */
const heightOf = (step: number): number => Math.round(16 + 84 * (step / (STEPS.length - 1)) ** 1.7);

/** Compares the score with other players' best scores, as a sentence and a chart of rising steps. */
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
