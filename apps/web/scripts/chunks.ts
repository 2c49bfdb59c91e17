import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const source = path.resolve(import.meta.dirname, '../src');

/** The barrel of icons imports all of them, its importers a few each: it says nothing about what a page needs. */
const isIcon = (id: string): boolean => /\/lucide-react\/.*\/(?:icons\/|lucide-react\.)/.test(id);

/**
 * Few files instead of many small ones, since each costs a phone a turn on the network: what the app needs on every page
 * is one file, and so is what the welcome page, the pages for reading and those of a player share with any other page.
 * What only one page needs stays with it, and what main.tsx needs to begin with stays there.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    group('index', 5, { of: ['main.tsx'] }),
    group('app', 4, { of: ['app/start.tsx'] }),
    // Dialogs, notifications and the smallest controls are for every page.
    group('pieces', 3, {
      of: [
        'pages/welcome/welcome-page.tsx',
        'ui/surfaces/modal.tsx',
        'ui/feedback/toaster.tsx',
        'ui/controls/select.tsx',
        'ui/controls/link-button.tsx',
      ],
      minShareCount: 2,
      withIcons: true,
    }),
    group('reading', 2, { of: ['pages/terms/terms-page.tsx', 'pages/faq/faq-page.tsx'], minShareCount: 2 }),
    group('player', 1, { of: ['app/signed-in-frame.tsx', 'pages/home/home-page.tsx'], minShareCount: 2 }),
  ],
};

interface Content {
  /** These modules and everything that they load together with themselves. */
  readonly of: readonly string[];
  /** Left out, with everything that they load. */
  readonly without?: readonly string[];
  /** Takes the icons too that so many pages load. */
  readonly withIcons?: boolean;
  /** Only what so many pages load. */
  readonly minShareCount?: number;
}

/** One file; of what several would take, the one of the highest priority gets it. */
function group(
  name: string,
  priority: number,
  { of, without = [], withIcons = false, minShareCount = 1 }: Content,
): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  const isMember = (id: string, graph: Graph): boolean => {
    members ??= closure(of, graph, closure(without, graph));
    return members.has(id) || (withIcons && isIcon(id));
  };
  return {
    name: (id, graph) => (isMember(id, graph) ? name : null),
    debugName: name,
    priority,
    minShareCount,
  };
}

function closure(
  roots: readonly string[],
  graph: Graph,
  without: ReadonlySet<string> = new Set(),
): Set<string> {
  const members = new Set(roots.map((root) => path.join(source, root)));
  // A set also hands out what is added to it on the way.
  for (const id of members)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isIcon(imported) && !without.has(imported)) members.add(imported);
  return members;
}
