import { readFileSync } from 'node:fs';
import path from 'node:path';
import { USERNAME_EFFECTS } from '@hub/protocol/cosmetics';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { effectClass } from './effect-class.ts';
import { Username } from './username.tsx';

const style = (name: string) => readFileSync(path.join(import.meta.dirname, '../styles', name), 'utf8');
const effects = style('effects.css');
const tokens = style('tokens.css');

describe('effectClass', () => {
  it('knows 22 styles, each by its name and by its class', () => {
    expect(new Set(USERNAME_EFFECTS).size).toBe(22);
    for (const style of USERNAME_EFFECTS) {
      expect(effectClass(style)).toBe(`fx fx-${style}`);
      expect(effectClass(`fx-${style}`)).toBe(`fx fx-${style}`);
    }
  });

  it.each([null, undefined, '', 'plaid', 'fx-', 'fire sale'])('has no class for %j', (effect) => {
    expect(effectClass(effect)).toBeUndefined();
  });
});

describe('Username', () => {
  it('wears its effect', () => {
    render(<Username name="Kestrel" effect="fx-fire" />);
    expect(screen.getByText('Kestrel').className).toContain('fx fx-fire');
  });

  it('is plain text with an unknown effect', () => {
    render(<Username name="<b>Kestrel</b>" effect="unknown" />);
    expect(screen.getByText('<b>Kestrel</b>').className).not.toContain('fx');
  });
});

/** All declarations of the rules for one style. */
const rulesOf = (style: string) =>
  [...effects.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.split(',').some((one) => one.trim() === `.fx-${style}`))
    .map(([, , body = '']) => body)
    .join('');

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2 relative luminance of `#rrggbb` or `#rgb`. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(long.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const [, card = ''] = /--night-800: (#\w{6})/.exec(tokens) ?? [];

/** Every colour that the letters can have, without shadows. */
const inkOf = (style: string) =>
  [...rulesOf(style).matchAll(/(?:--fx-bg|(?<![-\w])color):\s*([^;]+);/g)].flatMap(([, value = '']) =>
    Array.from(value.matchAll(/#[\da-f]{3,6}\b/gi), ([hex]) => hex),
  );

describe('effects.css', () => {
  it.each(USERNAME_EFFECTS)('paints %s in colours with 4.5:1 or more on a card', (style) => {
    const colors = inkOf(style);
    expect(colors.length).toBeGreaterThan(0);
    for (const color of colors) {
      const contrast = (luminance(color) + 0.05) / (luminance(card) + 0.05);
      expect(contrast, `${color} on ${card}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('moves nothing for readers who asked for less motion', () => {
    const start = effects.indexOf('@media (prefers-reduced-motion: no-preference)');
    const end = effects.indexOf('@keyframes');
    expect(start).toBeGreaterThan(0);
    expect(effects.slice(0, start) + effects.slice(end)).not.toMatch(/animation/);
    expect(effects.slice(start, end)).toMatch(/animation/);
  });
});
