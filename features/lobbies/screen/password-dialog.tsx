import { LOBBY_PASSWORD_MAX } from '@hub/engine/wire/limits';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import styles from './dialogs.module.css';
import { PasswordField } from './password-field.tsx';
import type { PasswordPrompt } from './use-lobbies.ts';

interface Props {
  readonly passwordPrompt: PasswordPrompt;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a password until it is right or the player cancels; the server checks it (decisions, Lobbies). */
export function PasswordDialog({ passwordPrompt, onSubmit, onCancel }: Props) {
  const { name, refusal, isBusy } = passwordPrompt;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '' && !isBusy) onSubmit(password);
    field.current?.focus();
  };
  return (
    <Modal open onClose={onCancel} title={t`This Lobby is password protected`} initialFocus={field}>
      <form className={dialog['form']} onSubmit={submit} noValidate>
        <p className={dialog['text']}>
          {name === undefined
            ? t`This lobby opens with a password. Ask its owner for it.`
            : t`${{ name: isolated(name) }} opens with a password. Ask its owner for it.`}
        </p>
        {/* Removed during a check, so that the shake animation restarts for each wrong password. */}
        <div className={classNames(refusal !== undefined && !isBusy && styles['shaken'])}>
          <PasswordField
            ref={field}
            label={t`Password`}
            value={password}
            onChange={setPassword}
            error={isBusy ? undefined : refusal}
            maxLength={LOBBY_PASSWORD_MAX}
          />
        </div>
        <div className={dialog['actions']}>
          <Button variant="ghost" size="large" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button variant="gold" size="large" type="submit" busy={isBusy} disabled={password === ''}>
            {t`Join`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
