import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './portrait.module.css';

interface Props {
  /** Address of the remote picture; the emblem alone without it. */
  readonly src?: string | undefined;
  /** px; it fills its box without. */
  readonly size?: number | undefined;
  /** Loads at once instead of when it comes into view. */
  readonly eager?: boolean | undefined;
  /** The emblem, which also carries the name for screen readers. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An emblem that is painted at once, and a remote picture laid over it as soon as it has loaded, if it does. */
export function Portrait({ src, size, eager, children, className }: Props) {
  return (
    <span
      className={classNames('cut', styles['portrait'], className)}
      style={{ '--size': size === undefined ? undefined : `${size}px` } as CSSProperties}
    >
      {children}
      {src && <RemotePicture key={src} src={src} eager={eager} />}
    </span>
  );
}

function RemotePicture({ src, eager }: { readonly src: string; readonly eager: boolean | undefined }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') return null;
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      className={classNames(styles['picture'], state === 'loaded' && styles['loaded'])}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
