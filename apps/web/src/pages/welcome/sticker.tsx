import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { listedScreens } from '@hub/web/games.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import styles from './sticker.module.css';

const DELAY_MS = 2_500;
/** Range of horizontal positions, as shares of the width: beside the board, which is in front of it. */
const LEFTMOST = 0.06;
const RIGHTMOST = 0.32;
/** Posters that the page loads anyway, so that the sticker needs no extra download. */
const MOTIFS = listedScreens.map(({ scene }) => scene);

const roll = () => ({
  motif: MOTIFS[Math.floor(Math.random() * MOTIFS.length)],
  left: LEFTMOST + Math.random() * (RIGHTMOST - LEFTMOST),
});

/** Part of a poster at the lower edge of the hero; random poster and position on every visit. */
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
