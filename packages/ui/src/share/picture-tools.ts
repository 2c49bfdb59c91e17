import { effectClass } from '../text/effect-class.ts';
import type { ShareCell } from './share-content.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads a colour or a font of the design system at an element. */
export const tokensAt = (page: Element): ((name: string) => string) => {
  const style = getComputedStyle(page);
  return (name) => style.getPropertyValue(name).trim();
};

/** A box with the corners of the design system: large cuts at the top left and bottom right, small ones elsewhere. */
export function cutPath({ x, y, width, height }: Box, large: number, small: number): Path2D {
  const [right, bottom] = [x + width, y + height];
  const path = new Path2D();
  path.moveTo(x + large, y);
  path.lineTo(right - small, y);
  path.lineTo(right, y + small);
  path.lineTo(right, bottom - large);
  path.lineTo(right - large, bottom);
  path.lineTo(x + small, bottom);
  path.lineTo(x, bottom - small);
  path.lineTo(x, y + large);
  path.closePath();
  return path;
}

/** The line of light: teal, gold and arcane from left to right. */
export function lightLine(
  ink: CanvasRenderingContext2D,
  token: (name: string) => string,
  from: number,
  to: number,
): CanvasGradient {
  const gradient = ink.createLinearGradient(from, 0, to, 0);
  gradient.addColorStop(0, token('--teal-400'));
  gradient.addColorStop(0.52, token('--gold-300'));
  gradient.addColorStop(1, token('--arcane-400'));
  return gradient;
}

/** Signs of the squares, in a box of 24 units: the same as on the board. */
const SIGNS: Readonly<Record<ShareCell, string>> = {
  correct: 'M20 6 9 17l-5-5',
  medium: 'M5 15a6.5 6.5 0 0 1 7 0 6.5 6.5 0 0 0 7 0M5 9a6.5 6.5 0 0 1 7 0 6.5 6.5 0 0 0 7 0',
  wrong: 'M18 6 6 18M6 6l12 12',
  higher: 'm5 12 7-7 7 7M12 19V5',
  lower: 'M12 5v14M19 12l-7 7-7-7',
};
const SIGN_UNITS = 24;

const COLORS: Readonly<Record<ShareCell, string>> = {
  correct: '--cell-correct',
  medium: '--cell-medium',
  wrong: '--cell-wrong',
  higher: '--cell-dir',
  lower: '--cell-dir',
};

/** Draws a square with its colour and its sign, so that neither is needed alone. */
export function drawCell(
  ink: CanvasRenderingContext2D,
  token: (name: string) => string,
  cell: ShareCell,
  box: Box,
): void {
  const size = box.width;
  const shape = cutPath(box, size * 0.18, size * 0.06);
  ink.fillStyle = token(COLORS[cell]);
  ink.fill(shape);
  ink.lineWidth = Math.max(1.5, size * 0.03);
  ink.strokeStyle = token(`${COLORS[cell]}-edge`);
  ink.stroke(shape);
  const scale = (size * 0.56) / SIGN_UNITS;
  ink.save();
  ink.translate(box.x + size * 0.22, box.y + size * 0.22);
  ink.scale(scale, scale);
  ink.lineWidth = 2.6;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.strokeStyle = token(`${COLORS[cell]}-ink`);
  ink.stroke(new Path2D(SIGNS[cell]));
  ink.restore();
}

const COLOR = /(?:rgba?|oklch|color)\([^)]*\)|#[\da-f]{3,8}/gi;

/** Colours and shadow of a username effect, standing still, as its styles define them. */
export function readEffect(page: Element, effect: string | null) {
  const probe = document.createElement('span');
  probe.className = effectClass(effect) ?? '';
  probe.hidden = true;
  page.append(probe);
  const { color, backgroundImage, textShadow } = getComputedStyle(probe);
  const colors = backgroundImage.match(COLOR) ?? [];
  const shadow = textShadow.match(COLOR)?.[0];
  probe.remove();
  return { colors: colors.length > 0 ? colors : [color], shadow };
}

/** A fill that runs through these colours from left to right. */
export function fillFrom(
  ink: CanvasRenderingContext2D,
  colors: readonly string[],
  from: number,
  to: number,
): CanvasGradient {
  const gradient = ink.createLinearGradient(from, 0, to, 0);
  const last = Math.max(1, colors.length - 1);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / last, color);
  return gradient;
}
