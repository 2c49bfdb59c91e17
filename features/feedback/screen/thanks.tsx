import type { FeedbackKind } from '@hub/protocol/stored-values';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { msg, t } from '@lingui/core/macro';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './thanks.module.css';

const SENT = { bug: msg`Your bug report has arrived.`, idea: msg`Your idea has arrived.` };

/** Confirms that a report was sent. Focuses the close button, since the submit button is gone. */
export function Thanks({ kind, onDone }: { readonly kind: FeedbackKind; readonly onDone: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={styles['thanks']}>
      <Icon of={CircleCheckBig} size="large" className={styles['check']} />
      <div id={textId}>
        <p className={`display ${styles['title']}`}>{t`Thank you!`}</p>
        <p className="soft">{t(SENT[kind])}</p>
      </div>
      <Button ref={done} variant="gold" size="large" aria-describedby={textId} onClick={onDone}>
        {t`Done`}
      </Button>
    </div>
  );
}
