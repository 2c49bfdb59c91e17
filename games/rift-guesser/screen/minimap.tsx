import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { t } from '@lingui/core/macro';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { MinimapPosition } from '../game.ts';
import styles from './minimap.module.css';
import { movedBy, percentOf, pictureOf, placeAt } from './minimap-place.ts';
import pinStyles from './pin.module.css';

interface Props {
  readonly marker: MinimapPosition | undefined;
  readonly canMark: boolean;
  readonly onMark: (place: MinimapPosition) => void;
  /** Called when the marker stops moving: on the end of a press, also one that the system cancels, or `KEY_REST_MS` after the last key. */
  readonly onSettle: () => void;
  readonly onLockIn: () => void;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** Milliseconds after the last key until the marker counts as settled. */
const KEY_REST_MS = 250;

/** The minimap: players press, drag or use the arrow keys to mark where the section is. */
export function Minimap({ marker, canMark, onMark, onSettle, onLockIn, ref }: Props) {
  const keysId = useId();
  const rest = useRest(onSettle);
  const isPressed = useRef(false);
  const follow = (event: PointerEvent<HTMLElement>) => onMark(placeAt(event, pictureOf(event.currentTarget)));
  const press = (event: PointerEvent<HTMLElement>) => {
    if (!canMark || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isPressed.current = true;
    follow(event);
  };
  // However the press ends: what is shown then is what the server knows.
  const release = () => {
    if (isPressed.current) onSettle();
    isPressed.current = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!canMark) return;
    if (event.key === 'Enter' && !event.repeat) return onLockIn();
    const place = movedBy(marker, event);
    if (place === undefined) return;
    event.preventDefault();
    onMark(place);
    rest();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is what its keys make it
    <div
      ref={ref}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys need a place to be pressed at
      tabIndex={0}
      aria-label={t`Minimap`}
      aria-describedby={keysId}
      aria-disabled={!canMark}
      className={styles['minimap']}
      onPointerDown={press}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={handleKey}
    >
      <ArenaMap />
      {marker && <Pin place={marker} />}
      <span id={keysId} hidden>
        {t`Arrow keys move the marker, with Shift in larger steps. Enter locks it in.`}
      </span>
      <output className="sr">{marker && spokenPlace(marker)}</output>
    </div>
  );
}

function spokenPlace(marker: MinimapPosition): string {
  const { left, top } = percentOf(marker);
  return t`Marker at ${{ left: Math.round(left) }}% from the left, ${{ top: Math.round(top) }}% from the top.`;
}

/** Returns a debounced `onRest`: called `KEY_REST_MS` after the last call. */
function useRest(onRest: () => void): () => void {
  const latest = useRef(onRest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), KEY_REST_MS);
  };
}

/** The player's marker; its tip points at the place. */
function Pin({ place }: { readonly place: MinimapPosition }) {
  const { left, top } = percentOf(place);
  return (
    <svg
      viewBox="0 0 40 52"
      aria-hidden
      className={pinStyles['pin']}
      style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
    >
      <path d="M20 50C14 38 4 30 4 18a16 16 0 0 1 32 0c0 12-10 20-16 32Z" className={pinStyles['body']} />
      <path d="M20 8l7 10-7 10-7-10Z" className={pinStyles['stone']} />
    </svg>
  );
}
