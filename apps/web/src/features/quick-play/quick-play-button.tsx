import { Button } from '@hub/ui/controls/button.tsx';
import { Zap } from 'lucide-react';
import { quickPlayTexts as texts } from '../../messages/quick-play.ts';
import styles from './quick-play.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly isAway: boolean;
  readonly onPlay: () => void;
}

/** The button that brings the player to a game within three seconds. */
export const QuickPlayButton = ({ isBusy, isAway, onPlay }: Props) => (
  <Button look="gold" size="large" icon={Zap} busy={isBusy} disabled={isAway} onClick={onPlay}>
    <span className={styles['button']}>
      {isBusy ? texts.seeking : texts.play}
      <small>{texts.promise}</small>
    </span>
  </Button>
);
