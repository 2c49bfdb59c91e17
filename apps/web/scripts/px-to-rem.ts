import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

const LENGTH = /(?<![\w#-])(-?\d*\.?\d+)px/g;
/** Hairlines stay as thin as a screen can draw them. */
const HAIRLINE_PX = 1;

const inRem = (text: string): string =>
  text.replaceAll(LENGTH, (length, px: string) =>
    Math.abs(Number(px)) <= HAIRLINE_PX ? length : `${Number(px) / 16}rem`,
  );

/**
 * Styles give lengths in px at the smallest root size. In the pages they are rem, so that one rule (`base.css`) lets
 * everything grow with the window. Media queries stay as they are: they know no root size.
 */
export const pxToRem: PostcssPlugin = {
  postcssPlugin: 'px-to-rem',
  Declaration(declaration) {
    if (declaration.value.includes('px')) declaration.value = inRem(declaration.value);
  },
  AtRule: {
    container(rule) {
      rule.params = inRem(rule.params);
    },
  },
};
