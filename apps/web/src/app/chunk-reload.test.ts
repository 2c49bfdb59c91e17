import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isReloading, isServerThere, reloadOnMissingChunk } from './chunk-reload.ts';
import { RELOAD_AGAIN_MS, reloadOnce } from './reload-once.ts';

interface Options {
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isServed?: () => Promise<boolean>;
}

/** Creates a separate window, so that no listener outlives its test. */
function page(build: string, { sessionStorage = window.sessionStorage, ...options }: Options = {}) {
  const { isServed = async () => true } = options;
  const events = new EventTarget();
  const place = Object.assign(events, { sessionStorage }) as unknown as Window;
  const reload = vi.fn<() => void>();
  reloadOnMissingChunk({
    window: place,
    isServed,
    reload: () => reloadOnce({ window: place, build, reload }),
  });
  const miss = async () => {
    events.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { reload, miss };
}

beforeEach(() => sessionStorage.clear());

describe('reloadOnMissingChunk', () => {
  it('reloads once for a build, also over the reload', async () => {
    const first = page('a');
    await Promise.all([first.miss(), first.miss()]);
    await first.miss();
    expect(first.reload).toHaveBeenCalledOnce();
    expect(await isReloading()).toBe(true);
    const reloaded = page('a');
    await reloaded.miss();
    expect(reloaded.reload).not.toHaveBeenCalled();
  });

  it('reloads again for the next build', async () => {
    await page('a').miss();
    const next = page('b');
    await next.miss();
    expect(next.reload).toHaveBeenCalledOnce();
  });

  it('does not go to and fro between two builds that are served in turn', async () => {
    for (const build of ['a', 'b']) await page(build).miss();
    for (const build of ['a', 'b', 'a']) {
      const again = page(build);
      await again.miss();
      expect(again.reload).not.toHaveBeenCalled();
    }
  });

  it('may reload again when the last time is long ago', async () => {
    await page('a').miss();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(now + RELOAD_AGAIN_MS - 100);
    const soon = page('a');
    await soon.miss();
    expect(soon.reload).not.toHaveBeenCalled();
    clock.mockReturnValue(now + RELOAD_AGAIN_MS + 1_000);
    const later = page('a');
    await later.miss();
    expect(later.reload).toHaveBeenCalledOnce();
  });

  it.each(['http://hub/main-1.js', '7', '[7,{"build":1}]', 'null'])(
    'takes a memory of %s for none',
    async (text) => {
      sessionStorage.setItem('hub.reloadedFor', text);
      const { reload, miss } = page('a');
      await miss();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('keeps the page while the server is unreachable, and reloads at the next missing chunk after it is back', async () => {
    let isUp = false;
    const { reload, miss } = page('a', { isServed: async () => isUp });
    await miss();
    expect(reload).not.toHaveBeenCalled();
    isUp = true;
    await miss();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload where nothing can be remembered', async () => {
    const { reload, miss } = page('a', {
      sessionStorage: {
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => undefined,
      },
    });
    await miss();
    expect(reload).not.toHaveBeenCalled();
  });
});

const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response('{}', { status }));

describe('isServerThere', () => {
  it.each([
    [200, true],
    [503, false],
  ])('takes an answer of %i for %s', async (status, expected) => {
    const request = answering(status);
    expect(await isServerThere(request)).toBe(expected);
    expect(request).toHaveBeenCalledExactlyOnceWith(
      '/api/health',
      expect.objectContaining({ cache: 'no-store', signal: expect.any(AbortSignal) as AbortSignal }),
    );
  });

  it('is false when the server does not answer', async () =>
    expect(await isServerThere(async () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false));

  it('sends no request while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const request = answering(200);
    expect(await isServerThere(request)).toBe(false);
    expect(request).not.toHaveBeenCalled();
  });
});
