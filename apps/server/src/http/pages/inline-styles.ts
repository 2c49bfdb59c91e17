import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWN_PAGES } from './drawn-pages.ts';

const STYLE = /<style>(?<text>.*?)<\/style>/gs;

/** Sources for the content security policy that permit the styles inside the built pages, and no other inline style. */
export const inlineStyles = (folder: string): readonly string[] =>
  DRAWN_PAGES.map(({ file }) => path.join(folder, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(STYLE)])
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
