import { AtRule } from 'postcss';
import type { CSSOptions, Plugin } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** Weakest first. What is in none, such as the styles of `static-home.css`, is stronger than all. */
const LAYERS = ['base', 'kit', 'pages'];

const atLayer = (names: readonly string[]): AtRule => new AtRule({ name: 'layer', params: names.join(', ') });

/**
 * Puts the module sheets of `packages/ui` into the layer `kit` and all others into `pages`, so that a page changes a component whatever
 * their selectors are and whichever sheet comes first. Every sheet begins with the weaker layers: the bundler may put any of them first.
 */
export const inLayer: PostcssPlugin = {
  postcssPlugin: 'in-layer',
  Once(root) {
    const file = (root.source?.input.file ?? '').split('?')[0] ?? '';
    if (file.endsWith('/global.css')) root.prepend(atLayer(LAYERS));
    if (!file.endsWith('.module.css') || root.nodes.length === 0) return;
    const name = file.includes('/packages/ui/') ? 'kit' : 'pages';
    const layer = atLayer([name]);
    layer.append(root.nodes.filter(({ type }) => type !== 'comment'));
    root.removeAll();
    root.append(atLayer(LAYERS.slice(0, LAYERS.indexOf(name))), layer);
  },
};

/** Fails a build in which the style sheets have a warning: what a browser does not understand it leaves out. */
export const strictStyles = (): Plugin => ({
  name: 'hub:strict-styles',
  apply: 'build',
  configResolved({ logger }) {
    const warn = logger.warn.bind(logger);
    logger.warn = (message, options) => {
      if (/\[(?:vite:css|lightningcss minify)\]/.test(message)) throw new Error(message);
      warn(message, options);
    };
  },
});
