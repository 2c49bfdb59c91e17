import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy } from 'react';
import type { KnownPlayersProps } from '../../../places/known-players.ts';
import styles from './known-players.module.css';

const PeopleStrip = lazy(() => import('../people-strip.tsx').then((code) => ({ default: code.PeopleStrip })));

const PeopleMenu = lazy(() => import('../people-menu.tsx').then((code) => ({ default: code.PeopleMenu })));

/** The players whom one knows; loaded when they are shown. */
export function KnownPlayers({ offer, as, resultOf, children }: KnownPlayersProps) {
  const shown = (
    <Optional>
      {as === 'button' ? <PeopleMenu offer={offer} /> : <PeopleStrip offer={offer} resultOf={resultOf} />}
    </Optional>
  );
  if (as === 'strip') return shown;
  return (
    <span className={styles['beside']}>
      {shown}
      {children}
    </span>
  );
}
