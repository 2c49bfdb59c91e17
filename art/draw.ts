// Draws the sigils, the items and the landscapes into packages/ui/src/art. Usage: node art/draw.ts
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawings, folder } from './drawings.ts';

for (const name of ['sigils', 'items', 'landscapes']) {
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const file of readdirSync(path.join(folder, name))) rmSync(path.join(folder, name, file));
}
for (const [file, svg] of drawings()) writeFileSync(path.join(folder, file), svg);
