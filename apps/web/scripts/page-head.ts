import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { PRODUCT_NAME } from '../../../packages/protocol/src/product.ts';

/** Fonts of the first screen: the text and the headlines, latin. */
const FIRST_FONTS = /(?:hanken-grotesk-latin-wght|grenze-latin-[67]00)-normal-[\w-]+\.woff2$/;
/** What main.tsx fetches on every page. */
const APP = /\/src\/app\/start\.tsx$/;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

const fonts = (bundle: Bundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((file) => FIRST_FONTS.test(file))
    .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }));

/** The app's own file: the browser need not run main.tsx to know of it. */
const app = (bundle: Bundle): HtmlTagDescriptor[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => APP.test(id)))
    .map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` }));

/** Writes the product's name into index.html and lets the browser fetch the app and the first fonts at once. */
export function pageHead(): Plugin {
  return {
    name: 'hub:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => ({
        html: html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
        tags: path === '/index.html' ? [...app(bundle), ...fonts(bundle)] : [],
      }),
    },
  };
}
