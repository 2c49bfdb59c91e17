// Draws the posters and other pictures of the design system into packages/ui/src/art/pictures.
// Usage: node apps/web/scripts/draw-pictures.ts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPictures } from './pictures/pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../../packages/ui/src/art/pictures');
const pictures = drawPictures(readFileSync(path.join(folder, 'map-mini.svg'), 'utf8'));
for (const [name, svg] of Object.entries(pictures)) writeFileSync(path.join(folder, name), svg);
