import { Button } from '@hub/ui/controls/button.tsx';
import { AskCard } from '@hub/ui/surfaces/ask-card.tsx';
import { t } from '@lingui/core/macro';
import { readConsent, saveConsent } from './consent.ts';

const decide = (pictures: boolean) => saveConsent({ ...readConsent(), pictures });

/** Asks whether to load pictures from the content network; either answer removes the card for good. */
export const PicturesCard = ({ contentUrl }: { readonly contentUrl: string }) => (
  <AskCard
    title={t`Show the game's own pictures?`}
    text={t`They come from ${{ host: new URL(contentUrl).host }}, which learns your network address. Without them you see drawn emblems.`}
  >
    <Button variant="ghost" onClick={() => decide(false)}>
      {t`No, thanks`}
    </Button>
    <Button variant="teal" onClick={() => decide(true)}>
      {t`Show pictures`}
    </Button>
  </AskCard>
);
