import type { Plugin } from 'vite';

/** A place is filled by what has its name; the build keeps a list without the names, which no page reads. */
export const placeNames = (): Plugin => ({
  name: 'hub:place-names',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: '**/features/places/*.ts' },
    handler: (code) => ({
      code: code.replaceAll(
        /(?:\/\* #__PURE__ \*\/ )?Object\.assign\(\{([^{}]*)\}\)/g,
        (_, parts: string) => `[${parts.replaceAll(/"[^"]*\/screen\/places\/[^"]*":/g, '')}]`,
      ),
      map: null,
    }),
  },
});
