import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { rem } from '../rem.ts';
import styles from './portrait.module.css';

export interface PortraitProps {
  /** URL of the remote picture; without it only the emblem is shown. */
  readonly src?: string | undefined;
  /** px at the smallest root size; by default it fills its box. */
  readonly size?: number | undefined;
  /** Loads eagerly instead of when it scrolls into view. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

interface Props extends PortraitProps {
  /** The emblem. */
  readonly children: ReactNode;
}

/** Shows an emblem at once, and a remote picture over it if and when that has loaded. */
export function Portrait({ src, size, eager, children, className }: Props) {
  return (
    <span
      className={classNames('cut', styles['portrait'], className)}
      style={{ '--size': size === undefined ? undefined : rem(size) } as CSSProperties}
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
      className={classNames('cover', styles['picture'], state === 'loaded' && styles['loaded'])}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
