import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
};

const root = path.resolve(import.meta.dirname, '../../..');

/** The barrel of icons imports all of them, its importers a few each: it says nothing about what a page needs. */
const isIcon = (id: string): boolean => /\/lucide-react\/.*\/(?:icons\/|lucide-react\.)/.test(id);
/** The names in an import from that barrel. */
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

const READING = ['apps/web/src/pages/terms/terms-page.tsx', 'apps/web/src/pages/faq/faq-page.tsx'];

/**
 * Few files instead of many small ones, since each costs a phone a turn on the network: what the app needs on every page
 * is one file, and so is what the welcome page, dialogs, the pages for reading and those of a player share with any other
 * page. What only one page needs stays with it, and what main.tsx needs to begin with stays there.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    group('index', 10, { of: ['apps/web/src/main.tsx'] }),
    group('app', 9, { of: ['apps/web/src/app/start.tsx'] }),
    // Notifications are for every page.
    group('pieces', 8, {
      of: ['apps/web/src/pages/welcome/welcome-page.tsx', 'packages/ui/src/feedback/toaster.tsx'],
      minShareCount: 2,
      icons: ['apps/web/src/pages/welcome/welcome-page.tsx'],
    }),
    // What a call to the server needs. The welcome page fetches it after its first paint.
    group('calls', 7, {
      of: [
        'packages/ui/src/net/http-client.ts',
        'features/accounts/joining-calls.ts',
        'packages/protocol/src/http/activity.ts',
        'packages/ui/src/net/use-act.ts',
      ],
    }),
    // Every page but the welcome page, which a visitor opens first.
    group('router', 6, { of: ['apps/web/src/app/router.tsx', 'packages/web/src/links/page-button.tsx'] }),
    // In the menu of every page of a player, and on the welcome page after its first paint.
    group('select', 5, {
      of: ['packages/ui/src/controls/select.tsx'],
      icons: ['packages/ui/src/controls/select.tsx'],
    }),
    group('language', 4, {
      of: [
        'features/accounts/screen/language/language-select.tsx',
        'features/accounts/screen/language/offer-layer.tsx',
      ],
      icons: ['features/accounts/screen/language/language-select.tsx'],
    }),
    // Not on the first page, but on those for reading as on those of a player.
    group('dialogs', 3, {
      of: ['packages/ui/src/surfaces/modal.tsx', 'packages/ui/src/feedback/loading.tsx'],
      icons: ['packages/ui/src/surfaces/modal.tsx', 'packages/ui/src/feedback/toaster.tsx', ...READING],
    }),
    // Without it the page of a daily game would load what pages for reading share.
    group('disclosure', 2, { of: ['packages/ui/src/surfaces/disclosure.tsx'] }),
    group('reading', 1, { of: READING, minShareCount: 2 }),
    group('player', 0, {
      of: ['apps/web/src/app/signed-in-frame.tsx', 'apps/web/src/pages/home/home-page.tsx'],
      minShareCount: 2,
      icons: 'all',
    }),
  ],
};

interface Content {
  /** These modules and everything that they load together with themselves. */
  readonly of: readonly string[];
  /** Takes the icons too that these modules load, or all that are left. */
  readonly icons?: readonly string[] | 'all';
  /** Only what so many pages load. */
  readonly minShareCount?: number;
}

/** One file; of what several would take, the one of the highest priority gets it. */
function group(
  name: string,
  priority: number,
  { of, icons = [], minShareCount = 1 }: Content,
): Rolldown.CodeSplittingGroup {
  let members: ReadonlySet<string> | undefined;
  let ownIcons: ReadonlySet<string> | undefined;
  const isMember = (id: string, graph: Graph): boolean => {
    members ??= closure(of, graph);
    if (!isIcon(id)) return members.has(id);
    if (icons === 'all') return true;
    ownIcons ??= iconsOf(closure(icons, graph), graph);
    return ownIcons.has(path.basename(id, '.mjs'));
  };
  return {
    name: (id, graph) => (isMember(id, graph) ? name : null),
    debugName: name,
    priority,
    minShareCount,
  };
}

function closure(roots: readonly string[], graph: Graph): Set<string> {
  const members = new Set(roots.map((file) => path.join(root, file)));
  // A set also hands out what is added to it on the way.
  for (const id of members)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isIcon(imported)) members.add(imported);
  return members;
}

/** Names of the files of icons that modules import: `trash-2` for `Trash2`. */
function iconsOf(modules: ReadonlySet<string>, graph: Graph): Set<string> {
  const imports = [...modules].flatMap((id) => [
    ...(graph.getModuleInfo(id)?.code ?? '').matchAll(ICON_IMPORT),
  ]);
  const names = imports.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  return new Set(names.map((name) => name.replaceAll(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase()));
}
