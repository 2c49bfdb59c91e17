import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import styles from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { PlayedTrial } from '../../../trials/calls.ts';
import { GoogleMark } from './google-mark.tsx';
import { useSignUp } from './use-sign-up.ts';

interface Props {
  /** A trial that pays the new account. */
  readonly played: PlayedTrial | undefined;
  /** Receives the new account's token; throws when it cannot be read. */
  readonly onSignedUp: (token: string) => void;
  /** Closing discards the typed name and the error. */
  readonly onClose: () => void;
}

/** Sign-up with the identity provider: asks for a name, then opens the provider's window. */
export function SignUpDialog({ played, onSignedUp, onClose }: Props) {
  const { name, setName, error, isBusy, submit, abandon } = useSignUp((token) => {
    onSignedUp(token);
    onClose();
  }, played);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => abandon, [abandon]);
  return (
    <Modal open onClose={onClose} title={t`Choose Your Username`} initialFocus={field}>
      <Form className={styles['form']} onSend={submit}>
        <p
          className={styles['text']}
        >{t`All players see this name, and it stays. Next, a window asks for your Google account.`}</p>
        <TextField
          ref={field}
          label={t`Username`}
          placeholder={t`Up to 12 characters`}
          icon={UserRound}
          value={name}
          onChange={setName}
          limit={USERNAME_MAX}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
        />
        {error !== undefined && <ErrorBox id={errorId}>{error}</ErrorBox>}
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="gold" icon={GoogleMark} busy={isBusy}>
            {t`Continue with Google`}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
