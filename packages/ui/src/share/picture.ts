import { PRODUCT_NAME } from '@hub/protocol/product';
import { t } from '@lingui/core/macro';
import { cutPath, drawCell, fillFrom, lightLine, readEffect, tokensAt } from './picture-tools.ts';
import { lastRows, type ShareContent, type SharePlayer } from './share-content.ts';

/** Size of the picture, as phones show posts. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
/** Widest text and grid. */
const CONTENT = 900;
/** Where the figure and the grid stand. */
const TOP = 356;
const BOTTOM = 968;
const SCENE_OPACITY = 0.3;
const DISPLAY = 'Grenze, "Palatino Linotype", Georgia, serif';
const BODY = '"Hanken Grotesk Variable", system-ui, sans-serif';
const LARGEST_CELL = 148;
/** Space between two squares, in squares. */
const GAP = 0.13;
const FIGURE_HEIGHT = 330;

interface Parts {
  readonly content: ShareContent;
  readonly player: SharePlayer;
  /** The hub's address. */
  readonly address: string;
  /** An element with the game's colours. */
  readonly page: Element;
}

type Ink = CanvasRenderingContext2D;
type Token = (name: string) => string;

/** Draws a result as a picture: the game's poster as backdrop, title, grid, facts, the player's name and the address. */
export async function drawPicture(parts: Parts): Promise<Blob> {
  const { content, player, page } = parts;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext('2d', { alpha: false });
  if (ink === null) throw new Error('This browser has no canvas');
  const [scene] = await Promise.all([
    loadPicture(content.scene),
    document.fonts.load(`700 96px ${DISPLAY}`, content.title + player.name),
    document.fonts.load(`650 40px ${BODY}`, player.name),
  ]);
  const token = tokensAt(page);
  ink.textAlign = 'center';
  drawBackdrop(ink, token, scene);
  drawHead(ink, token, content);
  drawResult(ink, token, content);
  drawFoot(ink, token, parts);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is not drawn')))),
  );
}

const pictures = new Map<string, HTMLImageElement>();

/** The picture at this address, kept for the next time; undefined when it does not load. */
export async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  const kept = pictures.get(src);
  if (kept) return kept;
  const picture = new Image();
  picture.src = src;
  return picture.decode().then(
    () => {
      pictures.set(src, picture);
      return picture;
    },
    () => undefined,
  );
}

function drawBackdrop(ink: Ink, token: Token, scene: HTMLImageElement | undefined): void {
  ink.fillStyle = token('--bg-void');
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.globalAlpha = SCENE_OPACITY;
  if (scene) ink.drawImage(scene, 0, 0, WIDTH, HEIGHT);
  ink.globalAlpha = 0.16;
  const glow = ink.createRadialGradient(MIDDLE, 640, 0, MIDDLE, 640, 620);
  glow.addColorStop(0, token('--game'));
  glow.addColorStop(1, 'transparent');
  ink.fillStyle = glow;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.globalAlpha = 0.78;
  const shade = ink.createLinearGradient(0, 0, 0, HEIGHT);
  shade.addColorStop(0, token('--bg-void'));
  shade.addColorStop(0.34, 'transparent');
  shade.addColorStop(0.62, 'transparent');
  shade.addColorStop(1, token('--bg-void'));
  ink.fillStyle = shade;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.globalAlpha = 1;
  ink.lineWidth = 4;
  ink.strokeStyle = lightLine(ink, token, 0, WIDTH);
  ink.stroke(cutPath({ x: 34, y: 34, width: WIDTH - 68, height: HEIGHT - 68 }, 72, 22));
}

function drawHead(ink: Ink, token: Token, { title, subtitle }: ShareContent): void {
  const y = subtitle === undefined ? 224 : 186;
  write(ink, title, { y, font: DISPLAY, weight: 700, size: 118, color: token('--text-1') });
  if (subtitle !== undefined)
    write(ink, subtitle, { y: 258, font: BODY, weight: 650, size: 46, color: token('--game') });
  ink.fillStyle = lightLine(ink, token, MIDDLE - 170, MIDDLE + 170);
  ink.fillRect(MIDDLE - 170, 296, 340, 4);
}

