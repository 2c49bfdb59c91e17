// Writes a page that shows every sigil at 32, 64 and 400 px, its outline, and the landscapes.
// Usage: node art/review.ts <file.html>
import { writeFileSync } from 'node:fs';
import { champions } from '@hub/catalog/champions';
import { type Sigil, sigils } from '@hub/catalog/sigils';
import { drawSigil, drawStencil } from './compose.ts';
import { drawings } from './drawings.ts';

const [, , file = 'sigils.html'] = process.argv;

const image = (svg: string, size: number): string =>
  `<img width="${size}" height="${size}" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;

const nameOf = ({ id }: Sigil): string => champions.find((champion) => champion.id === id)?.name ?? id;

const figure = (sigil: Sigil): string => {
  const svg = drawSigil(sigil);
  const { region, silhouette, attribute, why } = sigil;
  return `<figure><a href="#${sigil.id}">${image(svg, 64)}</a>${image(svg, 32)}${image(drawStencil(sigil), 32)}<figcaption><b>${nameOf(sigil)}</b> ${region}: ${silhouette}, ${attribute}<br>${why}</figcaption></figure>`;
};

const large = (sigil: Sigil): string =>
  `<figure id="${sigil.id}">${image(drawSigil(sigil), 400)}<figcaption>${nameOf(sigil)}</figcaption></figure>`;

const landscapes = [...drawings()]
  .filter(([name]) => name.startsWith('landscapes/'))
  .map(([name, svg]) => `<figure>${svg}<figcaption>${name}</figcaption></figure>`);

writeFileSync(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sigils</title>
<style>body{background:#0a0e17;color:#c3cad9;font:13px system-ui;margin:24px}section{display:grid;gap:16px}
.all{grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}.large{grid-template-columns:repeat(auto-fill,400px)}
.wide{grid-template-columns:repeat(auto-fill,minmax(400px,1fr))}figure{margin:0}img{margin-right:8px}</style>
<h1>Sigils</h1><section class="all">${sigils.map(figure).join('')}</section>
<h2>At 400 px</h2><section class="large">${sigils.map(large).join('')}</section>
<h2>Landscapes</h2><section class="wide">${landscapes.join('')}</section></html>
`,
);
