import { classNames } from '@hub/ui/class-names.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { useLoaded } from '@hub/ui/screens/use-loaded.ts';
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { ClashState } from '../game.ts';
import { SpellKindLine } from './spell-kind-line.tsx';
import type { FetchSpellText } from './spell-text.ts';
import styles from './spell-title.module.css';

interface Props {
  readonly state: ClashState;
  /** True while the reel turns: the space stays reserved. */
  readonly isHidden: boolean;
  readonly portraitSrc: (image: string) => string | undefined;
  readonly fetchSpellText: FetchSpellText | undefined;
}

/** Champion, name and description of the spell, and the question. */
export function SpellTitle({ state, isHidden, portraitSrc, fetchSpellText }: Props) {
  const { targetChampion, targetSpell } = state;
  const text = useSpellText(targetChampion.id, targetSpell.id, fetchSpellText);
  return (
    <div className={styles['title']}>
      {isHidden && <p className={styles['reel']}>{t`The reel is turning...`}</p>}
      <div aria-hidden={isHidden || undefined} className={classNames(isHidden && styles['hidden'])}>
        <ChampionName state={state} portraitSrc={portraitSrc} />
        <SpellName spell={targetSpell} />
        {text === undefined ? <SpellKindLine state={state} /> : <p className={styles['text']}>{text}</p>}
        <p className={styles['ask']}>{t`Guess the cooldown in seconds, at rank 1.`}</p>
      </div>
    </div>
  );
}

/** The key that casts a spell, and its name. */
export function SpellName({ spell }: { readonly spell: ClashState['targetSpell'] }) {
  return (
    <h2 className={styles['name']}>
      <span className={styles['key']}>{spell.key}</span>
      {spell.name}
    </h2>
  );
}

/** The champion's emblem and name, as a small line above the spell's name. */
export function ChampionName({
  state: { targetChampion },
  portraitSrc,
}: Pick<Props, 'state' | 'portraitSrc'>) {
  return (
    <p className={styles['champion']}>
      <ChampionPicture id={targetChampion.id} src={portraitSrc(targetChampion.image.full)} size={44} eager />
      {ownChampionName(targetChampion.name)}
    </p>
  );
}

function useSpellText(
  championId: string,
  spellId: string,
  fetchSpellText: FetchSpellText | undefined,
): string | undefined {
  const load = useCallback(
    async (signal: AbortSignal) => fetchSpellText?.(championId, spellId, signal),
    [championId, spellId, fetchSpellText],
  );
  return useLoaded(load);
}
