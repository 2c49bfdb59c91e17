import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { welcomeTransitionTexts as texts } from '../../messages/welcome-transition.ts';
import styles from './welcome-transition.module.css';

/** Full-page overlay between signing in and the first page. */
export function WelcomeTransition({ name }: { readonly name: string | undefined }) {
  const who = name || texts.nameless;
  return (
    <Overlay label={texts.announcement(who)}>
      <p className={styles['title']}>{texts.title(who)}</p>
      <p className={styles['subtitle']}>{texts.subtitle}</p>
      <p className="label">{texts.preparing}</p>
    </Overlay>
  );
}
