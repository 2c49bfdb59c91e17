import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PRODUCT_NAME } from '../../../packages/protocol/src/product.ts';

/** Fonts of the first screen: the text and the headlines, latin. */
const FIRST_FONTS = /(?:hanken-grotesk-latin-wght|grenze-latin-600)-normal-[\w-]+\.woff2$/;

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

/** Writes the product's name into index.html and lets the browser fetch the first fonts before it has read the styles. */
export function pageHead(): Plugin {
  return {
    name: 'hub:page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
        tags: Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map(preload),
      }),
    },
  };
}
