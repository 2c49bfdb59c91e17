import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Catalogue, CHAMPION_NAMES } from '@hub/ui/language/words.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  fileOf,
  type Language,
  languages,
  tagOf,
} from '../../../packages/protocol/src/languages.ts';
import type { PagePreview } from '../../../packages/protocol/src/page-previews.ts';
import type { Drawn, draw } from '../src/app/prerender.tsx';
import { firstStyles } from './first-styles.ts';
import { messagesOf, translatedLanguages } from './words.ts';

/** The name that the server knows; a value import would need the schema library here. */
const PREVIEWS_FILE = 'previews.json';
const ROOT = '<div id="root"></div>';
const APP = /\/src\/app\/start\.tsx$/;
/** The modules of each page whose styles its markup needs. */
const MODULES = {
  welcome: [APP, /\/src\/pages\/welcome\/(?:welcome-page|further|footer-language)\.tsx$/],
  home: [APP, /\/src\/app\/signed-in-frame\.tsx$/, /\/src\/pages\/home\/home-page\.tsx$/],
} as const;
type PageName = keyof typeof MODULES;
const PAGES: readonly PageName[] = ['welcome', 'home'];
/** Areas of words that each page has when the browser shows it. */
const AREAS = { welcome: ['welcome'], home: ['welcome', 'hub', 'contract', CHAMPION_NAMES] };

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/**
 * After a build, writes `welcome.html` and `home.html`, and the same in other languages: `index.html` with the markup of a page
 * and its first styles. The server sends them for the addresses of these pages, so that the browser can draw them before it
 * has the app. Also writes the previews of links, which the server inserts into the pages.
 */
export function prerender(): Plugin {
  let folder = '';
  let root = '';
  let bundle: Bundle = {};
  return {
    name: 'hub:prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    writeBundle(_, written) {
      bundle = written;
    },
    async closeBundle(failure) {
      if (failure !== undefined) return;
      const html = await readFile(path.join(folder, 'index.html'), 'utf8');
      if (!html.includes(ROOT)) throw new Error('index.html has no empty root element');
      const { homeCss, drawn } = await render(root);
      for (const [language, { previews }] of drawn)
        await writeFile(
          path.join(folder, fileOf(PREVIEWS_FILE, language)),
          JSON.stringify(previews.map((preview) => withPicture(preview, root))),
        );
      for (const page of PAGES) {
        const isInline = page === 'welcome';
        const files = stylesOf(bundle, MODULES[page]);
        const sheets = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
        const css = sheets.join('\n');
        const moved: string[] = [];
        const pages = await Promise.all(
          [...drawn].map(async ([language, { texts, ...all }]) => {
            const { preloads, markup } = splitMarkup(all[page], moved);
            return {
              language,
              html: inLanguage(laterScripts(html, page), language, texts),
              preloads: isInline ? '' : preloads,
              markup: isInline ? await withFirstPicture(markup, folder) : withoutIconNames(markup, css),
            };
          }),
        );
        // The same in all languages: the server sends the hash of every style with every page.
        const styles = firstStyles(
          [css, movedStyles(moved), page === 'home' ? homeCss : ''].join('\n'),
          [html, ...pages.map(({ markup }) => markup)].join(''),
        );
        for (const { language, html: frame, preloads, markup } of pages) {
          // The whole sheets come with the scripts: before the first paint they would only take the network from it.
          const text = frame
            .replace('</head>', () => `<style>${styles}</style>${preloads}</head>`)
            .replace(ROOT, () => ROOT.replace('><', () => `>${markup}<`));
          await writeFile(path.join(folder, fileOf(`${page}.html`, language)), text);
        }
      }
    },
  };
}

