import { lazy } from 'react';
import type { EmptySceneProps } from './drawn-scene.tsx';
import { EmptyCard } from './empty-card.tsx';
import styles from './empty-scene.module.css';
import { Optional } from './optional.tsx';

const Drawn = lazy(() => import('./drawn-scene.tsx').then((code) => ({ default: code.DrawnScene })));

/**
 * Empty state of a page: a drawn place with an invitation. Its code and picture are fetched when it is shown; without them
 * the words and buttons stand alone.
 */
export const EmptyScene = ({ of, ...words }: EmptySceneProps) => (
  <Optional fallback={<div className={styles['space']} />} instead={<EmptyCard {...words} />}>
    <Drawn of={of} {...words} />
  </Optional>
);
