import { type CSSProperties, useState } from 'react';
import styles from './drawn-emblem.module.css';

interface Props {
  /** Address of the drawing; without it there is a question mark. */
  readonly src: string | undefined;
  /** Background colour until the drawing has come, and if it does not come. */
  readonly ground: string;
}

/** A drawing that is fetched when it comes into view. Decorative. */
export function DrawnEmblem({ src, ground }: Props) {
  return (
    <span aria-hidden className={styles['emblem']} style={{ '--ground': ground } as CSSProperties}>
      {src === undefined ? <span className={styles['unknown']}>?</span> : <Drawing key={src} src={src} />}
    </span>
  );
}

function Drawing({ src }: { readonly src: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setHasFailed(true)}
    />
  );
}
