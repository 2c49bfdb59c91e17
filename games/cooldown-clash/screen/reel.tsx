import { emblems } from '@hub/catalog/emblem-facts';
import { classNames } from '@hub/ui/class-names.ts';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { SpellRune } from '@hub/ui/emblem/spell-rune.tsx';
import { type CSSProperties, useState } from 'react';
import styles from './reel.module.css';

const SLOTS = ['Q', 'W', 'E', 'R'] as const;
/** Number of runes that scroll past before the one in question, and of those that follow it. */
const RUN_PAST = 16;
const FOLLOWING = 4;

interface Rune {
  readonly champion: string;
  readonly slot: string;
}

interface Props {
  readonly champion: string;
  readonly slot: string;
  /** Picture of the spell from the public content network. */
  readonly src: string | undefined;
  readonly isAnimating: boolean;
  /** Milliseconds for which the reel had been turning at the first render. */
  readonly elapsedMs: number;
  readonly durationMs: number;
}

const drawRune = (): Rune => ({
  champion: emblems[Math.floor(Math.random() * emblems.length)]?.id ?? 'Ahri',
  slot: SLOTS[Math.floor(Math.random() * SLOTS.length)] ?? 'Q',
});

/** Strip of spells that stops at the one in question. Hidden from screen readers; text beside it names it. */
export function Reel({ champion, slot, src, isAnimating, elapsedMs, durationMs }: Props) {
  const [others] = useState(() => Array.from({ length: RUN_PAST + FOLLOWING }, drawRune));
  const [began] = useState(elapsedMs);
  const runes = [...others.slice(0, RUN_PAST), { champion, slot }, ...others.slice(RUN_PAST)];
  const style = {
    '--steps': RUN_PAST,
    '--duration': `${durationMs}ms`,
    '--delay': `${-began}ms`,
  } as CSSProperties;
  return (
    <div aria-hidden className={styles['reel']}>
      <ul className={classNames(styles['strip'], isAnimating && styles['turning'])} style={style}>
        {runes.map((rune, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a rune may come twice; its place is its name
          <li key={index} className={classNames(index === RUN_PAST && styles['chosen'])}>
            <Portrait src={index === RUN_PAST && !isAnimating ? src : undefined}>
              <SpellRune champion={rune.champion} slot={rune.slot} />
            </Portrait>
          </li>
        ))}
      </ul>
    </div>
  );
}
