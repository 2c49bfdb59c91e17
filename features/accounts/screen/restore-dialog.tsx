import { PASTED_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import styles from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Admitted } from '../sign-in-calls.ts';
import { useRestore } from './use-restore.ts';

interface Props {
  readonly onAdmitted: (admitted: Admitted) => void;
  readonly onClose: () => void;
}

/** Dialog that restores an account by a recovery code. */
export function RestoreDialog({ onAdmitted, onClose }: Props) {
  const form = useRestore((admitted) => {
    onAdmitted(admitted);
    onClose();
  });
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <Modal open onClose={onClose} title={t`Welcome back`} initialFocus={field}>
      <Form className={styles['form']} onSend={form.submit}>
        <p className={styles['text']}>{t`Enter one of the recovery codes that you made on your profile.`}</p>
        <TextField
          ref={field}
          label={t`Recovery code`}
          placeholder={t`XXXX-XXXX-XXXX-XXXX`}
          icon={KeyRound}
          value={form.code}
          onChange={form.setCode}
          maxLength={PASTED_MAX}
          aria-invalid={form.error !== undefined}
          aria-describedby={form.error && errorId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.error !== undefined && <ErrorBox id={errorId}>{form.error}</ErrorBox>}
        <Switch
          label={t`Sign out my other devices`}
          hint={t`Use this if another person may be in your account.`}
          checked={form.signOutElsewhere}
          onChange={form.setSignOutElsewhere}
        />
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="gold" busy={form.isBusy}>
            {t`Restore my account`}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
