import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { signInTexts } from '../../messages/sign-in.ts';
import styles from './welcome-transition.module.css';

const { transition } = signInTexts;

/** Full-page overlay between signing in and the first page. */
export function WelcomeTransition({ name }: { readonly name: string | undefined }) {
  const who = name || transition.nameless;
  return (
    <Overlay label={transition.announcement(who)}>
      <p className={styles['title']}>{transition.title(who)}</p>
      <p className={styles['subtitle']}>{transition.subtitle}</p>
      <p className="label">{transition.preparing}</p>
    </Overlay>
  );
}
