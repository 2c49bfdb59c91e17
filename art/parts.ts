import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { type GroundColour, groundColours, NIGHT } from './colours.ts';
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
const INKS = ['one', 'two', 'low', 'pale', ...Object.keys(MATERIALS)];

const PLANES = ['deep', 'shade', 'light'] as const;

/** One piece of a drawing. */
export interface Part {
  /** One of the inks above, or a colour of its own (#rrggbb). */
  readonly ink: string;
  readonly outline: string;
  /** Planes of another tone inside of the outline. */
  readonly planes: Readonly<Partial<Record<(typeof PLANES)[number], string>>>;
  /** Whether light cuts its edge: eyes and small marks have none. */
  readonly hasEdge: boolean;
}

/** Where an attribute sits: centre, scale, and whether it lies behind the silhouette. */
export type Slot = readonly [x: number, y: number, scale: number, isBehind?: boolean];

/** A silhouette on the 64 grid, with the place for its attribute. */
export interface Silhouette {
  readonly slot: Slot;
  readonly parts: readonly Part[];
}

/** A plane of a landscape: 0 sky, 1 far, 2 middle, 3 near. */
export interface Plane {
  readonly depth: number;
  readonly colour: GroundColour;
  readonly outline: string;
}

const parser = new new Window().DOMParser();

/** Reads the drawings of a folder in `parts/`, by name. Throws a `RangeError` for what the drawing may not have. */
function drawn<T>(folder: string, read: (svg: Element) => T): Readonly<Record<string, T>> {
  const root = path.join(import.meta.dirname, 'parts', folder);
  return Object.fromEntries(
    readdirSync(root).map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const svg = parser.parseFromString(text, 'image/svg+xml').documentElement as unknown as Element;
      try {
        return [path.basename(file, '.svg'), read(svg)];
      } catch (cause) {
        throw new RangeError(`${folder}/${file} cannot be drawn`, { cause });
      }
    }),
  );
}

const attribute = (element: Element | null | undefined, name: string): string => {
  const value = element?.getAttribute(name) ?? '';
  if (value === '') throw new RangeError(`${name} is missing`);
  return value;
};

const partsOf = (svg: Element): readonly Part[] => Array.from(svg.children, partOf);

function partOf(group: Element): Part {
  const ink = group.getAttribute('data-ink') ?? attribute(group, 'fill');
  if (!INKS.includes(ink) && !/^#[\da-f]{6}$/.test(ink)) throw new RangeError(`no ink ${ink}`);
  const planes = PLANES.flatMap((plane) => {
    const drawing = group.querySelector(`[data-plane="${plane}"]`);
    return drawing === null ? [] : [[plane, attribute(drawing, 'd')]];
  });
  return {
    ink,
    outline: attribute(group.querySelector('clipPath > path'), 'd'),
    planes: Object.fromEntries(planes),
    hasEdge: group.getAttribute('data-edge') !== 'none',
  };
}

function silhouetteOf(svg: Element): Silhouette {
  const [x, y, scale, behind] = attribute(svg, 'data-slot').split(' ');
  return { slot: [Number(x), Number(y), Number(scale), behind === 'behind'], parts: partsOf(svg) };
}

const COLOURS = Object.keys(groundColours([NIGHT, NIGHT, NIGHT, NIGHT]));
const isGroundColour = (name: string): name is GroundColour => COLOURS.includes(name);

function planeOf(drawing: Element): Plane {
  const colour = attribute(drawing, 'data-colour');
  if (!isGroundColour(colour)) throw new RangeError(`no colour ${colour}`);
  return { depth: Number(attribute(drawing, 'data-depth')), colour, outline: attribute(drawing, 'd') };
}

/** Champions. */
export const SILHOUETTES = drawn('silhouettes', silhouetteOf);
/** What only items show. */
export const THINGS = drawn('things', silhouetteOf);
/** All silhouettes that an item may have. */
export const ITEM_SILHOUETTES = { ...SILHOUETTES, ...THINGS };
/** What a champion is known for. Drawn about (0, 0), between -15 and 15. */
export const ATTRIBUTES = drawn('attributes', partsOf);
/** One flat form between ground and silhouette. */
export const MOTIONS = drawn('motions', ({ children: [form] }) => attribute(form, 'd'));
/** The planes of each region, from back to front. x runs from -25 to 89 (16:9); a sigil shows 0 to 64. */
export const LANDSCAPES = drawn('landscapes', ({ children }) => Array.from(children, planeOf));

/** Moves all parts. */
export const turned = (parts: readonly Part[], by: Move): readonly Part[] =>
  parts.map((part) => ({
    ...part,
    outline: move(part.outline, by),
    planes: Object.fromEntries(Object.entries(part.planes).map(([plane, d]) => [plane, move(d, by)])),
  }));
