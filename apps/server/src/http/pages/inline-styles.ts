import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DRAWN_PAGES, inEachLanguage } from './drawn-pages.ts';

const STYLE = /<style>(?<text>.*?)<\/style>/gs;

/** Sources for the content security policy that permit the styles inside the built pages, and no other inline style. */
export const inlineStyles = (folder: string): readonly string[] => [
  // A page has the same styles in all languages.
  ...new Set(
    DRAWN_PAGES.flatMap(({ file }) => inEachLanguage(folder, file))
      .flatMap(([, file]) => [...readFileSync(file, 'utf8').matchAll(STYLE)])
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ),
];
