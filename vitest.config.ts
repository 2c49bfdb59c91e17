import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The name under which workspace packages offer their sources, so that tests need no build. */
const SOURCE = '@hub/source';

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
        resolve: { conditions: [SOURCE, ...defaultServerConditions] },
        test: {
          name: 'node',
          environment: 'node',
          // No test leaves anything behind in a module, so that files may share a worker: a third faster.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: [SOURCE, ...defaultClientConditions] },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A page of its own for every file, without a worker of its own: twice as fast.
          pool: 'vmThreads',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
});
