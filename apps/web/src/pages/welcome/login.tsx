import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import type { Admitted } from '@hub/protocol/http/sign-in';
import { classNames } from '@hub/ui/class-names.ts';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { lazy, type Ref, useState } from 'react';
import { RestoreButton } from '../../features/recovery/restore-button.tsx';
import { SIGN_IN_DELAY_MS } from '../../features/sign-in/arrival.ts';
import { useRegistrationStop } from '../../features/sign-in/sign-in-context.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import type { PlayedTrial } from '../../features/trial/trial.ts';
import { signInTexts } from '../../messages/sign-in.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './login.module.css';
import section from './section.module.css';

const LOOKS = ['fire', 'hologram', 'gold', 'starlight', 'toxic'];

const ReopenAccountDialog = lazy(async () => ({
  default: (await import('../../features/account-care/reopen-account-dialog.tsx')).ReopenAccountDialog,
}));

interface Props {
  readonly ref: Ref<HTMLElement>;
  /** Name of the game that begins after signing in, if the visitor has chosen one. */
  readonly game: string | undefined;
  /** The questions that the visitor has answered, whose stone waits for a name. */
  readonly played: PlayedTrial | undefined;
  /** Called when the visitor begins to type a name. */
  readonly onBegin: () => void;
  readonly onToken: (token: string) => void;
  /** Called on sign-in; the transition starts after `delayMs`. */
  readonly onSignedIn: (delayMs: number) => void;
}

/** Login section with sample name effects; signs in by new account, identity provider or recovery code. */
export function Login({ ref, game, played, onBegin, onToken, onSignedIn }: Props) {
  const { login } = welcomeTexts;
  const [leaving, setLeaving] = useState<{ readonly token: string; readonly eraseAt: number }>();
  const stop = useRegistrationStop();
  const enter = (token: string) => {
    onToken(token);
    onSignedIn(SIGN_IN_DELAY_MS);
  };
  const admit = ({ token, eraseAt }: Admitted) =>
    eraseAt === null ? enter(token) : setLeaving({ token, eraseAt });
  return (
    <section
      ref={ref}
      aria-labelledby="login-title"
      className={classNames(section['section'], section['halves'])}
    >
      <div>
        <h2 id="login-title" className={section['title']}>
          {stop
            ? login.membersTitle
            : played
              ? login.stoneTitle
              : game === undefined
                ? login.title
                : login.chosenTitle}
        </h2>
        <p className={section['text']}>
          {stop
            ? signInTexts.stopped[stop]
            : game === undefined
              ? login.text
              : played
                ? login.stoneText(game, TRIAL_ESSENCE)
                : login.chosenText(game)}
        </p>
        <ul aria-label={login.looks} className={styles['looks']}>
          {LOOKS.map((effect) => (
            <li key={effect} className={classNames('cut', styles['look'])}>
              <Username name={login.sample} effect={effect} display />
            </li>
          ))}
        </ul>
      </div>
      <SignInForm
        played={played}
        onBegin={onBegin}
        onToken={onToken}
        onSignedIn={onSignedIn}
        onAdmitted={admit}
      >
        <RestoreButton onAdmitted={admit} />
      </SignInForm>
      {leaving && (
        <OnDemand>
          <ReopenAccountDialog {...leaving} onReopened={enter} onClose={() => setLeaving(undefined)} />
        </OnDemand>
      )}
    </section>
  );
}
