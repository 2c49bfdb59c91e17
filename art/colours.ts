import type { Region } from '@hub/catalog/champion-schema';

export const NIGHT = '#06090f';
const WARM = '#ffe7b0';

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour with the share `share` of another. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Flat tones of one hue. A plane has exactly one of them. */
export interface Tones {
  readonly deep: string;
  readonly shade: string;
  readonly base: string;
  readonly light: string;
  readonly edge: string;
}

export const tonesOf = (hue: string): Tones => ({
  deep: mix(hue, NIGHT, 0.74),
  shade: mix(hue, NIGHT, 0.4),
  base: hue,
  light: mix(hue, '#ffffff', 0.34),
  edge: mix(mix(hue, '#ffffff', 0.62), WARM, 0.5),
});

/** Dark, middle, light and metal colour of a ground. */
export type Palette = readonly [deep: string, middle: string, light: string, metal: string];

export const REGIONS: Readonly<Record<Region, Palette>> = {
  'Bandle City': ['#2d3a1d', '#6d9a3c', '#dff2a6', '#ffd66b'],
  Bilgewater: ['#0e2f38', '#2a7f86', '#a9efe2', '#e9a25a'],
  Demacia: ['#16264a', '#3f66b4', '#cfe0ff', '#f2d27a'],
  Freljord: ['#14304a', '#4c93c4', '#dcf5ff', '#9fe4ff'],
  Ionia: ['#3a1738', '#a8477f', '#ffd6ea', '#8ff0d0'],
  Ixtal: ['#10352a', '#2c8a5a', '#b9f5c9', '#ff9e5c'],
  Noxus: ['#330f14', '#a02c33', '#ffc9bd', '#c9a17a'],
  Piltover: ['#3a2a12', '#b07f32', '#ffe9bd', '#7fd6e8'],
  Runeterra: ['#232a3a', '#66789c', '#e3eaf7', '#74f2dd'],
  'Shadow Isles': ['#08302f', '#14807a', '#a6ffe6', '#7dffb8'],
  Shurima: ['#3d2a0c', '#c08a2c', '#fff0bf', '#62b6ff'],
  Targon: ['#1d1a4a', '#5a58c0', '#d9d6ff', '#ffc9f0'],
  Void: ['#260f3f', '#7437b8', '#e5ccff', '#ff7fd2'],
  Zaun: ['#1e3310', '#5f9a23', '#dcff9e', '#ff8a5e'],
};

/** The colours of a ground; all of them are darker than the figure in front of it. */
export function groundColours([deep, middle, light, metal]: Palette) {
  const moon = mix(middle, light, 0.42);
  return {
    sky: mix(deep, NIGHT, 0.52),
    dusk: mix(deep, NIGHT, 0.26),
    haze: mix(deep, middle, 0.12),
    halo: mix(deep, middle, 0.26),
    glow: mix(deep, middle, 0.46),
    bright: mix(deep, middle, 0.62),
    moon,
    pale: mix(moon, deep, 0.56),
    far: mix(deep, middle, 0.34),
    mid: mix(deep, NIGHT, 0.12),
    near: mix(deep, NIGHT, 0.62),
    lit: mix(middle, light, 0.18),
    metal: mix(metal, deep, 0.35),
    rim: mix(light, middle, 0.25),
  } as const;
}

export type GroundColour = keyof ReturnType<typeof groundColours>;
