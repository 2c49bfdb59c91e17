import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inLayer } from '../apps/web/scripts/in-layer.ts';

it.each([
  ['/hub/packages/ui/src/text/chip.module.css', 'kit', 'base'],
  ['/hub/features/shop/screen/shelf.module.css?used', 'pages', 'base,kit'],
  ['/hub/packages/web/src/sound/sound-button.module.css', 'pages', 'base,kit'],
])('puts %s into the layer %s, behind the weaker ones', async (from, layer, weaker) => {
  const { css } = await postcss([inLayer as never]).process('.a { gap: 0 }', { from });
  expect(css.replaceAll(/\s+/g, '')).toBe(`@layer${weaker};@layer${layer}{.a{gap:0}}`);
});

it('leaves a sheet that is no module as strong as it is', async () => {
  const from = '/hub/apps/web/src/app/static-home.css';
  const { css } = await postcss([inLayer as never]).process('.a { gap: 0 }', { from });
  expect(css).toBe('.a { gap: 0 }');
});
