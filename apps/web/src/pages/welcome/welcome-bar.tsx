import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { t } from '@lingui/core/macro';
import styles from './welcome-bar.module.css';

interface Props {
  readonly onGames: () => void;
  readonly onAbout: () => void;
  readonly onStart: () => void;
}

/** Top bar with the name and the three buttons that scroll to sections. */
export function WelcomeBar({ onGames, onAbout, onStart }: Props) {
  return (
    <header>
      <nav aria-label={t`Welcome`} className={styles['bar']}>
        <Logo name={PRODUCT_NAME} className={styles['logo']} />
        <Button variant="quiet" className={styles['wide']} onClick={onGames}>
          {t`Games`}
        </Button>
        <Button variant="quiet" className={styles['wide']} onClick={onAbout}>
          {t`About`}
        </Button>
        <Button variant="quiet" onClick={onStart}>
          {t`Get Started`}
        </Button>
      </nav>
    </header>
  );
}
