import map from '@hub/catalog/arena-map.svg';
import type { CSSProperties, ReactNode } from 'react';
import type { MinimapPosition, RiftGuesserState } from '../game.ts';
import styles from './map-frame.module.css';
import { MINIMAP_UNITS, percentOf } from './minimap-place.ts';

/** Units of the drawing along each side. */
const DRAWING_UNITS = 14_870;

/** Preloads the whole map, so that the first answer does not wait for it. */
export function prefetchMap(): void {
  new Image().src = map;
}

/** Returns the address of a part of the map, drawn sharply at any size. */
export function partOfMap({ x, y, width, height }: NonNullable<RiftGuesserState['zoomPosition']>): string {
  const box = [x, y, width, height].map((units) => Math.round((units / MINIMAP_UNITS) * DRAWING_UNITS));
  return `${map}#svgView(viewBox(${box.join(',')}))`;
}

/** Sets `--left` and `--top` of an element on the map to a place. */
export const placeStyle = (place: MinimapPosition): CSSProperties => {
  const { left, top } = percentOf(place);
  return { '--left': `${left}%`, '--top': `${top}%` } as CSSProperties;
};

interface Props {
  /** SVG elements in units of the minimap. */
  readonly drawing: ReactNode;
  /** HTML elements over the map. */
  readonly children: ReactNode;
}

/** The whole map, square, with a drawing and labels over it. */
export function MapFrame({ drawing, children }: Props) {
  return (
    <div className={styles['map']}>
      <img src={map} alt="" width={700} height={700} draggable={false} />
      <svg viewBox={`0 0 ${MINIMAP_UNITS} ${MINIMAP_UNITS}`} aria-hidden>
        {drawing}
      </svg>
      {children}
    </div>
  );
}
