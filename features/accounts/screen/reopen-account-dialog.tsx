import { Button } from '@hub/ui/controls/button.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import styles from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { localDay } from '@hub/ui/text/day-format.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { keepAccount } from '../care-calls.ts';
import type { Admitted } from '../sign-in-calls.ts';

interface Props {
  readonly token: Admitted['token'];
  /** Milliseconds since 1970. */
  readonly eraseAt: number;
  /** Receives the token of the reopened account; throws if it cannot be read. */
  readonly onReopened: (token: string) => void;
  readonly onClose: () => void;
}

/** Offers to reopen a deleted account after its owner has authenticated. */
export function ReopenAccountDialog({ token, eraseAt, onReopened, onClose }: Props) {
  const { call } = useNet();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      onReopened((await call(keepAccount, { body: { token } })).token);
    } catch (fault) {
      setError(
        fault instanceof CallError && fault.status === 401
          ? t`This account can no longer be kept this way. Sign in again to see why.`
          : t`Your account could not be opened again. Please try again.`,
      );
      setIsBusy(false);
    }
  };
  return (
    <Modal open onClose={onClose} title={t`Keep your account?`}>
      <p
        className={styles['text']}
      >{t`You deleted this account. It will be erased on ${{ date: localDay(eraseAt) }}. Keep it, and everything is as it was.`}</p>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className={styles['answers']}>
        <Button variant="gold" block busy={isBusy} onClick={() => void open()}>
          {t`Keep my account`}
        </Button>
        <Button block onClick={onClose}>
          {t`Leave it closed`}
        </Button>
      </div>
    </Modal>
  );
}
