import { classNames } from '@hub/ui/class-names.ts';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import type { ReactNode } from 'react';
import { itemIdOf } from './item-names.ts';
import styles from './item-side.module.css';
import rays from './rays.module.css';

/** Returns the URL of a picture on the content network, or undefined if the network is disabled. */
export type PictureSrc = (image: string) => string | undefined;

interface Props {
  /** `leaving`: slides out over the current item; decoration only. */
  readonly place: 'leaving' | 'current' | 'next';
  readonly name: string;
  readonly item: { readonly image: string };
  readonly pictureSrc: PictureSrc;
  /** Highlighted when the answer is revealed. */
  readonly variant?: 'right' | 'wrong' | undefined;
  /** Lies below the price. */
  readonly stamp?: ReactNode;
  /** The price, or the question. */
  readonly children: ReactNode;
}

/** One half of the screen: an item with its price, or with the question about it. */
export function ItemSide({ place, name, item, pictureSrc, variant, stamp, children }: Props) {
  const isLeaving = place === 'leaving';
  return (
    <section
      aria-label={isLeaving ? undefined : name}
      aria-hidden={isLeaving || undefined}
      className={classNames('cut', rays['rays'], styles['side'], styles[place], variant && styles[variant])}
    >
      <div className={styles['content']}>
        <div className={styles['picture']}>
          <Portrait src={pictureSrc(item.image)} eager>
            <ItemEmblem id={itemIdOf(item.image)} />
          </Portrait>
        </div>
        {isLeaving ? <p className={styles['name']}>{name}</p> : <h2 className={styles['name']}>{name}</h2>}
        <div className={styles['lower']}>
          {children}
          {stamp}
        </div>
      </div>
    </section>
  );
}
