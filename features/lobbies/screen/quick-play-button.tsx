import { Button } from '@hub/ui/controls/button.tsx';
import { t } from '@lingui/core/macro';
import { Zap } from 'lucide-react';
import styles from './quick-play.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly isAway: boolean;
  readonly onPlay: () => void;
}

/** The button that brings the player to a game within three seconds. */
export const QuickPlayButton = ({ isBusy, isAway, onPlay }: Props) => (
  <Button variant="gold" size="large" icon={Zap} busy={isBusy} disabled={isAway} onClick={onPlay}>
    <span className={styles['button']}>
      {isBusy ? t`Looking for a table...` : t`Quick play`}
      <small>{t`You are playing in three seconds`}</small>
    </span>
  </Button>
);
