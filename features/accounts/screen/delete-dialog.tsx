import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import styles from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { usePlayer } from '@hub/web/session/player.ts';
import { t } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import { deleteAccount } from '../care-calls.ts';

interface Props {
  /** Called once the account is closed. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms deletion of the account: the player must type its name. */
export function DeleteDialog({ onDeleted, onClose }: Props) {
  const { name, googleSub } = usePlayer();
  const { typed, setTyped, error, isBusy, submit } = useDelete(onDeleted);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <Modal open onClose={onClose} title={t`Delete your account?`} initialFocus={field}>
      <Form className={styles['form']} onSend={submit}>
        <p
          className={styles['text']}
        >{t`Your account is closed at once and erased in ${{ days: ERASE_AFTER_DAYS }} days: name, sign-in and codes go; games with others keep a made-up name. Until then you can keep it: sign in again, or use a recovery code.`}</p>
        {googleSub === undefined && (
          <p
            className={styles['text']}
          >{t`You have no Google account connected: only a recovery code will bring you back. Make some first if you may change your mind.`}</p>
        )}
        <TextField
          ref={field}
          label={t`Type ${{ name: isolated(name) }} to confirm`}
          value={typed}
          onChange={setTyped}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {error !== undefined && <ErrorBox id={errorId}>{error}</ErrorBox>}
        <div className={styles['answers']}>
          <Button type="submit" variant="danger" block busy={isBusy}>
            {t`Delete my account`}
          </Button>
          <Button variant="gold" block onClick={onClose}>
            {t`Cancel`}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

function useDelete(onDeleted: () => void) {
  const { call } = useNet();
  const { id, name } = usePlayer();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    if (typed.trim().normalize('NFC') !== name) return setError(t`That is not the name of this account.`);
    setError(undefined);
    setIsBusy(true);
    try {
      await call(deleteAccount, { params: { id }, body: { name: typed } });
      onDeleted();
    } catch (fault) {
      const hasShownMessage =
        fault instanceof CallError && ['name_mismatch', 'too_many_requests'].includes(fault.code);
      setError(hasShownMessage ? fault.message : t`Your account could not be deleted. Please try again.`);
      setIsBusy(false);
    }
  };
  return { typed, setTyped, error, isBusy, submit };
}