/** The page in a language. English stays as `index.html` has it. */
function inLanguage(html: string, language: Language, texts: Readonly<Record<string, string>>): string {
  if (language === DEFAULT_LANGUAGE) return html;
  let translated = html.replace(
    '<html lang="en">',
    `<html lang="${tagOf(language)}" dir="${directionOf(language)}">`,
  );
  for (const [english, text] of Object.entries(texts)) {
    if (!html.includes(english)) throw new Error(`index.html does not say: ${english}`);
    translated = translated.replace(english, () =>
      text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    );
  }
  return translated;
}

/**
 * Leaves only the entry, which fetches the other scripts once the page is shown. It lets styles and pictures go first on
 * the welcome page; home is shown by it.
 */
const laterScripts = (html: string, page: PageName): string => {
  const late = html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  return page === 'home'
    ? late
    : late.replace('<script type="module"', '<script type="module" fetchpriority="low"');
};

/** Files with the styles of these modules, in the order in which they hold. */
function stylesOf(bundle: Bundle, modules: readonly RegExp[]): readonly string[] {
  const files = new Set<string>();
  // Imported files first: the styles of a page refine those that it imports.
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    chunk.imports.forEach(add);
    files.add(file);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const root of modules)
    for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => root.test(id))) add(fileName);
  const styles = chunks
    .filter(({ fileName }) => files.has(fileName))
    .toSorted((a, b) => [...files].indexOf(a.fileName) - [...files].indexOf(b.fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)];
}

/**
 * Moves style attributes, which the content security policy forbids in markup, to `styles`, and the preloads of pictures
 * out of the markup. React keeps the styles of elements that it hydrates, so the sheet stays in force.
 */
function splitMarkup(html: string, styles: string[]): { markup: string; preloads: string } {
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  // In a page the parser knows what is a drawing.
  const page = html.slice(preloads.length).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const markup = page.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (style.includes('&')) throw new Error(`A style of the markup cannot be moved: ${style}`);
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  return { markup, preloads };
}

/** Icons have their names as classes, of which few rules use one. For markup that the app replaces and does not hydrate. */
const withoutIconNames = (markup: string, css: string): string =>
  markup.replaceAll(/(?<=class="[^"]*)\blucide[\w-]*\s?/g, (name) =>
    css.includes(`.${name.trim()}`) ? name : '',
  );

/** In no layer and so as strong as a style attribute: the sheets that come later do not change it. */
const movedStyles = (styles: readonly string[]): string =>
  styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('\n');

/**
 * Puts the picture that is the largest first paint into the page: its request would wait behind the typefaces. Home has no
 * room for it in the first window of a connection.
 */
async function withFirstPicture(markup: string, folder: string): Promise<string> {
  const source = /(?<=<img src=")[^"]+\.svg(?="[^>]* fetchPriority="high")/.exec(markup)?.[0];
  if (source === undefined) throw new Error('The page has no first picture');
  const drawing = await readFile(path.join(folder, source), 'utf8');
  // Escapes only what an address forbids, which compresses better.
  const address = drawing.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent);
  return markup.replace(source, () => `data:image/svg+xml,${address}`);
}

/** A game whose picture is not drawn yet has that of the hub. */
const withPicture = (preview: PagePreview, root: string): PagePreview =>
  existsSync(path.join(root, 'public', preview.picture))
    ? preview
    : { ...preview, picture: '/previews/hub.jpg' };

interface Rendered {
  readonly homeCss: string;
  readonly drawn: ReadonlyMap<Language, Drawn>;
}

/** Builds the app for this process, in a folder that is removed afterwards, and renders the pages in every language. */
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
      draw: typeof draw;
      homeCss: string;
    };
    const translated = translatedLanguages();
    const drawn = new Map<Language, Drawn>();
    for (const language of languages)
      if (language === DEFAULT_LANGUAGE || translated.includes(language)) {
        const [ofWelcome, ofHome] = await Promise.all(
          PAGES.map((page) => messagesOf(language, AREAS[page]) as Promise<Catalogue>),
        );
        drawn.set(language, await code.draw(language, ofWelcome ?? {}, ofHome ?? {}));
      }
    return { homeCss: code.homeCss, drawn };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
