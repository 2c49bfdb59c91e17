import type { Region } from '@hub/catalog/champion-schema';
import type { ItemEmblem } from '@hub/catalog/item-emblems';
import type { Item } from '@hub/catalog/item-schema';
import type { Sigil } from '@hub/catalog/sigils';
import { groundColours, mix, NIGHT, type Palette, REGIONS, type Tones, tonesOf } from './colours.ts';
import { benchOf, motionOf, paletteOf } from './grounds.ts';
import {
  ATTRIBUTES,
  ITEM_SILHOUETTES,
  LANDSCAPES,
  MATERIALS,
  MOTIONS,
  type Part,
  type Slot,
  turned,
} from './parts.ts';
import { type Move, move, short } from './paths.ts';

/** The outline of every sigil: the river cut of the pages. */
const FRAME = 'M12 0H60L64 4V52L52 64H4L0 60V12Z';
/** Scale and place of a figure in the frame. */
const FIGURE = 'translate(3.2 2.8)scale(.9)';
/** Width of the cut edge of silhouettes and of attributes. */
const EDGE = 2.2;
const SMALL_EDGE = 1.8;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** The name of a region's files. */
export const fileOf = (region: Region): string => region.toLowerCase().replaceAll(' ', '-');

/** The landscape of a region, from back to front: sky, far, middle and near plane. */
function planesOf(region: Region): readonly string[] {
  const colours = groundColours(REGIONS[region]);
  const landscape = LANDSCAPES[fileOf(region)];
  if (landscape === undefined) throw new RangeError(`no landscape of ${region}`);
  const planes = ['', '', '', ''];
  for (const { depth, colour, outline } of landscape) planes[depth] += path(outline, colours[colour]);
  return planes;
}

/** Draws parts; outlines are written once and referred to by ids that begin with `key`. */
class Layer {
  readonly #parts: readonly Part[];
  readonly #key: string;
  constructor(parts: readonly Part[], key: string) {
    this.#parts = parts;
    this.#key = key;
  }

  /** The outlines, as clip paths. */
  get definitions(): string {
    return this.#parts
      .map(
        ({ outline }, index) =>
          `<clipPath id="${this.#id(index)}"><path id="${this.#id(index)}_" d="${outline}"/></clipPath>`,
      )
      .join('');
  }

  /** All parts in one colour. */
  flat(attributes: string): string {
    return `<g ${attributes}>${this.#parts.map((_, index) => `<use href="#${this.#id(index)}_"/>`).join('')}</g>`;
  }

  /** The parts with their planes, an edge of light on the upper left and the region's light on the lower right. */
  painted(tonesOfInk: (ink: string) => Tones, rim: string, edge: number): string {
    return this.#parts.map((part, index) => this.#painted(part, index, tonesOfInk, rim, edge)).join('');
  }

  #painted(
    { ink, planes, hasEdge }: Part,
    index: number,
    tonesOfInk: (ink: string) => Tones,
    rim: string,
    edge: number,
  ) {
    const tones = tonesOfInk(ink);
    const id = this.#id(index);
    const flats = (['deep', 'shade', 'light'] as const).map((plane) => {
      const d = planes[plane];
      return d === undefined ? '' : path(d, tones[plane]);
    });
    const clip = `clip-path="url(#${id})"`;
    const all = '<use href="#all"/>';
    if (!hasEdge) {
      const body = `<use href="#${id}_" fill="${tones.base}"/>`;
      return flats.join('') === '' ? body : `${body}<g ${clip}>${flats.join('')}</g>`;
    }
    const back = mix(rim, ['steel', 'bone', 'white', 'iron'].includes(ink) ? tones.shade : tones.base, 0.28);
    // Three copies of one clip path, each moved: what is left of the edge, then of the rim.
    const [x, y] = [short(edge), short(edge * 0.8)];
    const [x2, y2] = [short(-edge * 1.8), short(-edge * 0.9)];
    const [x3, y3] = [short(edge * 0.8), short(edge * 0.1)];
    const body = `<g transform="translate(${x3} ${y3})"><g fill="${tones.base}">${all}</g>${flats.join('')}</g>`;
    const inner = `<g transform="translate(${x2} ${y2})" ${clip}>${body}</g>`;
    const outer = `<g transform="translate(${x} ${y})" ${clip} fill="${back}">${all}${inner}</g>`;
    return `<g ${clip} fill="${tones.edge}">${all}${outer}</g>`;
  }

  #id(index: number): string {
    return `${this.#key}${index}`;
  }
}

const tonesIn =
  (hue1: string, hue2: string) =>
  (ink: string): Tones => {
    if (ink === 'one') return tonesOf(hue1);
    if (ink === 'two') return tonesOf(hue2);
    if (ink === 'low') return tonesOf(mix(hue1, NIGHT, 0.34));
    if (ink === 'pale') return tonesOf(mix(hue2, '#ffffff', 0.5));
    return tonesOf(ink in MATERIALS ? MATERIALS[ink as keyof typeof MATERIALS] : ink);
  };

