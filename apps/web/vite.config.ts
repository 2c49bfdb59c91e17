import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { pageHead } from './scripts/page-head.ts';
import { precompress } from './scripts/precompress.ts';
import { prerender } from './scripts/prerender.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { unusedParts } from './scripts/unused-parts.ts';

const ROUTER = path.dirname(createRequire(import.meta.url).resolve('react-router'));
const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), unusedParts(), pageHead(), prerender(), precompress()],
  resolve: {
    // Its package names only the build with the warnings for development.
    alias: [{ find: /^react-router$/, replacement: path.resolve(ROUTER, '../production/index.mjs') }],
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    // No data: addresses and no inline script: the content security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file belongs to which page, for the page weight bench.
    manifest: true,
    rolldownOptions: {
      // The second page is what the identity provider leads its window back to.
      input: ['index.html', 'sign-in/callback.html'],
      output: { codeSplitting: chunks },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
});
