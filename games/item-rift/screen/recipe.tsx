import type { Picture } from '@hub/ui/daily/guess-search.tsx';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemRiftState } from '../game.ts';
import styles from './recipe.module.css';

/** The components of the answer as pictures; undefined without any, or if one of them cannot be guessed. */
export function recipeOf({ answer, candidates, guesses }: ItemRiftState, picture: Picture): ReactNode {
  const names = guesses.find(({ id }) => id === answer?.id)?.buildsFrom.value ?? [];
  const parts = candidates.filter(({ name }) => names.includes(name));
  if (parts.length === 0 || parts.length < names.length) return undefined;
  return (
    <div className={styles['recipe']}>
      <span className="sr">{t`Builds from`}</span>
      {parts.map(({ id, name }, at) => (
        <span key={id} className={styles['part']}>
          {at > 0 && <Plus />}
          <span>{picture(id)}</span>
          {name}
        </span>
      ))}
    </div>
  );
}
