import type { MinimapPosition } from '../game.ts';

/** Units of the minimap along each side. */
export const MINIMAP_UNITS = 350;
/** Units by which an arrow key moves the marker, without and with Shift. */
const STEP = 2;
const LARGE_STEP = 20;

const onMap = (value: number): number => Math.min(MINIMAP_UNITS, Math.max(0, Math.round(value * 100) / 100));

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the rectangle inside an element's border, where the minimap is drawn. */
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

/** Converts window coordinates to a place on the minimap in a rectangle, clamped to the minimap. */
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

/** Returns the marker after an arrow key, the centre if it was unset; undefined for other keys. */
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

/** Returns a place in percent of the map's size, from the left and from the top. */
export const percentOf = ({ x, y }: MinimapPosition): { readonly left: number; readonly top: number } => ({
  left: (x / MINIMAP_UNITS) * 100,
  top: (y / MINIMAP_UNITS) * 100,
});

/** Closer to the upper or lower edge than this percentage, a label is on the inner side of its spot. */
const LABEL_EDGE = 15;
/** Spots further apart than this percentage of the map's height have labels that cannot meet. */
const LABELS_MEET = 30;
/** Shifts of a label in percent of its own height: above its spot, below it, and beyond the other label. */
const ABOVE = -110;
const BELOW = 10;
/** The label of the actual spot has two lines or three, that of the guess one. */
const BEYOND = { guess: 280, truth: 60 } as const;

/**
 * Returns the vertical shifts of the two labels, in percent of their own heights: the upper spot's label is above it and
 * the lower spot's below, so that they do not meet when the spots are close; at the edges both are on the inner side.
 */
export function labelShifts(
  guessTop: number | undefined,
  truthTop: number,
): { readonly guess: number; readonly truth: number } {
  if (guessTop === undefined) return { guess: BELOW, truth: truthTop > 100 - LABEL_EDGE ? ABOVE : BELOW };
  const [upper, lower] = guessTop <= truthTop ? (['guess', 'truth'] as const) : (['truth', 'guess'] as const);
  const upperTop = Math.min(guessTop, truthTop);
  const lowerTop = Math.max(guessTop, truthTop);
  const areClose = lowerTop - upperTop < LABELS_MEET;
  const shifts = { [upper]: ABOVE, [lower]: BELOW } as { guess: number; truth: number };
  if (upperTop < LABEL_EDGE) {
    shifts[upper] = BELOW;
    if (areClose) shifts[lower] = BEYOND[lower];
  }
  if (lowerTop > 100 - LABEL_EDGE) {
    shifts[lower] = ABOVE;
    if (areClose) shifts[upper] = -100 - BEYOND[upper];
  }
  return shifts;
}
