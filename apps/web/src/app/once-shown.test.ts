import { beforeEach, expect, it, vi } from 'vitest';
import { onceShown } from './once-shown.ts';

/** Reports a paint of this name to what waits for it. */
let paint: (name: string) => void;
const isShown = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  isShown.mockClear();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        paint = (name) =>
          report({ getEntriesByName: (asked) => (asked === name ? [{} as PerformanceEntry] : []) });
      }
      readonly observe = () => undefined;
    },
  );
});

async function wait(): Promise<void> {
  void onceShown('load').then(isShown);
  await vi.advanceTimersByTimeAsync(0);
}

it('waits for pictures and the first paint of contents', async () => {
  await wait();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  paint('first-paint');
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown).toHaveBeenCalledOnce();
});

it('does not wait for pictures that come after the markup', async () => {
  void onceShown('DOMContentLoaded').then(isShown);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown'])('ends with a %s of the visitor', async (type) => {
  await wait();
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown).toHaveBeenCalledOnce();
});

it('takes a page whose pictures do not come as shown after three seconds', async () => {
  await wait();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isShown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown).toHaveBeenCalledOnce();
});

it('does not wait in the background, where nothing is painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait();
  expect(isShown).toHaveBeenCalledOnce();
});
