import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { contractTexts } from './scripts/contract-texts.ts';
import { inLayer, strictStyles } from './scripts/in-layer.ts';
import { lineHeights } from './scripts/line-heights.ts';
import { pageHead } from './scripts/page-head.ts';
import { placeNames } from './scripts/place-names.ts';
import { precompress } from './scripts/precompress.ts';
import { prerender } from './scripts/prerender.ts';
import { pxToRem } from './scripts/px-to-rem.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { notedModules, shippedModules } from './scripts/shipped-modules.ts';
import { assetFileNames, sigils } from './scripts/sigils.ts';
import { catalogues, wordMacros } from './scripts/words.ts';

/** What every page begins with; in the list of every other file their names would make the entry longer. */
const FIRST_CHUNKS: ReadonlySet<string | undefined> = new Set(['app', 'calls', 'pieces', 'rolldown-runtime']);
/** The chunks that fetch them. */
const BEGINNINGS: ReadonlySet<string | undefined> = new Set(['app', 'router', 'welcome-page']);
const furtherFiles = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' || BEGINNINGS.has(chunkOf.get(file))
    ? needed
    : needed.filter((name) => !FIRST_CHUNKS.has(chunkOf.get(name)));

/** Names of the chunks by file. */
const chunkOf = new Map<string, string>();
const namedChunks = (): Plugin => ({
  name: 'hub:named-chunks',
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') chunkOf.set(file.fileName, file.name);
    },
  },
});

/** A content blocker blocks files by words in their names, such as `share` or `feedback`. */
const scriptNames = {
  hashCharacters: 'base36',
  // The entry lists the files of every page, and no name of them compresses.
  chunkFileNames: 'assets/[hash:7].js',
  entryFileNames: 'assets/[hash:7].js',
} as const;

/** Builds pages with React for production, whatever the environment of a host or of a test runner says. */
const forProduction = (): Plugin => ({
  name: 'hub:for-production',
  apply: 'build',
  config() {
    process.env['NODE_ENV'] = 'production';
  },
});

export default defineConfig({
  plugins: [
    forProduction(),
    namedChunks(),
    strictStyles(),
    contractTexts(),
    wordMacros(),
    catalogues(),
    react({ jsxImportSource: '@hub/ui' }),
    placeNames(),
    pageHead(),
    prerender(),
    sigils(),
    notedModules(),
    shippedModules(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [inLayer, pxToRem, lineHeights] } },
  worker: { format: 'es', plugins: () => [notedModules()], rolldownOptions: { output: scriptNames } },
  build: {
    target: 'es2022',
    // The oldest browsers in which a hub is played (README); with older ones, styles carry prefixes and substitutes of theirs.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2', 'ios17.2'],
    // No data: addresses and no inline script: the content security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: furtherFiles },
    // Which file belongs to which page, for the page weight bench.
    manifest: true,
    rolldownOptions: {
      // The second page is what the identity provider leads its window back to.
      input: ['index.html', 'sign-in/callback.html'],
      output: {
        codeSplitting: chunks,
        assetFileNames,
        ...scriptNames,
      },
    },
  },
});
