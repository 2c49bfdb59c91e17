/** A picture may not come. */
const LONGEST_MS = 3_000;

const next = (type: string) =>
  new Promise((resolve) => {
    addEventListener(type, resolve, { once: true });
  });

/**
 * Resolves when static markup, which needs no script to be read, is shown, so that scripts do not take the network from
 * it; or as soon as the visitor presses something. The event is what comes before the paint: `load` if the pictures
 * belong to what is read. Call it before that event.
 */
export const onceShown = (event: 'load' | 'DOMContentLoaded'): Promise<unknown> =>
  Promise.race([
    // A page in the background is not painted.
    document.hidden ? undefined : next(event).then(painted),
    new Promise((resolve) => void setTimeout(resolve, LONGEST_MS)),
    next('pointerdown'),
    next('keydown'),
  ]);

/** A phone shows the first frame long after its style and pictures are there. */
const painted = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      // The background alone is painted before.
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );
