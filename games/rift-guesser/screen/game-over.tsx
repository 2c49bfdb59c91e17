import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { type ScoreEnd, ScoreResult } from '@hub/ui/score/score-result.tsx';
import { ScoreResultChart } from '@hub/ui/score/score-result-chart.tsx';
import { plural, t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { MIN_PAID_ROUNDS } from '../game.ts';
import styles from './game-over.module.css';
import { bestRound, distanceOf, type RoundPins } from './grade.ts';
import { formatExact } from './life-format.ts';
import { MapFrame, placeStyle } from './map-frame.tsx';
import runMapStyles from './run-map.module.css';
import { starPlace } from './star-place.ts';

interface Props extends ScoreEnd {
  readonly isOpen: boolean;
  /** The rounds of the game. */
  readonly rounds: readonly RoundPins[];
}

/** Result dialog of a game: rounds survived, how they compare, and the reward. */
export function GameOver({ isOpen, rounds, ...end }: Props) {
  const { score = 0, reward = 0 } = end.game ?? {};
  const isUnpaid = end.onCounting === undefined && reward === 0 && score < MIN_PAID_ROUNDS;
  return (
    <ScoreResult
      {...end}
      open={isOpen}
      rewardNote={
        isUnpaid ? plural({ min: MIN_PAID_ROUNDS }, { other: 'A game pays from # rounds on.' }) : undefined
      }
      bestLabel={t`Highscore`}
      picture={
        <>
          <p className={styles['survived']}>
            <b className={styles['score']}>{formatFigure(score)}</b>{' '}
            {t`${plural({ rounds: score }, { one: 'round', other: 'rounds' })} survived`}
          </p>
          {rounds.length > 0 && <RunMap rounds={rounds} />}
        </>
      }
    >
      <div className={styles['standing']}>
        <ScoreResultChart score={score} comparison={end.standing.comparison} />
      </div>
    </ScoreResult>
  );
}

/** All markers of a game with their places on one map; the best one has a star. */
function RunMap({ rounds }: { readonly rounds: readonly RoundPins[] }) {
  const best = bestRound(rounds);
  const bestPins = rounds[best];
  const distance = bestPins && distanceOf(bestPins);
  const star = bestPins?.guess && starPlace(bestPins.guess, bestPins.actual, rounds);
  return (
    <figure className={runMapStyles['run']} aria-label={t`All markers of this game`}>
      <MapFrame
        drawing={rounds.map(({ guess, actual }, index) => (
          // A round has no other key than its number.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            {guess && (
              <line x1={guess.x} y1={guess.y} x2={actual.x} y2={actual.y} className={runMapStyles['way']} />
            )}
            {guess && <circle cx={guess.x} cy={guess.y} r="6" className={runMapStyles['guess']} />}
            <circle cx={actual.x} cy={actual.y} r="8" className={runMapStyles['truth']} />
            <text x={actual.x} y={actual.y + 4}>
              {index + 1}
            </text>
          </g>
        ))}
      >
        {star && (
          <span className={classNames('cut', runMapStyles['best'])} style={placeStyle(star)}>
            <Star aria-hidden />
          </span>
        )}
      </MapFrame>
      {distance !== undefined && (
        <figcaption>{t`Best marker: round ${{ round: best + 1 }}, off by ${{ distance: formatExact(distance) }} paces`}</figcaption>
      )}
    </figure>
  );
}
