import type { Section } from '../rules/rules.ts';
import type { Box, Drawing, Piece, Point } from './drawing.ts';

/** Units of the minimap per side. */
const MINIMAP = 350;
/** Size of a section's picture in pixels at density 1; the map is 18 times as large. */
export const PICTURE = { width: 833, height: 700 } as const;
/** Pixels of a picture per pixel of `PICTURE`, along each side: 1, or 2 for dense and large screens. */
export type Density = 1 | 2;
/** How far strokes, shadows and tree crowns extend beyond their path, in units of the drawing. */
const OVERHANG = 260;

/** Returns the section as an SVG without the parts outside of it. */
export function cutSection({ size, pieces }: Drawing, section: Section, density: Density = 1): string {
  const scale = size / MINIMAP;
  const [x, y, width, height] = [section.x, section.y, section.width, section.height].map((value) =>
    (value * scale).toFixed(2),
  );
  const visible = enlarged(
    {
      minX: section.x * scale,
      minY: section.y * scale,
      maxX: (section.x + section.width) * scale,
      maxY: (section.y + section.height) * scale,
    },
    OVERHANG,
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${PICTURE.width * density}" height="${PICTURE.height * density}" preserveAspectRatio="none" fill="none">`;
  return head + pieces.map((piece) => cutPiece(piece, visible)).join('');
}

function cutPiece(piece: Piece, visible: Box): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'at':
      return contains(piece.at, enlarged(visible, piece.reach)) ? piece.text : '';
    case 'area':
      return path(
        piece.frame,
        piece.lines
          .filter(({ box }) => overlaps(box, visible))
          .map(({ text }) => text)
          .join(''),
      );
    case 'dots':
      break;
  }
  return path(piece.frame, dotsIn(piece.points, visible));
}

// An empty path is kept: others may refer to it.
const path = ([before, behind]: readonly [string, string], line: string): string => before + line + behind;

/** A mark is rotated towards its neighbours, so the neighbours of visible marks are kept, too. */
function dotsIn(points: readonly Point[], visible: Box): string {
  const kept = points.filter((_, index) =>
    points.slice(Math.max(0, index - 1), index + 2).some((point) => contains(point, visible)),
  );
  return kept.length === 0 ? '' : `M${kept.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

const contains = ([x, y]: Point, { minX, minY, maxX, maxY }: Box): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

const overlaps = (one: Box, other: Box): boolean =>
  one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;

const enlarged = ({ minX, minY, maxX, maxY }: Box, by: number): Box => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
});
