import { lazy } from 'react';
import type { EmptySceneProps } from './drawn-scene.tsx';
import styles from './empty-scene.module.css';
import { Optional } from './optional.tsx';

const Drawn = lazy(async () => ({ default: (await import('./drawn-scene.tsx')).DrawnScene }));

/** Empty state of a page: a drawn place with an invitation. Its code and picture are fetched when it is shown. */
export const EmptyScene = (props: EmptySceneProps) => (
  <Optional fallback={<div className={styles['space']} />}>
    <Drawn {...props} />
  </Optional>
);
