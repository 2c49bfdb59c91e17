import cards from '@hub/features/places/home-card.module.css';
import { loadHomeCard } from '@hub/features/places/home-card.ts';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';

const InSight = loadHomeCard && fetched(loadHomeCard);

/** Other players, or what to do alone; an empty card of the same size until it has loaded. */
export const People = () =>
  InSight && (
    <Optional fallback={<Card as="div" className={cards['card']} />}>
      <InSight />
    </Optional>
  );
