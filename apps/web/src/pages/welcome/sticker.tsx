import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { screens } from '../../games.ts';
import styles from './sticker.module.css';

const DELAY_MS = 2_500;
/** Part of the width between which it may come up: nothing stands there that one would want to read. */
const LEFTMOST = 0.06;
const RIGHTMOST = 0.84;
/** Posters that the page shows anyway, so that a sticker costs no visitor a byte. */
const MOTIFS = screens.map(({ scene }) => scene);

const roll = () => ({
  motif: MOTIFS[Math.floor(Math.random() * MOTIFS.length)],
  left: LEFTMOST + Math.random() * (RIGHTMOST - LEFTMOST),
});

/** A piece of a poster looks over the lower edge of the hero, another one and elsewhere on every visit (platform 2). */
export function Sticker() {
  const [sticker, setSticker] = useState<ReturnType<typeof roll>>();
  useEffect(() => {
    const timer = setTimeout(() => setSticker(roll()), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (sticker?.motif === undefined) return null;
  return (
    <div
      aria-hidden
      className={classNames('cut', styles['sticker'])}
      style={{ '--left': `${sticker.left * 100}%` } as CSSProperties}
    >
      <Scene src={sticker.motif} eager />
    </div>
  );
}
