import { describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './chunk-reload.ts';

/** A window of its own, so that no listener outlives its test. */
function page(build: string, sessionStorage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) {
  const events = new EventTarget();
  const place = Object.assign(events, { sessionStorage }) as unknown as Window;
  const reload = vi.fn<() => void>();
  reloadOnMissingChunk({ window: place, build, reload });
  return { reload, miss: () => events.dispatchEvent(new Event('vite:preloadError')) };
}

describe('reloadOnMissingChunk', () => {
  it('reloads once for a build, also over the reload', () => {
    const first = page('a');
    first.miss();
    first.miss();
    expect(first.reload).toHaveBeenCalledOnce();
    const reloaded = page('a');
    reloaded.miss();
    expect(reloaded.reload).not.toHaveBeenCalled();
  });

  it('reloads again for the next build', () => {
    page('a').miss();
    const next = page('b');
    next.miss();
    expect(next.reload).toHaveBeenCalledOnce();
  });

  it('does not reload where nothing can be remembered', () => {
    const { reload, miss } = page('a', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
    });
    miss();
    expect(reload).not.toHaveBeenCalled();
  });
});
