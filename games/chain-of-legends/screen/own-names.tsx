import { foldName } from '@hub/catalog/name-matcher';
import { ownChampionName, withOwnName } from '@hub/ui/language/champion-names.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import styles from './own-names.module.css';
import { isOneEditApart, startsWith } from './suggestion.ts';

/** What players type in another language; the chain itself is played with the English names. Empty in English. */
export interface OwnNames {
  /** The English name of the champion with this name. */
  readonly englishOf: (text: string) => string | undefined;
  /** Whether a name begins so, of a champion whose English name begins with the letter. */
  readonly begin: (text: string, letter: string) => boolean;
  /** The shown name, of those with these English ones, that is one edit away from the text. */
  readonly suggest: (text: string, english: readonly string[]) => string | undefined;
}

/** In a shorter name one edit leaves too little: it would tell names that the player did not mean. */
const LEAST_SUGGESTED = 4;

export function ownNames(champions: readonly { readonly id: string; readonly name: string }[]): OwnNames {
  const own = champions.flatMap((champion) => {
    const { name: shown, spellings: [, ...others] = [] } = withOwnName<SpelledChampion>(champion);
    return shown === champion.name && others.length === 0
      ? []
      : [{ english: champion.name, shown, names: [shown, ...others] }];
  });
  const byName = new Map(
    own.flatMap(({ english, names }) => names.map((name) => [foldName(name), english] as const)),
  );
  return {
    englishOf: (text) => byName.get(foldName(text)),
    begin: (text, letter) =>
      own.some(
        ({ english, names }) => startsWith(english, letter) && names.some((name) => startsWith(name, text)),
      ),
    suggest(text, english) {
      const typed = foldName(text);
      if (typed.length < LEAST_SUGGESTED || byName.has(typed)) return undefined;
      return own.find(
        (champion) => english.includes(champion.english) && isOneEditApart(typed, foldName(champion.shown)),
      )?.shown;
    },
  };
}

interface SpelledChampion {
  readonly id: string;
  readonly name: string;
  readonly spellings?: readonly string[];
}

/** A champion's name in the language of the pages, with the English one, whose letters count, behind it. */
export function bothNames(english: string, typed = english): string {
  const own = ownChampionName(english);
  return own === english ? typed : `${own} (${isolated(english)})`;
}

/** The same below each other. */
export function BothNames({ english, className }: { readonly english: string; readonly className?: string }) {
  const own = ownChampionName(english);
  return (
    <span className={className} dir="auto">
      {own}
      {own !== english && <small className={styles['english']}>{english}</small>}
    </span>
  );
}
