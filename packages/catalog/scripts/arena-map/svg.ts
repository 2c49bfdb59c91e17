import { type Point, SIZE } from './geometry.ts';
import { polyline, rounded, trace, turnedOver } from './path-data.ts';

/** A whole picture of the world. White space between elements, which keeps the sources readable, is taken out. */
export const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none">${content}</svg>`.replace(
    />\s+</g,
    '><',
  );

/** Something that is drawn at every point of a path, always upright. */
export const marker = (id: string, drawing: string): string =>
  `<marker id="${id}" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${drawing}</marker>`;

/** The same, turned with the path, which looks like chance. */
export const turnedMarker = (id: string, drawing: string): string =>
  `<marker id="${id}" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible" orient="auto">${drawing}</marker>`;

/** A round shadow at every point of a path. */
export const shadow = (id: string, radius: number, opacity: number): string =>
  marker(id, `<circle r="${radius}" fill="#04070d" opacity="${opacity}"/>`);

/** A drawing around the origin that is placed with `placed`. */
export const setPiece = (id: string, drawing: string): string => `<g id="${id}">${drawing}</g>`;

/** How far a set piece reaches from its middle, in units, unless it says otherwise. */
const USUAL_REACH = 400;

interface Placement {
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly reach?: number;
}

/** A set piece at a place of the world. Who cuts a piece out of the map leaves it out where it does not reach. */
export function placed(
  id: string,
  at: Point,
  { turn = 0, scale = 1, reach = USUAL_REACH }: Placement = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${Math.round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`;
  const [x, y] = rounded(turnedOver(at));
  return `<use class="at" data-reach="${reach}" href="#${id}" transform="translate(${x} ${y})${turned}${scaled}"/>`;
}

/** An outline that may be cut: who draws a piece of the map leaves out the closed lines that do not come near. */
export const area = (path: string, attributes: string): string =>
  `<path class="area" d="${path}" ${attributes}/>`;

/** An outline to be used under its id, more than once. */
export const namedArea = (id: string, path: string): string => `<path class="area" id="${id}" d="${path}"/>`;

/** A mark at every point; single points may be cut. */
export const marked = (points: readonly Point[], markerId: string): string =>
  `<path class="dots" d="${trace(points)}" style="marker:url(#${markerId})"/>`;

/** Points to be marked under their id, more than once. */
export const namedPoints = (id: string, points: readonly Point[]): string =>
  `<path class="dots" id="${id}" d="${trace(points)}"/>`;

/** A mark at every one of the named points, all of them moved by `shift`. */
export const markedAgain = (pointsId: string, markerId: string, shift?: Point): string =>
  `<use href="#${pointsId}" style="marker:url(#${markerId})"${shift ? ` transform="translate(${shift.join(' ')})"` : ''}/>`;

/** What is drawn with it shows only within the named area. */
export const clip = (id: string, areaId: string): string =>
  `<clipPath id="${id}"><use href="#${areaId}" clip-rule="evenodd"/></clipPath>`;

/** Open lines as one path. */
export const polylines = (lines: readonly (readonly Point[])[]): string => lines.map(polyline).join('');
