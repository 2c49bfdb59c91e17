import type { Plugin } from 'vite';

/** Lists the modules of all chunks in `.vite/modules.json`, for the notice of licences. */
export const shippedModules = (): Plugin => ({
  name: 'hub:shipped-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify([...new Set(modules)]),
    });
  },
});
