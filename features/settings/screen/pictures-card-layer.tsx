import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy, useContext } from 'react';
import { useHasDecided } from './consent.ts';
import { ContentHostContext } from './content-host.ts';

/** Lazy: only a visitor who has not decided needs the card. */
const PicturesCard = lazy(async () => {
  const { PicturesCard: Card } = await import('./pictures-card.tsx');
  return { default: Card };
});

/** Asks once whether to show the content network's pictures; shows nothing on a hub without that network. */
export function PicturesCardLayer() {
  const contentUrl = useContext(ContentHostContext);
  const hasDecided = useHasDecided();
  if (contentUrl === null || hasDecided) return null;
  return (
    <Optional>
      <PicturesCard contentUrl={contentUrl} />
    </Optional>
  );
}
