import { Button } from '@hub/ui/controls/button.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
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
    <Modal open onClose={onClose} title={t`Privacy settings`}>
      <form onSubmit={save}>
        <p className="soft">
          {hasChoice
            ? t`This page talks to this server. What goes beyond that is up to you.`
            : t`This page talks to this server alone, so there is nothing to choose.`}
        </p>
        <ul className={styles['rows']}>
          <li className={styles['fixed']}>
            <div>
              <p className={styles['name']}>{t`Necessary`}</p>
              <p>{t`The key to your account, your volume and your choices here are kept in this browser. The games cannot run without them.`}</p>
            </div>
            <Chip color="var(--leaf-400)">{t`Always on`}</Chip>
          </li>
          <li>
            {contentUrl === null ? (
              <div className={styles['fixed']}>
                <p>{t`This hub fetches no pictures from elsewhere. You see drawn emblems.`}</p>
              </div>
            ) : (
              <Switch
                label={t`Pictures of the game`}
                hint={t`Portraits and stories come from ${{ host: hostOf(contentUrl) }}, which learns your network address. Without them you see drawn emblems.`}
                checked={choice.pictures}
                onChange={(pictures) => setChoice({ ...choice, pictures })}
              />
            )}
          </li>
          {feedbackService !== null && (
            <li>
              <Switch
                label={t`Pass feedback on`}
                hint={t`A report you send is also passed on to ${{ host: hostOf(feedbackService) }}, where the makers of this hub keep track of bugs and ideas.`}
                checked={choice.feedback}
                onChange={(feedback) => setChoice({ ...choice, feedback })}
              />
            </li>
          )}
        </ul>
        {hasChoice ? (
          <div className={dialog['actions']}>
            <Button variant="ghost" size="large" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button variant="gold" size="large" type="submit">
              {t`Save`}
            </Button>
          </div>
        ) : (
          <Button variant="gold" size="large" block onClick={onClose}>
            {t`OK`}
          </Button>
        )}
      </form>
    </Modal>
  );
}
