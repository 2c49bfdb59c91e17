import { disc, ring, short, wheel } from './paths.ts';

const at = (radius: number, angle: number): string =>
  `${short(32 + radius * Math.cos((angle * Math.PI) / 180))} ${short(32 + radius * Math.sin((angle * Math.PI) / 180))}`;

/** A thick arc about the middle, pointed at its end. */
function arc(r: number, w: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(r, from)}A${r} ${r} 0 ${isLarge} 1 ${at(r, to)}L${at(r - w, to - 6)}A${r - w} ${r - w} 0 ${isLarge} 0 ${at(r - w * 0.2, from)}Z`;
}

/** One flat form between ground and silhouette. */
export const MOTIONS: Readonly<Record<string, string>> = {
  still: disc(32, 32, 25),
  rays: wheel('M32 32L27 -14H37Z', 10, 32, 32, 18),
  spin: arc(31, 7, 150, 290) + arc(31, 7, -30, 110),
  rise: 'M0 74L9 20L17 74ZM14 74L22 6L32 74ZM32 74L42 2L51 74ZM47 74L56 18L64 74Z',
  dash: 'M-4 50L40 -6L50 -6L6 50ZM10 62L64 -2V12L22 62ZM-6 30L22 -6H28L-6 38Z',
  fall: `M8 6L13 12L9 21L5 13ZM54 2L59 9L55 18L50 10ZM18 46L22 51L19 58L15 52ZM58 34L62 39L59 46L55 40ZM2 40L6 45L3 52L-1 46Z${disc(32, 30, 22)}`,
  orbit: ring(32, 32, 29, 3) + disc(58, 19, 4) + disc(8, 48, 3),
  ripple: ring(32, 34, 30, 4) + ring(32, 34, 22, 4) + disc(32, 34, 14),
};
