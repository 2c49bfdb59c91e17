/**
 * `npm run words`: writes the messages of the code into the files of translators (`locales/<language>/<area>.po`) and prints how many
 * have no translation. Translations of messages that are gone stay at the end of a file, as comments.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
execFileSync('node_modules/.bin/lingui', ['extract'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Entries without a translation; the first one is the head of the file. */
const missingIn = (file: string): number =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n\n')
    .slice(1)
    .filter((entry) => !entry.includes('#~') && /msgstr ""\s*$/.test(entry)).length;

const counts = new Map<string, number>();
for (const file of globSync('locales/*_*/*.po', { cwd: root })) {
  const language = file.split(path.sep)[1] ?? '';
  counts.set(language, (counts.get(language) ?? 0) + missingIn(file));
}
for (const [language, missing] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${language}  ${missing === 0 ? 'complete' : `${missing} without a translation`}`);
