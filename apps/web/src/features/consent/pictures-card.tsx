import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { consentTexts } from '../../messages/consent.ts';
import { readConsent, saveConsent } from './consent.ts';
import styles from './pictures-card.module.css';

interface Props {
  readonly contentUrl: string;
}

const decide = (pictures: boolean) => saveConsent({ ...readConsent(), pictures });

/** A small card in the corner of the page. It blocks nothing; either answer removes it for good. */
export function PicturesCard({ contentUrl }: Props) {
  return (
    <Plate as="aside" aria-label={consentTexts.ask} className={styles['card']}>
      <p className={styles['title']}>{consentTexts.ask}</p>
      <p className={styles['text']}>{consentTexts.askText(new URL(contentUrl).host)}</p>
      <div className={styles['answers']}>
        <Button look="ghost" onClick={() => decide(false)}>
          {consentTexts.askNo}
        </Button>
        <Button look="teal" onClick={() => decide(true)}>
          {consentTexts.askYes}
        </Button>
      </div>
    </Plate>
  );
}
