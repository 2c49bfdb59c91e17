import { SilentErrorBoundary } from '@hub/ui/feedback/silent-error-boundary.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Suspense } from 'react';
import plates from './plates.module.css';

const InSight = fetched(async () => (await import('./in-sight.tsx')).InSight);

/** Other players, or company for one who is alone; an empty card of the same size until it has loaded. */
export const People = () => (
  <SilentErrorBoundary>
    <Suspense fallback={<Plate as="div" className={plates['plate']} />}>
      <InSight />
    </Suspense>
  </SilentErrorBoundary>
);
