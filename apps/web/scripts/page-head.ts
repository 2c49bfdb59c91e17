import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { PRODUCT_NAME } from '../../../packages/protocol/src/product.ts';

/** Fonts of the first screen: the text and the headlines. */
const FIRST_FONTS = /(?:hanken-grotesk-basic|grenze-basic-[67]00)-[\w-]+\.woff2$/;
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

/** The app's own file and what it imports: the browser need not run main.tsx to know of them. */
const app = (bundle: Bundle, html: string): HtmlTagDescriptor[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => APP.test(id)))
    .flatMap(({ fileName, imports }) => [fileName, ...imports])
    .filter((file) => !html.includes(file))
    .map((file) => link({ rel: 'modulepreload', href: `/${file}` }));

/** Writes the product's name into index.html and lets the browser fetch the app and the first fonts at once. */
export function pageHead(): Plugin {
  return {
    name: 'hub:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => ({
        html: html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
        tags: path === '/index.html' ? [...app(bundle, html), ...fonts(bundle)] : [],
      }),
    },
  };
}
