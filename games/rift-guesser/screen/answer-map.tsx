import { classNames } from '@hub/ui/class-names.ts';
import { prefersReducedMotion } from '@hub/ui/prefers-reduced-motion.ts';
import { t } from '@lingui/core/macro';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { type MinimapPosition, RINGS, type RiftGuesserState } from '../game.ts';
import styles from './answer-map.module.css';
import { SCORE_PER_UNIT } from './grade.ts';

import { GRADE_BADGES, RING_GRADES } from './grade-badge.ts';

import { MapFrame, placeStyle } from './map-frame.tsx';
import { labelShifts, MINIMAP_UNITS, percentOf } from './minimap-place.ts';

type Section = NonNullable<RiftGuesserState['zoomPosition']>;

interface Props {
  readonly guess: MinimapPosition | undefined;
  readonly actual: MinimapPosition;
  readonly section: Section | undefined;
  /** Where the section was shown during the round; it flies from there to its place. */
  readonly origin: RefObject<HTMLElement | null>;
}

/** The whole map with the marker, the actual place, the rings of the grades, and the line between them. */
export function AnswerMap({ guess, actual, section, origin }: Props) {
  const { stage, flyer } = useFlight(origin, actual, section);
  const truthIsLeft = guess !== undefined && actual.x < guess.x;
  const shifts = labelShifts(guess && percentOf(guess).top, percentOf(actual).top);
  return (
    <div className={styles['stage']}>
      <div ref={stage} className={styles['opening']}>
        <MapFrame
          drawing={
            <>
              <Rings around={actual} />
              {section && <rect {...section} className={styles['section']} />}
              {guess && <Way from={guess} to={actual} />}
            </>
          }
        >
          <RingWords around={actual} isLeft={!isLabelLeft(actual, 'truth', truthIsLeft)} />
          {guess && (
            <Spot
              place={guess}
              variant="guess"
              label={t`Your guess`}
              isLeft={guess.x <= actual.x}
              shift={shifts.guess}
            />
          )}
          <Spot
            place={actual}
            variant="truth"
            label={t`Actual spot`}
            isLeft={truthIsLeft}
            shift={shifts.truth}
          />
        </MapFrame>
      </div>
      <canvas ref={flyer} width={833} height={700} className={styles['flyer']} hidden />
    </div>
  );
}

const FLIGHT: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.65, 0, 0.3, 1)' };
/** Size of the map when it begins to open around the place, relative to its final size. */
const OPENING_SCALE = 2.4;

/** Lets the section fly from where it was shown to its place, while the map opens around that place. */
function useFlight(origin: RefObject<HTMLElement | null>, actual: MinimapPosition, section?: Section) {
  const stage = useRef<HTMLDivElement>(null);
  const flyer = useRef<HTMLCanvasElement>(null);
  const { left, top } = percentOf(actual);
  useEffect(() => {
    if (section === undefined || prefersReducedMotion()) return undefined;
    // In the next frame the dialog is open, and the map has its size.
    const frame = requestAnimationFrame(() => {
      // Without a picture, after a reload, nothing flies.
      const picture = origin.current?.querySelector<HTMLImageElement>('img[alt]:not([alt=""])');
      if (!stage.current || !flyer.current || !picture?.naturalWidth) return;
      // A copy of the loaded picture: its address is closed by now.
      flyer.current.getContext('2d')?.drawImage(picture, 0, 0, 833, 700);
      stage.current.style.transformOrigin = `${left}% ${top}%`;
      fly(flyer.current, stage.current, picture.getBoundingClientRect(), section);
    });
    return () => cancelAnimationFrame(frame);
  }, [origin, section, left, top]);
  return { stage, flyer };
}

function fly(flyer: HTMLCanvasElement, map: HTMLElement, from: DOMRect, section: Section): void {
  const to = map.getBoundingClientRect();
  const unit = to.width / MINIMAP_UNITS;
  flyer.hidden = false;
  map.animate([{ opacity: 0, transform: `scale(${OPENING_SCALE})` }, { opacity: 1 }, {}], FLIGHT);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const end = `translate(${section.x * unit}px, ${section.y * unit}px) scale(${section.width / MINIMAP_UNITS})`;
  flyer.animate([{ transform: start }, { transform: end }], FLIGHT).onfinish = () => {
    flyer.hidden = true;
  };
}

function Rings({ around: { x, y } }: { readonly around: MinimapPosition }) {
  return RING_GRADES.map((grade) => (
    <circle
      key={grade}
      cx={x}
      cy={y}
      r={RINGS[grade] / SCORE_PER_UNIT}
      stroke={GRADE_BADGES[grade].color}
      className={styles['ring']}
    />
  ));
}

/** Closer to the upper edge than this many units, a word is at the bottom of its ring. */
const EDGE_UNITS = 12;

interface WordsProps {
  readonly around: MinimapPosition;
  /** Whether the words are left of the middle, away from the label of the place. */
  readonly isLeft: boolean;
}

function RingWords({ around: { x, y }, isLeft }: WordsProps) {
  return RING_GRADES.slice(1).map((grade) => {
    const radius = RINGS[grade] / SCORE_PER_UNIT;
    const place = { x, y: y - radius < EDGE_UNITS ? y + radius : y - radius };
    return (
      <span
        key={grade}
        aria-hidden
        className={classNames(styles['word'], isLeft && styles['before'])}
        style={{ ...placeStyle(place), color: GRADE_BADGES[grade].color }}
      >
        <span>{t(GRADE_BADGES[grade].name)}</span>
      </span>
    );
  });
}

function Way({ from, to }: { readonly from: MinimapPosition; readonly to: MinimapPosition }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <mask id="rift-guesser-way" maskUnits="userSpaceOnUse" x="0" y="0" width="350" height="350">
        <line {...ends} pathLength="1" className={styles['drawn']} />
      </mask>
      <g mask="url(#rift-guesser-way)">
        <line {...ends} className={styles['casing']} />
        <line {...ends} className={styles['dashes']} />
      </g>
    </>
  );
}

interface SpotProps {
  readonly place: MinimapPosition;
  readonly variant: 'guess' | 'truth';
  readonly label: string;
  /** Whether the label is at the left of the spot. */
  readonly isLeft: boolean;
  /** Vertical shift of the label, in percent of its height. */
  readonly shift: number;
}

/** Closer to the edge than this, a label is placed on the other side, so that it stays on the map. */
const EDGE_PERCENT = { guess: 28, truth: 40 } as const;

function isLabelLeft(place: MinimapPosition, variant: SpotProps['variant'], isLeft: boolean): boolean {
  const { left } = percentOf(place);
  if (left < EDGE_PERCENT[variant]) return false;
  return left > 100 - EDGE_PERCENT[variant] || isLeft;
}

function Spot({ place, variant, label, isLeft, shift }: SpotProps) {
  const standsLeft = isLabelLeft(place, variant, isLeft);
  return (
    <span
      className={classNames(styles['spot'], styles[variant], standsLeft && styles['left'])}
      style={{ ...placeStyle(place), '--shift': `${shift}%` } as CSSProperties}
    >
      <span className={styles['label']}>
        <span>{label}</span>
      </span>
    </span>
  );
}
