// Writes a page that shows every sigil and item at 32, 64 and 400 px, its outline, and the landscapes.
// Usage: node art/review.ts <file.html>
import { writeFileSync } from 'node:fs';
import { champions } from '@hub/catalog/champions';
import { type ItemEmblem, itemEmblems } from '@hub/catalog/item-emblems';
import { items } from '@hub/catalog/items';
import { type Sigil, sigils } from '@hub/catalog/sigils';
import { drawStencil } from './compose.ts';
import { drawings } from './drawings.ts';

const [, , file = 'sigils.html'] = process.argv;

const image = (svg: string, size: number): string =>
  `<img width="${size}" height="${size}" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;

interface Drawing {
  readonly id: string | number;
  readonly name: string;
  readonly svg: string;
  readonly stencil: string;
  readonly words: string;
}

const drawn = drawings();
const nameOf = (id: string | number): string =>
  [...champions, ...items].find((one) => one.id === id)?.name ?? String(id);

const drawingOf = (folder: string, of: Sigil | ItemEmblem, words: string): Drawing => ({
  id: of.id,
  name: nameOf(of.id),
  svg: drawn.get(`${folder}/${of.id}.svg`) ?? '',
  stencil: drawStencil(of),
  words: `${of.silhouette}, ${of.attribute}${words}`,
});

const figure = ({ id, name, svg, stencil, words }: Drawing): string =>
  `<figure><a href="#${id}">${image(svg, 64)}</a>${image(svg, 32)}${image(stencil, 32)}<figcaption><b>${name}</b> ${words}</figcaption></figure>`;

const large = ({ id, name, svg }: Drawing): string =>
  `<figure id="${id}">${image(svg, 400)}<figcaption>${name}</figcaption></figure>`;

const section = (title: string, list: readonly Drawing[]): string =>
  `<h2>${title}</h2><section class="all">${list.map(figure).join('')}</section><section class="large">${list.map(large).join('')}</section>`;

const ofChampions = sigils.map((sigil) => drawingOf('sigils', sigil, `; ${sigil.region}<br>${sigil.why}`));
const ofItems = itemEmblems.map((emblem) => drawingOf('items', emblem, ''));

const landscapes = [...drawn]
  .filter(([name]) => name.startsWith('landscapes/'))
  .map(([name, svg]) => `<figure>${svg}<figcaption>${name}</figcaption></figure>`);

writeFileSync(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sigils</title>
<style>body{background:#0a0e17;color:#c3cad9;font:13px system-ui;margin:24px}section{display:grid;gap:16px}
.all{grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}.large{grid-template-columns:repeat(auto-fill,400px)}
.wide{grid-template-columns:repeat(auto-fill,minmax(400px,1fr))}figure{margin:0}img{margin-right:8px}</style>
<h1>Sigils</h1>${section('Champions', ofChampions)}${section('Items', ofItems)}
<h2>Landscapes</h2><section class="wide">${landscapes.join('')}</section></html>
`,
);
