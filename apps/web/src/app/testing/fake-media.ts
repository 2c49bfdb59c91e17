import { vi } from 'vitest';

/** Fakes media queries for a window of this width, which the test may change. */
export function fakeMedia(width: number, { reducedMotion = false } = {}) {
  let present = width;
  const listeners = new Set<() => void>();
  const holds = (query: string): boolean => {
    if (query.includes('prefers-reduced-motion')) return reducedMotion;
    const [, bound, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
    return bound === 'min' ? present >= Number(px) : present <= Number(px);
  };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        get matches() {
          return holds(query);
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    resize(next: number) {
      present = next;
      for (const listener of listeners) listener();
    },
  };
}
