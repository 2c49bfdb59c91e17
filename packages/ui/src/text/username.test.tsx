import { readFileSync } from 'node:fs';
import path from 'node:path';
import { USERNAME_EFFECTS } from '@hub/protocol/username-effects';
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

  it.each([null, undefined, '', 'fx-'])('has no class for %j', (effect) => {
    expect(effectClass(effect)).toBeUndefined();
  });

  it.each(['plaid', 'fire sale'])('is rainbow for the unknown style %j', (effect) => {
    expect(effectClass(effect)).toBe('fx fx-rainbow');
  });
});

const emsOf = (name: string) =>
  Number(
    render(<Username name={name} fits />)
      .container.querySelector('bdi')
      ?.style.getPropertyValue('--ems'),
  );

describe('Username', () => {
  it('wears its effect', () => {
    render(<Username name="Kestrel" effect="fx-fire" />);
    expect(screen.getByText('Kestrel').className).toContain('fx fx-fire');
  });

  it('shows an unknown effect as rainbow', () => {
    render(<Username name="<b>Kestrel</b>" effect="unknown" />);
    expect(screen.getByText('<b>Kestrel</b>').className).toContain('fx fx-rainbow');
  });

  it('is plain text without an effect', () => {
    render(<Username name="Kestrel" effect={null} />);
    expect(screen.getByText('Kestrel').className).not.toContain('fx');
  });

  it('shrinks a wide name more than a narrow one of the same length', () =>
    expect(emsOf('WWWWWWWWWWWW')).toBeGreaterThan(emsOf('Shopper12345')));
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
