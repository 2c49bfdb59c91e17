import type { WaitingEntry } from '../waiting/calls.ts';
import { allOf } from './filled.ts';

/** How an entry of what waits is shown: its sentence, the word of its button, and where that leads. */
export interface EntryWords {
  /** The same entry has the same key; one that has something new to say has another. */
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Code of the league that the button joins where it stands. */
  readonly leagueCode?: string;
  /** Another person has just done it, so that it is told at once. */
  readonly isFromOthers: boolean;
}

/** Undefined for entries of others, and for one about a game that this build does not have. */
export type WordsOf = (entry: WaitingEntry) => EntryWords | undefined;

const all = allOf(
  import.meta.glob<WordsOf>('../*/screen/places/entry-words.ts', { eager: true, import: 'wordsOf' }),
);

/** The words of an entry that a feature brings. */
export const wordsOfFeature: WordsOf = (entry) =>
  all.reduce<EntryWords | undefined>((found, wordsOf) => found ?? wordsOf(entry), undefined);
