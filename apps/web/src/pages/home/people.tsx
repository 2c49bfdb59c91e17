import { Optional } from '@hub/ui/feedback/optional.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import cards from './cards.module.css';

const InSight = fetched(async () => (await import('./in-sight.tsx')).InSight);

/** Other players, or what to do alone; an empty card of the same size until it has loaded. */
export const People = () => (
  <Optional fallback={<Card as="div" className={cards['card']} />}>
    <InSight />
  </Optional>
);
