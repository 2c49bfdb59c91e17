import { USERNAME_MAX } from '@hub/protocol/limits';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { signInTexts } from '../../messages/sign-in.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { ErrorBox } from '../../ui/feedback/error-box.tsx';
import { Plate } from '../../ui/surfaces/plate.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './sign-in-form.module.css';
import { useGuestForm } from './use-guest-form.ts';

interface Props {
  readonly onToken: (token: string) => void;
  readonly onSignedIn: () => void;
}

/** The login section's form: a guest account from a name, and the identity provider where it is set up. */
export function SignInForm(props: Props) {
  const { name, setName, error, isBusy, submit } = useGuestForm(props);
  const errorId = useId();
  return (
    <Plate as="div" padded className={styles['plate']}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={signInTexts.username}
          placeholder={signInTexts.placeholder}
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
        <Button type="submit" look="gold" size="large" block busy={isBusy}>
          {signInTexts.create}
        </Button>
      </form>
      {error !== undefined && <ErrorBox id={errorId}>{error}</ErrorBox>}
      <ProviderButtons />
    </Plate>
  );
}

/** Shown and disabled, with the reason, while the hub has no identity provider. */
function ProviderButtons() {
  const reason = useId();
  return (
    <>
      <p className={styles['or']}>{signInTexts.or}</p>
      <div className={styles['providers']}>
        <Button disabled icon={GoogleMark} aria-describedby={reason} className={styles['wide']}>
          {signInTexts.signIn}
        </Button>
        <Button disabled look="ghost" aria-describedby={reason}>
          {signInTexts.signUp}
        </Button>
      </div>
      <p id={reason} className={styles['reason']}>
        {signInTexts.notConfigured}
      </p>
    </>
  );
}
