import { enterTopLayer } from '../surfaces/top-layer.ts';
import type { Salvo } from './confetti-worker.ts';

const DURATION_MS = 2000;
/** Maximum number of pieces (design, motion). */
const PIECES = 140;
const COLORS = ['#f2b84b', '#31dbc3', '#a284ff', '#ff8a5e', '#6cc0ff'];

interface Origin {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const MIDDLE: Origin = { x: 0.5, y: 0.45, angle: 90 };
const CORNERS: readonly Origin[] = [
  { x: 0, y: 0, angle: -45 },
  { x: 1, y: 0, angle: -135 },
  { x: 0, y: 1, angle: 60 },
  { x: 1, y: 1, angle: 120 },
];

export interface ConfettiOptions {
  /** Starts from the four corners instead of the middle. */
  readonly corners?: boolean | undefined;
  /** A selector of the element that it starts from; the middle of the window if there is none. */
  readonly from?: string | undefined;
  /** Default and maximum: 140. */
  readonly pieces?: number | undefined;
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined;
  /** The custom property with the colour of all pieces; default: several colours. */
  readonly color?: string | undefined;
}

function originAt(selector: string | undefined): Origin {
  const box = selector === undefined ? null : document.querySelector(selector)?.getBoundingClientRect();
  if (box == null) return MIDDLE;
  return {
    x: (box.left + box.width / 2) / innerWidth,
    y: (box.top + box.height / 2) / innerHeight,
    angle: 90,
  };
}

/** Shows confetti over the page for 2 s, then resolves. */
export async function shootConfetti({
  corners = false,
  from,
  pieces = PIECES,
  color,
  signal,
}: ConfettiOptions): Promise<void> {
  // Its code may have come too late, and not every browser can draw in a worker: Safari from 16.4 on.
  if (signal?.aborted || !('Worker' in window && 'OffscreenCanvas' in window)) return;
  const colors =
    color === undefined ? COLORS : [getComputedStyle(document.body).getPropertyValue(color).trim()];
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  // In the top layer, so that confetti also covers dialogs.
  canvas.popover = 'manual';
  document.body.append(canvas);
  enterTopLayer(canvas);
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const worker = new Worker(new URL('./confetti-worker.ts', import.meta.url), { type: 'module' });
  const drawn = canvas.transferControlToOffscreen();
  const origins = corners ? CORNERS : [originAt(from)];
  const shots = origins.map(({ x, y, angle }) => ({
    particleCount: Math.floor(Math.min(pieces, PIECES) / origins.length),
    origin: { x, y },
    angle,
    spread: corners ? 70 : 110,
    startVelocity: corners ? 46 : 38,
    ticks: 120,
    colors,
  }));
  worker.postMessage({ canvas: drawn, shots } satisfies Salvo, [drawn]);
  await new Promise((resolve) => {
    window.setTimeout(resolve, DURATION_MS);
    signal?.addEventListener('abort', resolve);
  });
  worker.terminate();
  canvas.remove();
}
