import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { consentTexts } from '../../messages/consent.ts';
import { readConsent, saveConsent } from './consent.ts';
import styles from './pictures-card.module.css';

interface Props {
  readonly contentUrl: string;
}

const decide = (pictures: boolean) => saveConsent({ ...readConsent(), pictures });

/** A card between the parts of a page. It blocks and covers nothing; either answer removes it for good. */
export function PicturesCard({ contentUrl }: Props) {
  return (
    <Plate as="section" aria-label={consentTexts.ask} className={styles['card']}>
      <div className={styles['question']}>
        <p className={styles['title']}>{consentTexts.ask}</p>
        <p className={styles['text']}>{consentTexts.askText(new URL(contentUrl).host)}</p>
      </div>
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
