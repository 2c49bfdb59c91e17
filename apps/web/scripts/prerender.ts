import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PagePreview } from '../../../packages/protocol/src/page-previews.ts';

/** The name that the server knows; a value import would need the schema library here. */
const PREVIEWS_FILE = 'previews.json';
const ROOT = '<div id="root"></div>';
const WELCOME = /\/src\/pages\/welcome\/welcome-page\.tsx$/;
const APP = /\/src\/app\/start\.tsx$/;

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * After a build, writes `welcome.html`: `index.html` with the markup of the welcome page, its styles and its scripts. The
 * server sends it for the address of the welcome page, so that the page is readable before any script has run. Also
 * writes the previews of links, which the server inserts into the pages.
 */
export function prerender(): Plugin {
  let folder = '';
  let root = '';
  let links: readonly string[] = [];
  return {
    name: 'hub:prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      links = linksOf(bundle);
    },
    async closeBundle() {
      const html = await readFile(path.join(folder, 'index.html'), 'utf8');
      if (!html.includes(ROOT)) throw new Error('index.html has no empty root element');
      const rendered = await render(root);
      await writeFile(
        path.join(folder, PREVIEWS_FILE),
        JSON.stringify(rendered.previews.map((preview) => withPicture(preview, root))),
      );
      const { markup, preloads, css } = splitMarkup(rendered.markup);
      const styles = `assets/welcome-markup-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      await writeFile(path.join(folder, styles), css);
      const head = [...links.filter((link) => !html.includes(addressIn(link))), sheet(styles), preloads];
      const page = html
        .replace('</head>', () => `${head.join('')}</head>`)
        .replace(ROOT, () => ROOT.replace('><', () => `>${markup}<`));
      await writeFile(path.join(folder, 'welcome.html'), page);
    },
  };
}

const sheet = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const addressIn = (link: string): string => /href="[^"]*"/.exec(link)?.[0] ?? link;

/** Links to the styles and scripts of the welcome page. The browser would find them only after running the entry. */
function linksOf(bundle: Bundle): readonly string[] {
  const files = new Set<string>();
  // Imported files first: the styles of a page refine those that it imports.
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    chunk.imports.forEach(add);
    files.add(file);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const root of [APP, WELCOME])
    for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => root.test(id))) add(fileName);
  const styles = chunks
    .filter(({ fileName }) => files.has(fileName))
    .toSorted((a, b) => [...files].indexOf(a.fileName) - [...files].indexOf(b.fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...[...new Set(styles)].map(sheet),
    ...[...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/**
 * Moves style attributes, which the content security policy forbids in markup, into a style sheet, and the preloads of
 * pictures into the head. React keeps the styles of elements that it hydrates, so the sheet stays in force.
 */
function splitMarkup(html: string): { markup: string; preloads: string; css: string } {
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  const styles: string[] = [];
  const markup = html.slice(preloads.length).replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (style.includes('&')) throw new Error(`A style of the welcome page cannot be moved: ${style}`);
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  return {
    markup,
    preloads,
    css: styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('\n'),
  };
}

/** A game whose picture is not drawn yet has that of the hub. */
const withPicture = (preview: PagePreview, root: string): PagePreview =>
  existsSync(path.join(root, 'public', preview.picture))
    ? preview
    : { ...preview, picture: '/previews/hub.jpg' };

interface Rendered {
  /** Of the welcome page. */
  readonly markup: string;
  readonly previews: readonly PagePreview[];
}

/** Builds the app for this process, in a folder that is removed afterwards, and renders the welcome page. */
async function render(root: string): Promise<Rendered> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'hub-prerender-'));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: {
          input: 'src/app/prerender.tsx',
          output: { codeSplitting: false, entryFileNames: 'prerender.mjs' },
        },
      },
      ssr: { noExternal: true },
    });
    const code = (await import(pathToFileURL(path.join(outDir, 'prerender.mjs')).href)) as {
      welcomeMarkup: () => Promise<string>;
      pagePreviews: () => readonly PagePreview[];
    };
    return { markup: await code.welcomeMarkup(), previews: code.pagePreviews() };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
