import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A page's code comes with its first use, and a busy machine takes its time over it.
configure({ asyncUtilTimeout: 30_000 });

// What a test prepares for today belongs to yesterday if midnight comes before it runs: every file begins at noon.
const untilNoon = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
const { now } = Date;
Date.now = () => now() + untilNoon;
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length === 0 ? [now() + untilNoon] : values, target) as Date,
});

/** Text nodes of the page since the test before. */
const textNodes: Text[] = [];
const createTextNode = document.createTextNode.bind(document);
document.createTextNode = (text) => {
  const node = createTextNode(text);
  textNodes.push(node);
  return node;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // React marks the nodes that it keeps. A component that returns a text makes one, and translated pages break at it.
  const kept = textNodes
    .splice(0)
    .filter((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
  if (kept.length > 0)
    throw new Error(`Texts without an element: ${kept.map(({ data }) => data).join(', ')}`);
});

// jsdom does not paint: drawing on a canvas has no effect.
const void2d = new Proxy({}, { get: () => () => undefined, set: () => true });
HTMLCanvasElement.prototype.getContext = (() =>
  void2d) as unknown as typeof HTMLCanvasElement.prototype.getContext;

/**
 * A connection that stays in its handshake. A real one, still open when a file ends, would try to reconnect forever, and
 * happy-dom waits until a page has no timers.
 */
class UnansweredSocket extends EventTarget {
  close(): void {
    // Nothing was opened.
  }
}
window.WebSocket = UnansweredSocket as unknown as typeof WebSocket;
