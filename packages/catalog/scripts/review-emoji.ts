/**
 * Writes a page with the emoji sets of all champions for a reviewer, and marks reviewed sets.
 * Run: npm run review-emoji -w @hub/catalog -- <page to write>
 *      npm run review-emoji -w @hub/catalog -- --accept <champion id> …   (or: --accept all)
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { champions } from '../src/champions.ts';
import { emojiSets } from '../src/emoji-sets.ts';
import { reviewMarkOf, reviewPage, tableOf } from './emoji-review.ts';

const [first, ...ids] = process.argv.slice(2);
if (first === undefined)
  throw new Error('Usage: review-emoji <page> | --accept <champion id> … | --accept all');

if (first === '--accept') {
  const unknown = ids.filter((id) => id !== 'all' && !emojiSets.some((set) => set.id === id));
  if (unknown.length > 0) throw new Error(`no emoji set for ${unknown.join(', ')}`);
  const accepted = emojiSets.map((set) =>
    ids.includes('all') || ids.includes(set.id) ? { ...set, reviewed: reviewMarkOf(set) } : set,
  );
  writeFileSync(path.resolve(import.meta.dirname, '../data/emoji-sets.json'), tableOf(accepted));
} else {
  writeFileSync(first, reviewPage(emojiSets, champions));
}
