import type { QuickBots } from '@hub/engine/wire/bots';
import { BotsChoice } from './bots-choice.tsx';
import { useQuickBots } from './quick-bots.ts';
import styles from './quick-play.module.css';
import { QuickPlayButton } from './quick-play-button.tsx';

interface Props {
  readonly isBusy: boolean;
  readonly isAway: boolean;
  readonly onPlay: (bots: QuickBots) => void;
}

/** At the end of a lobby's game: plays the next one at once, with bots of the wished strength. */
export function AfterGame({ isBusy, isAway, onPlay }: Props) {
  const [bots, setBots] = useQuickBots();
  return (
    <div className={styles['after']}>
      <BotsChoice value={bots} onChange={setBots} />
      <QuickPlayButton look="neutral" isBusy={isBusy} isAway={isAway} onPlay={() => onPlay(bots)} />
    </div>
  );
}
