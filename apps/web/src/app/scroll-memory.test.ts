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

it('does not take a new visit for a return to the first page of the last one', () => {
  const memory = createScrollMemory({ isReturn: false });
  memory.follow('default');
  scrollTo(400);
  window.dispatchEvent(new Event('pagehide'));
  expect(createScrollMemory({ isReturn: true }).recall('default')).toBe(400);
  scrollTo(0);
  expect(createScrollMemory({ isReturn: false }).recall('default')).toBeUndefined();
});

it('leaves a new visit where its static markup was scrolled, and returns there', () => {
  const memory = createScrollMemory({ isReturn: false });
  scrollTo(120);
  expect(memory.recall('default')).toBeUndefined();
  const leave = memory.follow('default');
  leave();
  scrollTo(0);
  expect(memory.recall('default')).toBe(120);
});

it('starts anew from what cannot be read', () => {
  sessionStorage.setItem('hub.scroll', '{"first":');
  expect(createScrollMemory().recall('first')).toBe(0);
  sessionStorage.setItem('hub.scroll', '[["first","far"],7]');
  expect(createScrollMemory().recall('first')).toBe(0);
});
