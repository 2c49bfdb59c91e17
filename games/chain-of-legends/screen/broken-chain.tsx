import { Icon } from '@hub/ui/art/icon.tsx';
import { directionOf } from '@hub/ui/direction.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';
import { Unlink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChainState } from '../game.ts';
import styles from './broken-chain.module.css';
import { BothNames, bothNames } from './own-names.tsx';
import { isName } from './suggestion.ts';
import { chainWrong } from './texts.ts';

interface Props {
  readonly state: ChainState;
  readonly portraitSrc: (image: string) => string | undefined;
}

/** The last chain of the game as a line of champions, and at its end why it broke. */
export function BrokenChain({ state, portraitSrc }: Props) {
  const { usedChampions, championData, lastInput } = state;
  const champions = [
    ...usedChampions,
    ...Object.entries(championData).map(([name, left]) => ({ ...left, name })),
  ];
  const tried = champions.find(({ name }) => isName(lastInput ?? '', name));
  const line = useRef<HTMLOListElement>(null);
  // A long chain is shown from its end, where it broke.
  useEffect(() => {
    const list = line.current;
    if (list === null) return undefined;
    const observer = new ResizeObserver(() => {
      list.scrollLeft = directionOf(list) * list.scrollWidth;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <Card as="section" aria-labelledby="chain-line" className={styles['card']}>
      <CardHeader id="chain-line" title={t`The last chain`}>
        <span className="label num">
          {plural({ count: usedChampions.length }, { one: '# champion', other: '# champions' })}
        </span>
      </CardHeader>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <ol ref={line} tabIndex={0} aria-labelledby="chain-line" className={styles['line']}>
        {usedChampions.map(({ id, name, image }) => (
          <li key={id}>
            <span className={styles['crest']}>
              <ChampionPicture id={id} src={portraitSrc(image.full)} />
            </span>
            <BothNames english={name} />
          </li>
        ))}
        <li className={styles['break']}>
          <span className={styles['mark']}>
            {tried ? (
              <span className={styles['crest']}>
                <ChampionPicture id={tried.id} src={portraitSrc(tried.image.full)} />
              </span>
            ) : (
              <Icon of={Unlink} size="large" />
            )}
          </span>
          <span>{breakText(state)}</span>
        </li>
      </ol>
    </Card>
  );
}

/** Who broke the chain, and how. */
function breakText({ action, lastInput, lastPlayer, mistake, lostThrough, players }: ChainState): string {
  const name = players.find(({ id }) => id === lastPlayer)?.name;
  if (lostThrough === 'left' || name === undefined) return t`A player left`;
  if (action === 'jinxed') return t`${{ name: isolated(name) }}: Jinxed`;
  const reason = t(chainWrong[mistake ?? 'late']);
  return lastInput === null
    ? t`${{ name: isolated(name) }}: ${reason}`
    : t`${{ name: isolated(name) }}: ${{ input: bothNames(lastInput) }}. ${reason}`;
}
