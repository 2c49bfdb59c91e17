import { Button } from '@hub/ui/controls/button.tsx';
import { AskCard } from '@hub/ui/surfaces/ask-card.tsx';
import { consentTexts } from '../../messages/consent.ts';
import { readConsent, saveConsent } from './consent.ts';

interface Props {
  readonly contentUrl: string;
}

const decide = (pictures: boolean) => saveConsent({ ...readConsent(), pictures });

/** Asks whether to load pictures from the content network; either answer removes the card for good. */
export const PicturesCard = ({ contentUrl }: Props) => (
  <AskCard title={consentTexts.ask} text={consentTexts.askText(new URL(contentUrl).host)}>
    <Button look="ghost" onClick={() => decide(false)}>
      {consentTexts.askNo}
    </Button>
    <Button look="teal" onClick={() => decide(true)}>
      {consentTexts.askYes}
    </Button>
  </AskCard>
);
