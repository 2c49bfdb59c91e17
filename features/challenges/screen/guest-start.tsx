import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useSessionStore } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { RefreshCw, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useRegistrationStop } from '../../accounts/screen/sign-in/sign-in-context.ts';
import { useGuestForm } from '../../accounts/screen/sign-in/use-guest-form.ts';
import { signInStopped } from '../../accounts/screen/texts.ts';
import styles from './challenge-page.module.css';
import { guestName } from './guest-names.ts';

/** The first of two presses: a guest account, with a name that is there already. */
export function GuestStart() {
  const session = useSessionStore();
  const [initialName] = useState(guestName);
  const guest = useGuestForm({ initialName, onToken: session.signIn, onSignedIn: session.completeSignIn });
  const errorId = useId();
  const stop = useRegistrationStop();
  if (stop) return <p className={styles['note']}>{t(signInStopped[stop])}</p>;
  return (
    <Form className={styles['form']} onSend={guest.submit}>
      <div className={styles['name']}>
        <TextField
          label={t`Your name here, change it if you like`}
          icon={UserRound}
          value={guest.name}
          onChange={guest.setName}
          limit={USERNAME_MAX}
          aria-invalid={guest.error !== undefined}
          aria-describedby={guest.error && errorId}
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
        />
        <IconButton
          variant="neutral"
          icon={RefreshCw}
          label={t`Another name`}
          onClick={() => guest.setName(guestName())}
        />
      </div>
      <Button type="submit" variant="gold" size="large" block busy={guest.isBusy}>
        {t`Play as guest`}
      </Button>
      {guest.error !== undefined && <ErrorBox id={errorId}>{guest.error}</ErrorBox>}
      <p className={styles['note']}>{t`No e-mail, no password`}</p>
    </Form>
  );
}
