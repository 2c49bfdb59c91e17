import { afterEach, describe, expect, it, vi } from 'vitest';
import { runningRift } from './running-rift.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the running rift', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is recalled until it is forgotten', () => {
    expect(runningRift.recall()).toBeUndefined();
    runningRift.remember('rift-1');
    expect(runningRift.recall()).toBe('rift-1');
    runningRift.forget();
    expect(runningRift.recall()).toBeUndefined();
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      clear: () => undefined,
    });
    expect(() => runningRift.remember('rift-1')).not.toThrow();
    expect(runningRift.recall()).toBeUndefined();
    expect(() => runningRift.forget()).not.toThrow();
  });
});
