// Writes sheets of ten sigils without names, each with a list of twenty names, and the key.
// Usage: node art/quiz.ts <folder> [seed] [champion id ...]; the answers are kept in docs/sigils.md.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { champions } from '@hub/catalog/champions';
import { sigils } from '@hub/catalog/sigils';
import sharp from 'sharp';
import { drawSigil } from './compose.ts';

const [, , folder = 'quiz', seed = '1', ...only] = process.argv;
const [SHEET, NAMES, SIZE, GAP] = [10, 20, 220, 12];

const rank = (id: string, salt: string): string =>
  createHash('sha256').update(`${seed} ${salt} ${id}`).digest('hex');
const shuffled = <T extends { readonly id: string }>(list: readonly T[], salt: string): readonly T[] =>
  list.toSorted((a, b) => rank(a.id, salt).localeCompare(rank(b.id, salt)));
const nameOf = ({ id }: { readonly id: string }): string =>
  champions.find((champion) => champion.id === id)?.name ?? id;

mkdirSync(folder, { recursive: true });
const asked = shuffled(
  sigils.filter(({ id }) => only.length === 0 || only.includes(id)),
  'order',
);
const [names, key]: [string[], string[]] = [[], []];
for (let first = 0; first < asked.length; first += SHEET) {
  const shown = asked.slice(first, first + SHEET);
  const sheet = first / SHEET + 1;
  const others = shuffled(sigils, `others ${sheet}`).filter((sigil) => !shown.includes(sigil));
  const list = shuffled([...shown, ...others.slice(0, NAMES - shown.length)], `names ${sheet}`);
  names.push(`${sheet}: ${list.map(nameOf).join(', ')}`);
  key.push(`${sheet}: ${shown.map(nameOf).join(', ')}`);
  const tiles = shown.map(async (sigil, index) => ({
    input: await sharp(Buffer.from(drawSigil(sigil)), { density: 300 })
      .resize(SIZE, SIZE)
      .png()
      .toBuffer(),
    left: (index % 5) * (SIZE + GAP),
    top: Math.floor(index / 5) * (SIZE + GAP),
  }));
  await sharp({
    create: { width: 5 * (SIZE + GAP), height: 2 * (SIZE + GAP), channels: 3, background: '#0a0e17' },
  })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(path.join(folder, `sheet-${sheet}.png`));
}
writeFileSync(path.join(folder, 'names.txt'), `${names.join('\n')}\n`);
writeFileSync(path.join(folder, 'key.txt'), `${key.join('\n')}\n`);
