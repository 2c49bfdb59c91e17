import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1];

const source = path.resolve(import.meta.dirname, '../src');

/**
 * Few files instead of many small ones, since every request costs a phone a round trip. What the app itself needs is one
 * file; what welcome and another page need, and what several pages of a player need, one more each. Everything that only
 * one page needs stays with it.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    group('app', 'app/start.tsx', 3),
    { ...group('pieces', 'pages/welcome/welcome-page.tsx', 2), minShareCount: 2 },
    { ...group('player', 'app/signed-in-frame.tsx', 1), minShareCount: 2 },
  ],
};

/** Everything that a module loads together with itself. */
function group(name: string, root: string, priority: number): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  return {
    name: (module, context) => {
      members ??= closure(path.join(source, root), context);
      return members.has(module) ? name : null;
    },
    priority,
  };
}

function closure(root: string, context: Context): ReadonlySet<string> {
  const members = new Set([root]);
  for (const module of members)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) members.add(imported);
  return members;
}
