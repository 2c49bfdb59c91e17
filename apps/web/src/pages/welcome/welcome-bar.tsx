import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './welcome-bar.module.css';

interface Props {
  readonly onGames: () => void;
  readonly onAbout: () => void;
  readonly onStart: () => void;
}

/** Top bar with the name and the three buttons that scroll to sections. */
export function WelcomeBar({ onGames, onAbout, onStart }: Props) {
  const { bar } = welcomeTexts;
  return (
    <header>
      <nav aria-label={bar.label} className={styles['bar']}>
        <Logo name={PRODUCT_NAME} className={styles['logo']} />
        <Button look="quiet" className={styles['wide']} onClick={onGames}>
          {bar.games}
        </Button>
        <Button look="quiet" className={styles['wide']} onClick={onAbout}>
          {bar.about}
        </Button>
        <Button look="quiet" onClick={onStart}>
          {bar.start}
        </Button>
      </nav>
    </header>
  );
}
