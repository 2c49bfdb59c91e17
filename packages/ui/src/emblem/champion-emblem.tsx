import { emblemById } from '@hub/catalog/emblem-facts';
import { type CSSProperties, useState } from 'react';
import { sigilUrl } from '../art/sigil-url.ts';
import { classNames } from '../class-names.ts';
import styles from './champion-emblem.module.css';
import { REGION_PALETTES } from './palettes.ts';

interface Props {
  /** The champion's id, such as `MonkeyKing`. */
  readonly id: string;
  /** Accessible name, by default the champion's name; empty for a decorative emblem. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The sigil of a champion, on the ground of its region until the file has come. Unknown champions have a question mark. */
export function ChampionEmblem({ id, label, className }: Props) {
  const facts = emblemById(id);
  const name = label ?? facts?.name ?? id;
  const ground = REGION_PALETTES[facts?.region ?? 'Runeterra'].deep;
  return (
    <span
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
      className={classNames(styles['emblem'], className)}
      style={{ '--ground': ground } as CSSProperties}
    >
      {facts ? <Drawing key={id} id={id} /> : <span className={styles['unknown']}>?</span>}
    </span>
  );
}

function Drawing({ id }: { readonly id: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={sigilUrl(id)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setHasFailed(true)}
    />
  );
}
