import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import { deleteAccount } from '@hub/protocol/http/account-care';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import styles from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useId, useRef, useState } from 'react';
import { accountCareTexts } from '../../messages/account-care.ts';
import { usePlayer } from '../session/player.ts';

interface Props {
  /** Called once the account is closed. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const { remove } = accountCareTexts;

/** Confirms deletion of the account: the player must type its name. */
export function DeleteDialog({ onDeleted, onClose }: Props) {
  const { name, googleSub } = usePlayer();
  const { typed, setTyped, error, isBusy, submit } = useDelete(onDeleted);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <Modal open onClose={onClose} title={remove.title} initialFocus={field}>
      <Form className={styles['form']} onSend={submit}>
        <p className={styles['text']}>{remove.text(ERASE_AFTER_DAYS)}</p>
        {googleSub === undefined && <p className={styles['text']}>{remove.guest}</p>}
        <TextField
          ref={field}
          label={remove.name(name)}
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
          <Button type="submit" look="danger" block busy={isBusy}>
            {remove.submit}
          </Button>
          <Button look="gold" block onClick={onClose}>
            {remove.cancel}
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
    if (typed.trim().normalize('NFC') !== name) return setError(remove.mismatch);
    setError(undefined);
    setIsBusy(true);
    try {
      await call(deleteAccount, { params: { id }, body: { name: typed } });
      onDeleted();
    } catch (fault) {
      const hasShownMessage =
        fault instanceof CallError && ['name_mismatch', 'too_many_requests'].includes(fault.code);
      setError(hasShownMessage ? fault.message : remove.failed);
      setIsBusy(false);
    }
  };
  return { typed, setTyped, error, isBusy, submit };
}
