import postcss from 'postcss';
import { expect, it } from 'vitest';
import { lineHeights } from '../apps/web/scripts/line-heights.ts';

it.each([
  ['line-height: 1.2', 'line-height: max(1.2, var(--lh-min))'],
  [
    'font: 700 1.25rem / 1.15 var(--font-display)',
    'font: 700 1.25rem / max(1.15, var(--lh-min)) var(--font-display)',
  ],
  ['line-height: 1', 'line-height: 1'],
  ['line-height: 1.55', 'line-height: 1.55'],
  ['font: 400 1rem / var(--lh-body) serif', 'font: 400 1rem / var(--lh-body) serif'],
])('makes room for high scripts in %s', async (written, shown) => {
  const { css } = await postcss([lineHeights as never]).process(`a { ${written} }`, { from: undefined });
  expect(css).toBe(`a { ${shown} }`);
});
