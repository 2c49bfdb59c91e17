// Draws the pictures of link previews into apps/web/public/previews: one for the hub and one for each game.
// Usage: node apps/web/scripts/draw-previews.ts [<id of a game>]
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { PRODUCT_NAME } from '../../../packages/protocol/src/product.ts';
import type { GameScreen } from '../../../packages/ui/src/screens/screen.ts';
import { chromiumArgs, chromiumPath } from '../../../tools/chromium.ts';

/** What networks show of a link, in pixels. */
const SIZE = { width: 1_200, height: 630 };
const JPEG_QUALITY = 86;
const HUB_LINE = 'Champion-themed mini-games. Free in your browser, no download.';

const root = path.resolve(import.meta.dirname, '..');
/** The registry of games, which lies outside of the app. */
const games = path.resolve(root, '../../packages/web/src/games.ts');
const pictures = path.resolve(root, '../../packages/ui/src/art/pictures');
const target = path.join(root, 'public/previews');
const resolve = createRequire(path.join(root, 'package.json')).resolve;

const dataUrl = (type: string, file: string): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;
const picture = (file: string): string => dataUrl('image/svg+xml', path.join(pictures, path.basename(file)));
const font = (family: string, weight: string, file: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("${dataUrl('font/woff2', resolve(file))}")}`;

const STYLE = `
  ${font('Grenze', '700', '@fontsource/grenze/files/grenze-latin-700-normal.woff2')}
  ${font('Hanken', '100 900', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #06090f; color: #f6f1e4; }
  .back { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; opacity: .3; }
  .shade { position: absolute; inset: 0; background: linear-gradient(90deg, #06090fe6 30%, #06090f55); }
  .frame { position: absolute; inset: 22px; border-radius: 46px 14px; corner-shape: bevel; padding: 3px;
    background: linear-gradient(115deg, #31dbc3, #ffd479 52%, #a284ff);
    mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0); }
  .text { position: absolute; inset: 0 0 0 84px; display: flex; flex-direction: column; justify-content: center; }
  h1 { font: 700 112px/0.98 Grenze; }
  hr { width: 200px; height: 5px; margin: 30px 0 28px; border: 0;
    background: linear-gradient(90deg, #31dbc3, #ffd479 52%, #a284ff); }
  p { color: #c3cad9; font: 500 37px/1.3 Hanken; }
  .hub { display: flex; gap: 16px; align-items: center; margin-top: 44px; color: #f2b84b; font: 700 36px/1 Grenze; }
  .hub svg { width: 52px; height: 52px; }
  .poster { position: absolute; top: 70px; right: 84px; width: 392px; height: 490px; border-radius: 44px 14px;
    corner-shape: bevel; overflow: hidden; border: 2px solid #62779b; object-fit: cover; }
  .fan .poster { width: 264px; height: 330px; top: 152px; border-radius: 30px 10px; }
  .fan .poster:nth-of-type(1) { right: 322px; transform: rotate(-7deg); }
  .fan .poster:nth-of-type(2) { right: 196px; transform: translateY(-22px); }
  .fan .poster:nth-of-type(3) { right: 70px; transform: rotate(7deg); }
`;

interface Preview {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly backdrop: string;
  readonly posters: readonly string[];
}

const logo = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8');
const pageOf = ({
  title,
  line,
  backdrop,
  posters,
}: Preview): string => `<!doctype html><style>${STYLE}</style>
  <img class="back" src="${picture(backdrop)}"><div class="shade"></div><div class="frame"></div>
  <div class="text" style="width: ${posters.length > 1 ? 470 : 610}px"><h1>${title}</h1><hr><p>${line}</p>
  ${title === PRODUCT_NAME ? '' : `<div class="hub">${logo}${PRODUCT_NAME}</div>`}</div>
  <div class="${posters.length > 1 ? 'fan' : ''}">${posters.map((src) => `<img class="poster" src="${picture(src)}">`).join('')}</div>`;

async function gameScreens(): Promise<readonly GameScreen[]> {
  const server = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const { screens } = (await server.ssrLoadModule(games)) as { screens: readonly GameScreen[] };
  await server.close();
  return screens;
}

const [only] = process.argv.slice(2);
const screens = await gameScreens();
const previews: readonly Preview[] = [
  {
    name: 'hub',
    title: PRODUCT_NAME,
    line: HUB_LINE,
    backdrop: 'scene-vista.svg',
    posters: screens.slice(0, 3).map(({ scene }) => scene),
  },
  ...screens.map(({ game, line, scene }) => ({
    name: game.id,
    title: game.names.title,
    line,
    backdrop: scene,
    posters: [scene],
  })),
];
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
const page = await browser.newPage({ viewport: SIZE });
for (const preview of previews.filter(({ name }) => only === undefined || name === only)) {
  await page.setContent(pageOf(preview), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(target, `${preview.name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY });
}
await browser.close();
