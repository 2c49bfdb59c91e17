import { Button } from '@hub/ui/controls/button.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { type FormEvent, useState } from 'react';
import { consentTexts } from '../../messages/consent.ts';
import { readConsent, saveConsent } from './consent.ts';
import styles from './consent-dialog.module.css';

export interface ConsentDialogProps {
  /** Address of the content network, whether or not the visitor permits it; null if not configured. */
  readonly contentUrl: string | null;
  /** Address of the external service that feedback may be forwarded to; null if not configured. */
  readonly feedbackService: string | null;
  readonly onClose: () => void;
}

const hostOf = (address: string): string => new URL(address).host;

/** Privacy settings: what is always active and what the visitor can allow or deny. Changes apply on save. */
export function ConsentDialog({ contentUrl, feedbackService, onClose }: ConsentDialogProps) {
  const [choice, setChoice] = useState(readConsent);
  const hasChoice = contentUrl !== null || feedbackService !== null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    saveConsent(choice);
    onClose();
  };
  return (
    <Modal open onClose={onClose} title={consentTexts.title}>
      <form onSubmit={save}>
        <p className="soft">{hasChoice ? consentTexts.lead : consentTexts.noChoice}</p>
        <ul className={styles['rows']}>
          <li className={styles['fixed']}>
            <div>
              <p className={styles['name']}>{consentTexts.necessary}</p>
              <p>{consentTexts.necessaryText}</p>
            </div>
            <Chip color="var(--leaf-400)">{consentTexts.always}</Chip>
          </li>
          <li>
            {contentUrl === null ? (
              <div className={styles['fixed']}>
                <p>{consentTexts.picturesOff}</p>
              </div>
            ) : (
              <Switch
                label={consentTexts.pictures}
                hint={consentTexts.picturesText(hostOf(contentUrl))}
                checked={choice.pictures}
                onChange={(pictures) => setChoice({ ...choice, pictures })}
              />
            )}
          </li>
          {feedbackService !== null && (
            <li>
              <Switch
                label={consentTexts.feedback}
                hint={consentTexts.feedbackText(hostOf(feedbackService))}
                checked={choice.feedback}
                onChange={(feedback) => setChoice({ ...choice, feedback })}
              />
            </li>
          )}
        </ul>
        {hasChoice ? (
          <div className={styles['actions']}>
            <Button look="ghost" size="large" onClick={onClose}>
              {consentTexts.cancel}
            </Button>
            <Button look="gold" size="large" type="submit">
              {consentTexts.save}
            </Button>
          </div>
        ) : (
          <Button look="gold" size="large" block onClick={onClose}>
            {consentTexts.close}
          </Button>
        )}
      </form>
    </Modal>
  );
}
