import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import { SIGN_IN_DELAY_MS } from '@hub/features/accounts/screen/sign-in/arrival.ts';
import { RestoreButton } from '@hub/features/accounts/screen/sign-in/restore-button.tsx';
import { useRegistrationStop } from '@hub/features/accounts/screen/sign-in/sign-in-context.ts';
import { SignInForm } from '@hub/features/accounts/screen/sign-in/sign-in-form.tsx';
import { signInStopped } from '@hub/features/accounts/screen/texts.ts';
import type { Admitted } from '@hub/features/accounts/sign-in-calls.ts';
import type { PlayedTrial } from '@hub/features/trials/screen/trial.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { withWords } from '@hub/ui/language/load-words.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import { lazy, type Ref, useState } from 'react';
import styles from './login.module.css';
import section from './section.module.css';

const EFFECTS = ['fire', 'hologram', 'gold', 'starlight', 'toxic'];

const ReopenAccountDialog = lazy(async () => ({
  default: (await withWords(import('@hub/features/accounts/screen/reopen-account-dialog.tsx'), 'hub'))
    .ReopenAccountDialog,
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
            ? t`For players of this hub`
            : played
              ? t`Your first stone waits for a name`
              : game === undefined
                ? t`Pick a name and play`
                : t`What shall we call you?`}
        </h2>
        <p className={section['text']}>
          {stop
            ? t(signInStopped[stop])
            : game === undefined
              ? t`A guest account needs a username and nothing else. It stays on this device for as long as you do not log out.`
              : played
                ? t`${{ essence: TRIAL_ESSENCE }} Blue Essence are yours as a guest. ${game} goes on with question four as soon as you have a name.`
                : t`${game} begins as soon as you have a name. A guest account needs nothing else.`}
        </p>
        <ul aria-label={t`Names with effects`} className={styles['looks']}>
          {EFFECTS.map((effect) => (
            <li key={effect} className={classNames('cut', styles['look'])}>
              <Username name={t`Kestrel`} effect={effect} display />
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
