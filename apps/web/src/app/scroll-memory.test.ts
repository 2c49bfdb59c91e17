import { beforeEach, expect, it } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => scrollTo(0));

it('remembers how far each page was left, over a reload too', () => {
  const memory = createScrollMemory();
  const leave = memory.follow('first');
  scrollTo(700);
  leave();
  scrollTo(20);
  expect(memory.recall('first')).toBe(700);
  expect(memory.recall('unknown')).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(createScrollMemory().recall('first')).toBe(700);
});

it('starts anew from what cannot be read', () => {
  sessionStorage.setItem('hub.scroll', '{"first":');
  expect(createScrollMemory().recall('first')).toBe(0);
  sessionStorage.setItem('hub.scroll', '[["first","far"],7]');
  expect(createScrollMemory().recall('first')).toBe(0);
});
