import { emblems } from '@hub/catalog/emblem-facts';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChampionEmblem } from '../../ui/emblem/champion-emblem.tsx';
import styles from './peeking-emblem.module.css';

/** Part of the width between which it may come up: nothing stands there that one would want to read. */
const LEFTMOST = 0.06;
const RIGHTMOST = 0.84;

const roll = () => ({
  champion: emblems[Math.floor(Math.random() * emblems.length)]?.id ?? 'Ahri',
  left: LEFTMOST + Math.random() * (RIGHTMOST - LEFTMOST),
});

/** A champion's emblem that looks over the lower edge of its box. */
export function PeekingEmblem() {
  const [{ champion, left }] = useState(roll);
  return (
    <div
      aria-hidden
      className={classNames('cut', styles['sticker'])}
      style={{ '--left': `${left * 100}%` } as CSSProperties}
    >
      <ChampionEmblem id={champion} label="" />
    </div>
  );
}
