import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** More than 1, which is the height of figures and of single words, and less than what every script has room in. */
const LOW = /^1\.[0-2]\d*$/;

/**
 * Marks above and below the letters of some scripts need more than the low line heights of the styles: in the pages these are
 * at least `--lh-min`, which the tokens set by language and which is 0 for most of them.
 */
export const lineHeights: PostcssPlugin = {
  postcssPlugin: 'line-heights',
  Declaration: {
    'line-height'(declaration) {
      if (LOW.test(declaration.value)) declaration.value = `max(${declaration.value}, var(--lh-min))`;
    },
    font(declaration) {
      declaration.value = declaration.value.replace(/\/ (\S+) /, (all, height: string) =>
        LOW.test(height) ? `/ max(${height}, var(--lh-min)) ` : all,
      );
    },
  },
};
