import { describe, expect, it, vi } from 'vitest';
import { labelShifts, movedBy, percentOf, pictureOf, placeAt } from './minimap-place.ts';

const rectangle = { left: 20, top: 40, width: 700, height: 700 };
const key = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a place on the minimap', () => {
  it.each([
    [20, 40, 0, 0],
    [720, 740, 350, 350],
    [370, 40, 175, 0],
    [21, 43, 0.5, 1.5],
    [0, 900, 0, 350],
  ])('lies where the pointer is: %d, %d', (clientX, clientY, x, y) => {
    expect(placeAt({ clientX, clientY }, rectangle)).toEqual({ x, y });
  });

  it('is measured on the picture, not on the border around it', () => {
    const element = document.createElement('div');
    const box = { left: 20, top: 40, width: 350, height: 350 };
    const sizes = { clientLeft: 1, clientTop: 1, clientWidth: 348, clientHeight: 348 };
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    for (const [name, value] of Object.entries({ ...sizes, offsetWidth: 350, offsetHeight: 350 }))
      Object.defineProperty(element, name, { value });
    expect(pictureOf(element)).toEqual({ left: 21, top: 41, width: 348, height: 348 });
    expect(placeAt({ clientX: 195, clientY: 389 }, pictureOf(element))).toEqual({ x: 175, y: 350 });
  });

  it('has two decimals', () =>
    expect(placeAt({ clientX: 100, clientY: 100 }, { ...rectangle, width: 333 })).toEqual({
      x: 84.08,
      y: 30,
    }));

  it('is a share of the map', () => expect(percentOf({ x: 35, y: 175 })).toEqual({ left: 10, top: 50 }));
});

describe('the arrow keys', () => {
  it('set the marker on the middle first', () =>
    expect(movedBy(undefined, key('ArrowUp'))).toEqual({ x: 175, y: 175 }));

  it.each([
    ['ArrowLeft', false, 98, 100],
    ['ArrowRight', false, 102, 100],
    ['ArrowUp', false, 100, 98],
    ['ArrowDown', false, 100, 102],
    ['ArrowRight', true, 120, 100],
    ['ArrowUp', true, 100, 80],
  ])('move it: %s, Shift %s', (name, shift, x, y) => {
    expect(movedBy({ x: 100, y: 100 }, key(name, shift))).toEqual({ x, y });
  });

  it('stop at the edge', () => {
    expect(movedBy({ x: 349, y: 3 }, key('ArrowRight', true))).toEqual({ x: 350, y: 3 });
    expect(movedBy({ x: 1, y: 3 }, key('ArrowLeft'))).toEqual({ x: 0, y: 3 });
  });

  it('are the only ones', () => expect(movedBy({ x: 1, y: 3 }, key('a'))).toBeUndefined());
});

/** From where to where a label reaches, in percent of the map's height. */
function span(top: number, height: number, shift: number) {
  const from = top + (height * shift) / 100;
  return { from, to: from + height };
}

describe('the labels of a guess and of the actual spot', () => {
  /** Heights of the labels on the lowest window, in percent of the map: one line, and three. */
  const HEIGHTS = { guess: 8, truth: 19 };
  it('never meet, wherever the two spots are, and stay on the map', () => {
    const wrong: string[] = [];
    for (let guess = 0; guess <= 100; guess += 1)
      for (let truth = 0; truth <= 100; truth += 1) {
        const shifts = labelShifts(guess, truth);
        const one = span(guess, HEIGHTS.guess, shifts.guess);
        const other = span(truth, HEIGHTS.truth, shifts.truth);
        const isApart = one.to <= other.from || other.to <= one.from;
        const isOnMap = Math.min(one.from, other.from) > -7 && Math.max(one.to, other.to) < 107;
        if (!isApart || !isOnMap) wrong.push(`${guess}, ${truth}`);
      }
    expect(wrong).toEqual([]);
  });

  it('of a round without a guess is one, on the map', () => {
    expect(labelShifts(undefined, 50).truth).toBe(10);
    expect(labelShifts(undefined, 95).truth).toBe(-110);
  });
});
