import { createHash } from 'node:crypto';
import type { Champion } from '../src/champion-schema.ts';
import type { EmojiSet } from '../src/emoji-sets.ts';

/** The mark of a review. It depends on the emoji and their order, so that a changed set needs a new review. */
export const reviewMarkOf = ({ id, emoji }: Pick<EmojiSet, 'id' | 'emoji'>): string =>
  createHash('sha256')
    .update([id, ...emoji].join(' '))
    .digest('hex')
    .slice(0, 8);

/** The table as stored: one set a line. */
export const tableOf = (sets: readonly EmojiSet[]): string =>
  `[\n${sets.map((set) => JSON.stringify(set)).join(',\n')}\n]\n`;

/** A page with all sets for a reviewer; sets that nobody has reviewed in this form come first. */
export function reviewPage(sets: readonly EmojiSet[], champions: readonly Champion[]): string {
  const open = sets.filter((set) => set.reviewed !== reviewMarkOf(set));
  const done = sets.filter((set) => !open.includes(set));
  const row = ({ id, emoji }: EmojiSet) => {
    const { name = id, title = '', region = '' } = champions.find((champion) => champion.id === id) ?? {};
    const cells = emoji.map((one) => `<td>${one}</td>`).join('');
    return `<tr>${cells}<th>${escaped(name)}</th><td class="title">${escaped(title)} · ${escaped(region)}</td></tr>`;
  };
  const part = (heading: string, rows: readonly EmojiSet[]) =>
    `<h2>${heading}: ${rows.length}</h2><table>${rows.map(row).join('\n')}</table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emoji sets</title>
<style>
body { font: 16px sans-serif; columns: 2 640px; }
h2 { column-span: all; }
table { width: 100%; border-collapse: collapse; }
td { font-size: 28px; padding: 2px 6px; }
th { text-align: left; }
.title { font-size: 13px; }
</style>
${part('To review', open)}
${part('Reviewed', done)}
</html>
`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
