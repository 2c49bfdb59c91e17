import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Shipped, shippedPackages } from './shipped-packages.ts';

/** Where the pages read it. */
export const NOTICE = path.resolve(import.meta.dirname, '../../apps/web/dist/licences.txt');

const LINE = '-'.repeat(78);

/** The notice of everything of others: a list, and each licence text once with the names of those that it holds for. */
export function noticeOf(shipped: readonly Shipped[]): string {
  const list = shipped.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const texts = new Map<string, string[]>();
  for (const { name, text } of shipped) texts.set(text, [...(texts.get(text) ?? []), name]);
  const parts = Array.from(texts, ([text, names]) => `${LINE}\n${names.join(', ')}\n\n${text}`);
  return `Riftlight contains work of others. What it contains, and under which licences:

${list.join('\n')}

${parts.join('\n\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  const notice = noticeOf(shippedPackages());
  writeFileSync(NOTICE, notice);
  writeFileSync(`${NOTICE}.br`, await promisify(brotliCompress)(notice));
  writeFileSync(`${NOTICE}.gz`, await promisify(gzip)(notice));
}
