import { classNames } from '@hub/ui/class-names.ts';
import type { RingSeat } from './chain-view.ts';
import styles from './links.module.css';

/** Links of the drawn chain. */
const LINKS = 48;
const DEGREES = 360 / LINKS;
/** Degrees by which the two ends of a broken chain move apart. */
const GAP = DEGREES * 2;

interface Props {
  /** Number of champions in the chain; as many links are lit, from the viewer's seat on. */
  readonly lit: number;
  /** The seat of the player who has just lost a life: the chain breaks behind it. */
  readonly brokenAt: RingSeat | undefined;
  readonly seats: number;
}

/** The chain on which the players sit. Part of a drawing whose centre is the centre of the ring. */
export function Links({ lit, brokenAt, seats }: Props) {
  const breakDegrees =
    brokenAt && (Math.atan2(brokenAt.y, brokenAt.x) * 180) / Math.PI + 180 / Math.max(2, seats);
  return (
    <g className={styles['links']}>
      <circle r="251" className={styles['line']} />
      {Array.from({ length: LINKS }, (_, link) => {
        const degrees = 90 + link * DEGREES;
        const isGone = breakDegrees !== undefined && distance(degrees, breakDegrees) < GAP;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- links have no other name than their place
            key={link}
            x="245"
            y="-3.500"
            width="12"
            height="7"
            rx="3.500"
            transform={`rotate(${degrees.toFixed(2)})`}
            className={classNames(styles['link'], link < lit && styles['lit'], isGone && styles['gone'])}
          />
        );
      })}
      {breakDegrees !== undefined && (
        <g transform={`rotate(${breakDegrees.toFixed(2)})`} className={styles['snap']}>
          <path d="M251-50v100" className={styles['gap']} />
          <path d="M251-46q-16 7-14 20l10 5-5 10M251-46q16 7 14 20l-9 8" />
          <path d="M251 46q-16-7-14-20l9-7M251 46q16-7 14-20l-10-5 5-10" />
          <path d="M232-8l-18-8M234 9l-16 11M270-8l20-9M268 10l16 10" className={styles['sparks']} />
        </g>
      )}
    </g>
  );
}

/** Degrees between two directions, 0 to 180. */
function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