function drawResult(ink: Ink, token: Token, { figure, grid = [] }: ShareContent): void {
  const hasGrid = grid.length > 0;
  const middle = (TOP + BOTTOM) / 2;
  const figureMiddle = hasGrid ? TOP + FIGURE_HEIGHT / 2 : middle;
  if (figure) drawFigure(ink, token, figure, figureMiddle);
  if (hasGrid) drawGrid(ink, token, grid, figure ? TOP + FIGURE_HEIGHT + 30 : TOP);
}

function drawFigure(ink: Ink, token: Token, { value, label }: { value: string; label: string }, y: number) {
  const size = value.length > 4 ? 220 : 280;
  const color = fillFrom(ink, [token('--gold-500'), token('--gold-200'), token('--gold-400')], 300, 780);
  write(ink, value, { y: y + 70, font: BODY, weight: 800, size, color });
  write(ink, label, { y: y + 150, font: BODY, weight: 650, size: 50, color: token('--text-1') });
}

function drawGrid(ink: Ink, token: Token, grid: NonNullable<ShareContent['grid']>, top: number): void {
  const { rows, left } = lastRows(grid);
  const columns = Math.max(...rows.map((row) => row.length));
  const start = left > 0 ? top + 46 : top;
  const height = BOTTOM - start;
  const size = Math.min(
    LARGEST_CELL,
    CONTENT / (columns + GAP * (columns - 1)),
    height / (rows.length + GAP * (rows.length - 1)),
  );
  const step = size * (1 + GAP);
  const from = {
    x: MIDDLE - (columns * step - size * GAP) / 2,
    y: start + (height - rows.length * step) / 2,
  };
  if (left > 0) {
    const color = token('--text-3');
    write(ink, t`+ ${{ rows: left }} earlier`, { y: from.y - 22, font: BODY, weight: 600, size: 32, color });
  }
  for (const [line, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      const box = { x: from.x + column * step, y: from.y + line * step, width: size, height: size };
      drawCell(ink, token, cell, box);
    }
}

function drawFoot(ink: Ink, token: Token, { content, player, address, page }: Parts): void {
  const [first, ...others] = content.facts;
  if (first !== undefined)
    write(ink, first, { y: 1044, font: BODY, weight: 700, size: 50, color: token('--text-1') });
  if (others.length > 0) {
    const color = token('--text-2');
    write(ink, others.join('  ·  '), { y: 1102, font: BODY, weight: 600, size: 36, color });
  }
  const { colors, shadow } = readEffect(page, player.usernameEffect);
  ink.save();
  if (shadow !== undefined) [ink.shadowColor, ink.shadowBlur] = [shadow, 18];
  ink.font = `700 78px ${DISPLAY}`;
  const half = Math.min(CONTENT, ink.measureText(player.name).width) / 2;
  const color = fillFrom(ink, colors, MIDDLE - half, MIDDLE + half);
  write(ink, player.name, { y: 1200, font: DISPLAY, weight: 700, size: 78, color });
  ink.restore();
  const foot = `${PRODUCT_NAME}  ·  ${address}`;
  write(ink, foot, { y: 1270, font: BODY, weight: 600, size: 30, color: token('--gold-400') });
}

interface Style {
  /** Of the baseline. */
  readonly y: number;
  readonly font: string;
  readonly weight: number;
  readonly size: number;
  readonly color: string | CanvasGradient;
}

/** Writes a line in the middle; a long one gets narrower. */
function write(ink: Ink, text: string, { y, font, weight, size, color }: Style): void {
  ink.font = `${weight} ${size}px ${font}`;
  const { width } = ink.measureText(text);
  if (width > CONTENT) ink.font = `${weight} ${(size * CONTENT) / width}px ${font}`;
  ink.fillStyle = color;
  ink.fillText(text, MIDDLE, y);
}
