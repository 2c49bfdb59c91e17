import { tagOf } from '@hub/protocol/languages';
import { words } from './words.ts';

const kept = new Map<string, unknown>();

/** Returns what was made for the language of the pages before, or makes it: formatters of `Intl` take long to make. */
export function keptForLanguage<T>(name: string, make: (tag: string) => T): T {
  const tag = tagOf(words.language());
  const key = `${name} ${tag}`;
  if (!kept.has(key)) kept.set(key, make(tag));
  return kept.get(key) as T;
}
