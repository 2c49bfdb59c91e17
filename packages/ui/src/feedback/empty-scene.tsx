import { lazy, Suspense } from 'react';
import type { EmptySceneProps } from './drawn-scene.tsx';
import styles from './empty-scene.module.css';

const Drawn = lazy(async () => ({ default: (await import('./drawn-scene.tsx')).DrawnScene }));

/** Empty state of a page: a drawn place with an invitation. Its code and picture are fetched when it is shown. */
export const EmptyScene = (props: EmptySceneProps) => (
  <Suspense fallback={<div className={styles['space']} />}>
    <Drawn {...props} />
  </Suspense>
);
