import { enterTopLayer } from '../surfaces/top-layer.ts';
import styles from './stone-flight.module.css';

/** Height of the arc as a share of the distance. */
const BEND = 0.16;
/** Number of straight lines that the arc is drawn with. */
const PARTS = 18;
/** The arc stays as far below the upper edge of the window, in px. */
const MARGIN = 40;
/** Distance in px between two points of the arc at which the tail has its full length. */
const FULL_SPEED = 40;
const TICK_MS = 260;

interface Point {
  readonly x: number;
  readonly y: number;
}

let last: Promise<void> = Promise.resolve();

/** Flies a stone to a counter when the stones before it have landed; resolves when it has landed. */
export function flyTo(counter: string, durationMs: number): Promise<void> {
  last = last.then(() => fly(counter, durationMs)).catch(() => undefined);
  return last;
}

async function fly(counter: string, durationMs: number): Promise<void> {
  const target = inView(`[data-counter="${counter}"]`)[0];
  // The innermost one: the picture of a result, not the result.
  const deed = inView('[data-deed]').at(-1);
  // The stone looks like the counter's own.
  const look = target?.querySelector('[data-stone], svg');
  if (target === undefined || deed === undefined || look == null) return;
  const layer = document.createElement('div');
  layer.className = styles['layer'] ?? '';
  layer.setAttribute('aria-hidden', 'true');
  layer.style.color = getComputedStyle(look).color;
  layer.popover = 'manual';
  const tail = document.createElement('span');
  tail.className = styles['tail'] ?? '';
  const stone = document.createElement('span');
  stone.className = styles['stone'] ?? '';
  stone.append(look.cloneNode(true));
  layer.append(tail, stone);
  document.body.append(layer);
  enterTopLayer(layer);
  const way = arc(middleOf(deed), middleOf(look));
  const timing = { duration: durationMs, easing: 'ease-in', fill: 'both' } as const;
  tail.animate(
    way.map(({ x, y }, index) => {
      const before = way[index - 1] ?? { x, y };
      const speed = Math.min(1, Math.hypot(x - before.x, y - before.y) / FULL_SPEED);
      const angle = Math.atan2(y - before.y, x - before.x);
      return { opacity: speed, transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scaleX(${speed})` };
    }),
    timing,
  );
  // Grows out of the deed, and arrives in the size of the counter's own.
  const size = look.getBoundingClientRect().width / Math.max(1, stone.getBoundingClientRect().width);
  const flight = stone.animate(
    way.map(({ x, y }, index) => {
      const done = index / PARTS;
      const scale = done < 0.2 ? 0.4 + 3 * done : 1 + (size - 1) * Math.max(0, (done - 0.7) / 0.3);
      return { opacity: Math.min(1, done * 8), transform: `translate(${x}px, ${y}px) scale(${scale})` };
    }),
    timing,
  );
  await flight.finished.finally(() => layer.remove());
  target.animate([{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.3 }, { transform: 'none' }], {
    duration: TICK_MS,
    easing: 'ease-out',
  });
}

/** What matches in the window; in the dialog that is open, if there is one. */
function inView(selector: string): readonly Element[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope = [...dialogs].at(-1) ?? document;
  return [...scope.querySelectorAll(selector)].filter((element) => {
    const { x, y } = middleOf(element);
    return element.checkVisibility() && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  });
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Points of an arc that bends upwards, inside of the window. */
export function arc(from: Point, to: Point): readonly Point[] {
  const bend = Math.hypot(to.x - from.x, to.y - from.y) * BEND;
  const over = { x: (from.x + to.x) / 2, y: Math.max(MARGIN, (from.y + to.y) / 2 - 2 * bend) };
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const way = index / PARTS;
    const mix = (a: number, b: number, c: number) =>
      (1 - way) ** 2 * a + 2 * way * (1 - way) * b + way ** 2 * c;
    return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
  });
}
