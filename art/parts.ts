import { type Move, move } from './paths.ts';

/** Materials of their own colour. */
export const MATERIALS = {
  bone: '#e9e2cf',
  iron: '#8f9db5',
  steel: '#c3cfe0',
  gold: '#f2b84b',
  wood: '#8a5f3c',
  skin: '#d9a77c',
  brown: '#8d5f46',
  dark: '#2a3348',
  ink: '#0b101a',
  white: '#f4f8ff',
} as const;

/** What a part is made of: the champion's first or second colour, the first one darker, the second one lighter, or a material. */
export type Ink = 'one' | 'two' | 'low' | 'pale' | keyof typeof MATERIALS | `#${string}`;

/** Planes inside the outline of a part, and whether it has a cut edge of light: eyes and small marks have none. */
export interface Planes {
  readonly light?: string;
  readonly shade?: string;
  readonly deep?: string;
  readonly edge?: 0;
}

export type Part = readonly [ink: Ink, outline: string, planes?: Planes];

/** Where an attribute sits: centre, scale, and whether it lies behind the silhouette. */
export type Slot = readonly [x: number, y: number, scale: number, isBehind?: boolean];

/** A silhouette on the 64 grid, with the place for its attribute. */
export interface Silhouette {
  readonly slot: Slot;
  readonly parts: readonly Part[];
}

/** No cut edge. */
export const PLAIN: Planes = { edge: 0 };

/** Moves all parts. */
export const turned = (parts: readonly Part[], by: Move): readonly Part[] =>
  parts.map(([ink, outline, planes = {}]) => {
    const moved = (['light', 'shade', 'deep'] as const).flatMap((plane) => {
      const d = planes[plane];
      return d === undefined ? [] : [[plane, move(d, by)]];
    });
    return [ink, move(outline, by), { ...Object.fromEntries(moved), ...(planes.edge === 0 && PLAIN) }];
  });

/** Leans parts that are drawn upright, to the right for a positive turn. */
export const lean = (turn: number, parts: readonly Part[], scale = 0.9, y = 0): readonly Part[] =>
  turned(parts, { turn, scale, y });
