import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawn-emblem.module.css';

interface Props {
  /** Address of the drawing; without it there is a question mark. */
  readonly src: string | undefined;
  /** Accessible name; empty for a decorative emblem. */
  readonly label: string;
  /** Background colour until the drawing has come, and if it does not come. */
  readonly ground: string;
  readonly className?: string | undefined;
}

/** A drawing that is fetched when it comes into view. */
export function DrawnEmblem({ src, label, ground, className }: Props) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={classNames(styles['emblem'], className)}
      style={{ '--ground': ground } as CSSProperties}
    >
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
