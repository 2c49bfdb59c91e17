import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { takeEarlyText } from '@hub/ui/early-text.ts';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useIsHydrated } from '@hub/ui/use-is-hydrated.ts';
import { t } from '@lingui/core/macro';
import { UserRound } from 'lucide-react';
import { Fragment, lazy, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PlayedTrial } from '../../../trials/calls.ts';
import type { Admitted } from '../../sign-in-calls.ts';
import { GUEST_DELAY_MS, SIGN_IN_DELAY_MS } from './arrival.ts';
import { GoogleMark } from './google-mark.tsx';
import { useIsSignInConfigured, useRegistrationStop } from './sign-in-context.ts';
import styles from './sign-in-form.module.css';
import { useGoogleLogin } from './use-google-login.ts';
import { useGuestForm } from './use-guest-form.ts';

interface Props {
  /** A trial that pays the new guest; its stone waits beside the name. */
  readonly played?: PlayedTrial | undefined;
  /** Called when the visitor starts typing a name. */
  readonly onBegin?: (() => void) | undefined;
  /** Receives the token of a new account; throws when it cannot be read. */
  readonly onToken: (token: string) => void;
  /** Called after success; the transition starts after `delayMs`. */
  readonly onSignedIn: (delayMs: number) => void;
  /** Called when the visitor has logged in to an existing account. */
  readonly onAdmitted: (admitted: Admitted) => void;
  /** A further way to sign in, shown below the others. */
  readonly children?: ReactNode;
}

/** The login section's form: guest account by name, and the identity provider if it is configured. */
export function SignInForm({ played, onBegin, onToken, onSignedIn, onAdmitted, children }: Props) {
  const guest = useGuestForm({ played, onToken, onSignedIn: () => onSignedIn(GUEST_DELAY_MS) });
  const google = useGoogleLogin(onAdmitted);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const isConfigured = useIsSignInConfigured();
  const stop = useRegistrationStop();
  const { setName } = guest;
  // The visitor may have begun before the page was hydrated or drawn anew.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    const early = takeEarlyText();
    if (early && !field?.value) field?.focus();
    setName(field?.value || early);
    if (field && field === document.activeElement) onBegin?.();
  }, [setName, onBegin]);
  const submit = () => {
    google.forget();
    void guest.submit();
  };
  const logIn = () => {
    guest.forget();
    void google.logIn();
  };
  const signUp = (token: string) => {
    onToken(token);
    onSignedIn(SIGN_IN_DELAY_MS);
  };
  const error = guest.error ?? google.error;
  // With keys they keep what was pressed when the page learns, once it is hydrated, that there is a provider.
  const ways = [
    <ProviderButtons
      key="google"
      played={played}
      isBusy={google.isBusy}
      onLogIn={logIn}
      onSignedUp={signUp}
    />,
    <Fragment key="other">{children}</Fragment>,
  ];
  return (
    <Card as="div" padded className={styles['card']}>
      {!stop && (
        <Form ref={form} className={styles['form']} onSend={submit}>
          <div className={styles['field']}>
            {played && <EssenceIcon size={44} className={styles['stone']} />}
            <TextField
              label={t`Username`}
              placeholder={t`Up to 12 characters`}
              icon={UserRound}
              value={guest.name}
              onChange={guest.setName}
              onFocus={onBegin}
              limit={USERNAME_MAX}
              aria-invalid={guest.error !== undefined}
              aria-describedby={guest.error && errorId}
              autoComplete="nickname"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
          <Button type="submit" variant="gold" size="large" block busy={guest.isBusy} disabled={!isHydrated}>
            {t`Create Guest Account`}
          </Button>
        </Form>
      )}
      {error !== undefined && <ErrorBox id={errorId}>{error}</ErrorBox>}
      {isConfigured ? ways : ways.reverse()}
    </Card>
  );
}

interface ProviderButtonsProps {
  readonly played: PlayedTrial | undefined;
  readonly isBusy: boolean;
  readonly onLogIn: () => void;
  readonly onSignedUp: (token: string) => void;
}

const SignUpDialog = lazy(() =>
  import('./sign-up-dialog.tsx').then((code) => ({ default: code.SignUpDialog })),
);

/** Disabled, small and with the reason, while the hub has no identity provider. */
function ProviderButtons({ played, isBusy, onLogIn, onSignedUp }: ProviderButtonsProps) {
  const reason = useId();
  const isConfigured = useIsSignInConfigured();
  const stop = useRegistrationStop();
  const [isSigningUp, setIsSigningUp] = useState(false);
  const described = isConfigured
    ? {}
    : ({ disabled: true, size: 'small', 'aria-describedby': reason } as const);
  // Without a provider the disabled buttons advise a guest account.
  if (stop && !isConfigured) return null;
  return (
    <>
      {isConfigured && !stop && <p className={styles['or']}>{t`or keep your progress everywhere`}</p>}
      <div className={classNames(styles['providers'], !isConfigured && styles['off'])}>
        <Button {...described} icon={GoogleMark} busy={isBusy} onClick={onLogIn} className={styles['wide']}>
          {t`Google Sign In`}
        </Button>
        {!stop && (
          <Button {...described} variant="ghost" onClick={() => setIsSigningUp(true)}>
            {t`Sign Up`}
          </Button>
        )}
      </div>
      {!isConfigured && (
        <p id={reason} className={styles['reason']}>
          {t`Google sign-in is not set up on this hub. A guest account plays everything.`}
        </p>
      )}
      {isSigningUp && (
        <OnDemand>
          <SignUpDialog played={played} onSignedUp={onSignedUp} onClose={() => setIsSigningUp(false)} />
        </OnDemand>
      )}
    </>
  );
}
