import { isolated } from '@hub/ui/text/isolated.ts';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import type { WordsOf } from '../../../places/entry-words.ts';

export const wordsOf: WordsOf = (entry) => {
  if (entry.kind !== 'duel') return undefined;
  const href = paths.leagueDuel({ id: entry.league });
  const text = t`The duel of ${{ league: isolated(entry.name) }} closes today.`;
  const key = ['duel', entry.league, entry.day].join('/');
  return { key, text, action: t`Play`, href, isFromOthers: false };
};
