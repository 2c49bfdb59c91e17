import { describe, expect, it, vi } from 'vitest';
import { tabMemory } from './tab-memory.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the memory of a tab', () => {
  it('recalls until it forgets', () => {
    const memory = tabMemory('hub.test');
    expect(memory.recall()).toBeUndefined();
    memory.remember('rift-1');
    expect(tabMemory('hub.test').recall()).toBe('rift-1');
    expect(tabMemory('hub.other').recall()).toBeUndefined();
    memory.forget();
    expect(memory.recall()).toBeUndefined();
  });

  it('forgets by itself at the given time', () => {
    vi.useFakeTimers({ now: 1_000 });
    const memory = tabMemory('hub.test');
    memory.remember('rift-1', 2_000);
    expect(memory.recall()).toBe('rift-1');
    vi.setSystemTime(2_000);
    expect(memory.recall()).toBeUndefined();
    vi.useRealTimers();
  });

  it('recalls nothing when the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
      clear: () => undefined,
    });
    const memory = tabMemory('hub.test');
    expect(() => memory.remember('rift-1')).not.toThrow();
    expect(memory.recall()).toBeUndefined();
    expect(() => memory.forget()).not.toThrow();
  });
});
