import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import styles from './welcome-transition.module.css';

/** Full-page overlay between signing in and the first page. */
export function WelcomeTransition({ name }: { readonly name: string | undefined }) {
  const who = name || t`Summoner`;
  return (
    <Overlay label={t`Welcome, ${{ name: isolated(who) }}. Preparing your adventure...`}>
      <p className={styles['title']}>{t`Welcome ${{ name: isolated(who) }}!`}</p>
      <p className={styles['subtitle']}>{t`The rift is open.`}</p>
      <p className="label">{t`Preparing your adventure...`}</p>
    </Overlay>
  );
}
