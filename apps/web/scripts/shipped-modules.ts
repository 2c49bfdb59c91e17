import type { Plugin } from 'vite';

const modules = new Set<string>();

/** Notes the modules of all chunks; also a plugin of the workers, which are built before. */
export const notedModules = (): Plugin => ({
  name: 'hub:noted-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
  },
});

/** Lists them in `.vite/modules.json`, for the notice of licences. */
export const shippedModules = (): Plugin => ({
  name: 'hub:shipped-modules',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify([...modules]),
    });
  },
});