/** What the figure of a champion or an item shows. */
type Figure = Pick<Sigil, 'silhouette' | 'attribute' | 'motion' | 'hue1' | 'hue2' | 'at'> &
  Pick<ItemEmblem, 'turn' | 'isMirrored'>;

/** Where a place goes when the figure is moved. */
const placed = ([x, y, scale, isBehind = false]: Slot, by: Move): Slot => {
  const [, px = x, py = y] = /M(-?[\d.]+) ?(-?[\d.]+)/.exec(move(`M${x} ${y}`, by))?.map(Number) ?? [];
  return [px, py, scale, isBehind];
};

const layersOf = ({ silhouette, attribute, at, turn = 0, isMirrored = false }: Omit<Figure, 'motion'>) => {
  const shape = ITEM_SILHOUETTES[silhouette];
  const mark = ATTRIBUTES[attribute];
  if (shape === undefined || mark === undefined) throw new RangeError(`no ${silhouette} or no ${attribute}`);
  const pose = turn !== 0 || isMirrored ? { turn, flip: isMirrored } : undefined;
  const [x, y, scale, isBehind = false]: Slot = at ?? (pose ? placed(shape.slot, pose) : shape.slot);
  return {
    body: new Layer(pose ? turned(shape.parts, pose) : shape.parts, 'b'),
    mark: new Layer(turned(mark, { cx: 0, cy: 0, scale, x, y }), 'm'),
    isBehind,
  };
};

/** Silhouette, attribute and motion, without the ground. */
function figure(sigil: Figure, palette: Palette): string {
  const colours = groundColours(palette);
  const tones = tonesIn(sigil.hue1, sigil.hue2);
  const { body, mark, isBehind } = layersOf(sigil);
  const motion = MOTIONS[sigil.motion];
  if (motion === undefined) throw new RangeError(`no ${sigil.motion}`);
  const moat = `fill="${colours.near}" stroke="${colours.near}" stroke-width="3.2" stroke-linejoin="round"`;
  const drawn = body.painted(tones, colours.rim, EDGE);
  const marked = mark.painted(tones, colours.rim, SMALL_EDGE);
  return [
    `<defs><path id="all" d="M-99-99H199V199H-99Z"/>${body.definitions}${mark.definitions}</defs>`,
    path(motion, mix(colours.glow, sigil.hue2, 0.16)),
    ...(isBehind
      ? [marked, body.flat(moat), drawn]
      : [body.flat(`fill="${colours.near}" transform="translate(1.6 2.6)"`), drawn, mark.flat(moat), marked]),
  ].join('');
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

const framed = (ground: string, drawn: string): string =>
  `${SVG} viewBox="0 0 64 64"><clipPath id="f"><path d="${FRAME}"/></clipPath><g clip-path="url(#f)">${ground}<g transform="${FIGURE}">${drawn}</g></g></svg>`;

/** A sigil on its ground, as a file. */
export const drawSigil = (sigil: Sigil): string =>
  framed(planesOf(sigil.region).join(''), figure(sigil, REGIONS[sigil.region]));

/** The emblem of an item, as a file. Depends on no price, because More or Less shows it before the price. */
export function drawItem(emblem: ItemEmblem, { tags, rank }: Pick<Item, 'tags' | 'rank'>): string {
  const palette = paletteOf(tags);
  const colours = groundColours(palette);
  const ground = benchOf(rank).map(([colour, d]) => path(d, colours[colour]));
  return framed(ground.join(''), figure({ ...emblem, motion: motionOf(rank) }, palette));
}

/** The figure of a sigil alone, to stand in a wide landscape. */
export const drawFigure = (sigil: Sigil): string =>
  `${SVG} viewBox="0 0 64 64"><g transform="${FIGURE}">${figure(sigil, REGIONS[sigil.region])}</g></svg>`;

/** The landscape of a region, 16:9. Its planes 1 to 3 may drift. */
export const drawLandscape = (region: Region): string =>
  `${SVG} viewBox="-25 0 114 64">${planesOf(region)
    .map((plane, index) => `<g data-depth="${index}">${plane}</g>`)
    .join('')}</svg>`;

/** Silhouette white, attribute grey, the rest black: compared by the tests that tell sigils and items apart. */
export function drawStencil(sigil: Omit<Figure, 'motion'>): string {
  const { body, mark, isBehind } = layersOf(sigil);
  const moat = 'stroke="#000" stroke-width="3.2"';
  const [white, grey] = [body.flat('fill="#fff"'), mark.flat('fill="#777"')];
  const layers = isBehind ? [grey, body.flat(moat), white] : [white, mark.flat(moat), grey];
  return `${SVG} viewBox="0 0 64 64"><defs>${body.definitions}${mark.definitions}</defs><path d="M0 0H64V64H0Z"/><g transform="${FIGURE}">${layers.join('')}</g></svg>`;
}
