import type { MinimapPosition } from '../game.ts';

/** Units of the minimap along each side (games 9). */
export const MINIMAP_UNITS = 350;
/** Units that an arrow key moves the marker by, alone and with Shift. */
const STEP = 2;
const LARGE_STEP = 20;

const onMap = (value: number): number => Math.min(MINIMAP_UNITS, Math.max(0, Math.round(value * 100) / 100));

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The picture inside an element's border: what is clicked on is drawn there. */
export function pictureOf(element: HTMLElement): Rectangle {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight, offsetWidth, offsetHeight } = element;
  return {
    left: left + clientLeft,
    top: top + clientTop,
    width: width - (offsetWidth - clientWidth),
    height: height - (offsetHeight - clientHeight),
  };
}

/** Where a point of the window lies on the minimap that fills a rectangle; beside it, the nearest place on it. */
export const placeAt = (
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Rectangle,
): MinimapPosition => ({
  x: onMap(((clientX - left) / width) * MINIMAP_UNITS),
  y: onMap(((clientY - top) / height) * MINIMAP_UNITS),
});

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key takes the marker; the first one sets it on the middle. Undefined for every other key. */
export function movedBy(
  marker: MinimapPosition | undefined,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): MinimapPosition | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  if (marker === undefined) return { x: MINIMAP_UNITS / 2, y: MINIMAP_UNITS / 2 };
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: onMap(marker.x + direction[0] * step), y: onMap(marker.y + direction[1] * step) };
}

/** A place as shares of the map, in percent from the left and from the top. */
export const percentOf = ({ x, y }: MinimapPosition): { readonly left: number; readonly top: number } => ({
  left: (x / MINIMAP_UNITS) * 100,
  top: (y / MINIMAP_UNITS) * 100,
});
