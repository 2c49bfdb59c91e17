import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { openFeedback } from '../../features/feedback/open-feedback.ts';
import { feedbackTexts as texts } from '../../messages/feedback.ts';
import styles from './ask-card.module.css';

/** Below the rail of a page for reading: the way to the feedback form. */
export const AskCard = () => (
  <Plate as="aside" aria-label={texts.missing} className={styles['card']}>
    <div>
      <b>{texts.missing}</b>
      <p className="soft">{texts.lead}</p>
    </div>
    <Button size="small" onClick={openFeedback}>
      {texts.write}
    </Button>
  </Plate>
);
