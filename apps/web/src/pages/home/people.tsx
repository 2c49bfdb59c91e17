import { Optional } from '@hub/ui/feedback/optional.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import plates from './plates.module.css';

const InSight = fetched(async () => (await import('./in-sight.tsx')).InSight);

/** Other players, or what to do alone; an empty card of the same size until it has loaded. */
export const People = () => (
  <Optional fallback={<Plate as="div" className={plates['plate']} />}>
    <InSight />
  </Optional>
);
