import type { EmblemFacts } from '@hub/catalog/emblem-facts';

export type Region = EmblemFacts['region'];

export interface Palette {
  readonly deep: string;
  readonly middle: string;
  readonly light: string;
  readonly metal: string;
}

const palette = (deep: string, middle: string, light: string, metal: string): Palette => ({
  deep,
  middle,
  light,
  metal,
});

/** The colours of each region's emblems. */
export const REGION_PALETTES: Readonly<Record<Region, Palette>> = {
  'Bandle City': palette('#2d3a1d', '#6d9a3c', '#dff2a6', '#ffd66b'),
  Bilgewater: palette('#0e2f38', '#2a7f86', '#a9efe2', '#e9a25a'),
  Demacia: palette('#16264a', '#3f66b4', '#cfe0ff', '#f2d27a'),
  Freljord: palette('#14304a', '#4c93c4', '#dcf5ff', '#9fe4ff'),
  Ionia: palette('#3a1738', '#a8477f', '#ffd6ea', '#8ff0d0'),
  Ixtal: palette('#10352a', '#2c8a5a', '#b9f5c9', '#ff9e5c'),
  Noxus: palette('#330f14', '#a02c33', '#ffc9bd', '#c9a17a'),
  Piltover: palette('#3a2a12', '#b07f32', '#ffe9bd', '#7fd6e8'),
  Runeterra: palette('#232a3a', '#66789c', '#e3eaf7', '#74f2dd'),
  'Shadow Isles': palette('#08302f', '#14807a', '#a6ffe6', '#7dffb8'),
  Shurima: palette('#3d2a0c', '#c08a2c', '#fff0bf', '#62b6ff'),
  Targon: palette('#1d1a4a', '#5a58c0', '#d9d6ff', '#ffc9f0'),
  Void: palette('#260f3f', '#7437b8', '#e5ccff', '#ff7fd2'),
  Zaun: palette('#1e3310', '#5f9a23', '#dcff9e', '#ff8a5e'),
};
