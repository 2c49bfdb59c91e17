import { COMPARISON_MIN_OTHERS } from '@hub/engine/wire/limits';
import type { Comparison } from '@hub/protocol/http/comparison';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { formatFigure } from '../language/figure.ts';
import styles from './score-result-chart.module.css';

interface Props {
  readonly score: number;
  /** Undefined until known: the space stays empty. */
  readonly comparison: Comparison | undefined;
}

const hasOthers = ({ others }: Comparison): boolean => others >= COMPARISON_MIN_OTHERS;

/**
 * The percentage of other players below a score; undefined with too few of them to say anything, and when none is below
 * a score above 0: "better than 0 %" would call a first success a failure.
 */
function percentileIn(comparison: Comparison | undefined, score: number): number | undefined {
  if (comparison === undefined || !hasOthers(comparison)) return undefined;
  return comparison.percentile === 0 && score > 0 ? undefined : comparison.percentile;
}

/** Compares a score with the bests of the other players or, with few of them, with the player's own runs. */
export function ScoreResultChart({ score, comparison }: Props) {
  return (
    <div className={styles['chart']}>
      <p className={styles['sentence']}>
        <ScoreSentence score={score} comparison={comparison} />
      </p>
      {comparison && hasOthers(comparison) && <Others score={score} steps={comparison.steps} />}
      {comparison && !hasOthers(comparison) && <Runs runs={comparison.runs} />}
      {comparison === undefined && <div className={styles['space']} />}
    </div>
  );
}

/** Says how a score compares with the other players or, with few of them, with the player's own runs. */
function ScoreSentence({ score, comparison }: Props) {
  const percentile = percentileIn(comparison, score);
  if (comparison === undefined) return null;
  if (percentile !== undefined)
    return (
      <Trans>
        You are better than <b className="num">{percentile}%</b> of the other players
      </Trans>
    );
  const earlier = comparison.runs.slice(1);
  const below = earlier.filter((run) => run < score).length;
  if (earlier.length === 0) return <>{t`Your first run. The next one has a score to beat.`}</>;
  if (below === 0)
    return (
      <>
        {plural(
          { runs: earlier.length },
          { one: 'Not better than your last run', other: 'Not better than your last # runs' },
        )}
      </>
    );
  return (
    <>
      {below === earlier.length
        ? t`Your best of your last ${plural({ runs: comparison.runs.length }, { other: '# runs' })}`
        : t`Better than ${below} of your ${plural({ runs: earlier.length }, { one: 'last run', other: 'last # runs' })}`}
    </>
  );
}

/** Up to so many other players have a bar each. */
const MOST_SINGLE = 12;

/** The other players by best score: each of them, or how many have each score. */
const Others = (props: { readonly score: number; readonly steps: Comparison['steps'] }) => {
  const isExact = props.steps.every(({ from, to }) => from === to);
  const others = props.steps.reduce((sum, { players }) => sum + players, 0);
  return isExact && others <= MOST_SINGLE ? <Rungs {...props} /> : <Ladder {...props} />;
};

/** The best score of each other player, lowest left, with this run between them. */
function Rungs({ score, steps }: { readonly score: number; readonly steps: Comparison['steps'] }) {
  const bests = steps.flatMap(({ to, players }) => Array.from({ length: players }, () => to));
  const below = bests.filter((best) => best < score);
  const bars = [...below, score, ...bests.slice(below.length)];
  const most = Math.max(1, ...bars);
  return (
    <figure aria-label={t`Best scores of the other players`}>
      <ol className={classNames(styles['bars'], styles['runs'])}>
        {bars.map((best, index) => (
          <li
            // Players of the same score are the same to this chart.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            aria-current={index === below.length || undefined}
            className={classNames(index < below.length && styles['below'])}
            style={{ '--height': percent(Math.max(MIN_HEIGHT, best / most)) } as CSSProperties}
          >
            <span className="num">{formatFigure(best)}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles['axis']}>
        <span>{t`Best scores of the other players`}</span>
        <span className={styles['mine']}>{t`You`}</span>
      </figcaption>
    </figure>
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
/** The lowest bar that can be seen. */
const MIN_HEIGHT = 0.06;

/** The other players by best score, lowest left; the player's score is marked. */
function Ladder({ score, steps }: { readonly score: number; readonly steps: Comparison['steps'] }) {
  // At least three players fill a bar: one at each score is a row of low stones, not a wall.
  const most = Math.max(3, ...steps.map(({ players }) => players));
  const highest = steps.at(-1)?.to ?? 0;
  const place = percent((score + 0.5) / (highest + 1));
  return (
    <figure aria-label={t`Best scores of the other players`}>
      <div aria-hidden className={styles['bars']} style={{ '--place': place } as CSSProperties}>
        {steps.map(({ from, to, players }) => (
          <i
            key={from}
            className={classNames(to < score && styles['below'])}
            style={
              {
                '--height': percent(players === 0 ? 0 : Math.max(MIN_HEIGHT, players / most)),
              } as CSSProperties
            }
          />
        ))}
        <span className={styles['you']}>
          <span>{t`You`}</span>
        </span>
      </div>
      <figcaption className={styles['axis']}>
        <span className="num">0</span>
        <span>{t`Best scores of the other players`}</span>
        <span className="num">{formatFigure(highest)}</span>
      </figcaption>
    </figure>
  );
}

/** The player's newest scores, oldest left, the last one being this run. */
function Runs({ runs }: { readonly runs: readonly number[] }) {
  const most = Math.max(1, ...runs);
  return (
    <figure aria-label={t`Your last runs`}>
      <ol className={classNames(styles['bars'], styles['runs'])}>
        {runs.toReversed().map((run, index) => (
          <li
            // The runs of a result never change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            aria-current={index === runs.length - 1 || undefined}
            style={{ '--height': percent(Math.max(MIN_HEIGHT, run / most)) } as CSSProperties}
          >
            <span className="num">{formatFigure(run)}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles['axis']}>
        <span>{t`Your last runs`}</span>
        <span>{t`This run`}</span>
      </figcaption>
    </figure>
  );
}
