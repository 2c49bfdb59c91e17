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
