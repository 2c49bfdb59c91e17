/** Colours of one picture: its hue, the light on it, its middle and its deepest tone. */
export interface Ink {
  readonly hue: string;
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
}

/** Numbers from 0 to 1 that are the same at every run. */
export function dice(seed: number, factor: number): () => number {
  let state = seed;
  return () => {
    state = (state * factor) % 2147483647;
    return state / 2147483647;
  };
}

/** A jagged line of hills across `width`, closed below `floor`, as an SVG path. */
export function ridge(
  roll: () => number,
  {
    y,
    height,
    step,
    width,
    floor,
  }: { y: number; height: number; step: number; width: number; floor: number },
): string {
  let path = `M-10 ${floor}V${y}`;
  for (let x = -10; x <= width + 10; x += step) path += `L${x} ${(y - roll() * height).toFixed(0)}`;
  return `${path}V${floor}z`;
}

/** Dots of a night sky: zero-length strokes, to be drawn with round caps. */
export function stars(roll: () => number, count: number, width: number, height: number): string {
  return Array.from(
    { length: count },
    () => `M${(roll() * width).toFixed(0)} ${(roll() * height).toFixed(0)}h0`,
  ).join('');
}

/** A floating crystal with four facets, 52 x 100 before scaling. */
export function crystal(
  { hue, light, middle }: Ink,
  x: number,
  y: number,
  scale: number,
  opacity = 1,
): string {
  const alpha = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"${alpha}><path d="M0-50L26-8 0 50-26-8z" fill="${hue}"/>` +
    `<path d="M0-50L26-8 0-2z" fill="${light}"/><path d="M0-50L-26-8 0-2z" fill="#fff" opacity=".55"/>` +
    `<path d="M0 50L26-8 0-2z" fill="${middle}" opacity=".7"/></g>`
  );
}
