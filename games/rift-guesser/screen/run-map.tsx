import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { bestRound, distanceOf, type RoundPins } from './grade.ts';
import { formatExact } from './life-format.ts';
import { MapFrame, placeStyle } from './map-frame.tsx';
import styles from './run-map.module.css';
import { starPlace } from './star-place.ts';

/** All markers of a game with their places on one map; the best one has a star. */
export function RunMap({ rounds }: { readonly rounds: readonly RoundPins[] }) {
  const best = bestRound(rounds);
  const bestPins = rounds[best];
  const distance = bestPins && distanceOf(bestPins);
  const star = bestPins?.guess && starPlace(bestPins.guess, bestPins.actual, rounds);
  return (
    <figure className={styles['run']} aria-label={t`All markers of this game`}>
      <MapFrame
        drawing={rounds.map(({ guess, actual }, index) => (
          // A round has no other key than its number.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            {guess && (
              <line x1={guess.x} y1={guess.y} x2={actual.x} y2={actual.y} className={styles['way']} />
            )}
            {guess && <circle cx={guess.x} cy={guess.y} r="6" className={styles['guess']} />}
            <circle cx={actual.x} cy={actual.y} r="8" className={styles['truth']} />
            <text x={actual.x} y={actual.y + 4}>
              {index + 1}
            </text>
          </g>
        ))}
      >
        {star && (
          <span className={classNames('cut', styles['best'])} style={placeStyle(star)}>
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
