import type { Ref } from 'react';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { welcomeTexts } from '../../messages/welcome.ts';
import { classNames } from '../../ui/class-names.ts';
import { Username } from '../../ui/text/username.tsx';
import styles from './login.module.css';
import section from './section.module.css';

const LOOKS = ['fire', 'hologram', 'gold', 'starlight', 'toxic'];

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly onToken: (token: string) => void;
  readonly onSignedIn: () => void;
}

/** What a name is good for, and the form that takes it. */
export function Login({ ref, onToken, onSignedIn }: Props) {
  const { login } = welcomeTexts;
  return (
    <section
      ref={ref}
      aria-labelledby="login-title"
      className={classNames(section['section'], section['halves'])}
    >
      <div>
        <h2 id="login-title" className={section['title']}>
          {login.title}
        </h2>
        <p className={section['text']}>{login.text}</p>
        <ul aria-label={login.looks} className={styles['looks']}>
          {LOOKS.map((effect) => (
            <li key={effect} className={classNames('cut', styles['look'])}>
              <Username name={login.sample} effect={effect} />
            </li>
          ))}
        </ul>
      </div>
      <SignInForm onToken={onToken} onSignedIn={onSignedIn} />
    </section>
  );
}
