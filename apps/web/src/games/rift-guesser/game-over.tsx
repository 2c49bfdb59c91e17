import { House, RotateCcw, Trophy } from 'lucide-react';
import { useRef } from 'react';
import { riftGuesserTexts as texts } from '../../messages/rift-guesser.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/surfaces/modal.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatFigure } from '../../ui/text/figure-format.ts';
import { RewardLine } from '../../ui/text/reward-line.tsx';
import styles from './game-over.module.css';

/** How a finished game stands among the others. */
export interface Standing {
  /** Percent of the other players that it beats; undefined until it is known. */
  readonly percentile: number | undefined;
  /** The player's best before this game; undefined until it is known. */
  readonly bestBefore: number | undefined;
}

interface Props {
  readonly isOpen: boolean;
  readonly score: number;
  readonly reward: number;
  readonly standing: Standing;
  /** The balance that stands beside the reward; it may still be counting up. */
  readonly shownBalance: number | undefined;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** The end of a game: rounds survived, how they compare, and what they paid. */
export function GameOver({ isOpen, score, reward, standing, shownBalance, onAgain, onHome }: Props) {
  const { percentile, bestBefore = 0 } = standing;
  const again = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={isOpen}
      onClose={onHome}
      title={texts.over}
      hideTitle
      padded={false}
      initialFocus={again}
      className={styles['over']}
    >
      <div className={styles['top']}>
        <p className={styles['title']}>{texts.over}</p>
        <p className={styles['score']}>{formatFigure(score)}</p>
        <p>{texts.roundsSurvived(score)}</p>
        {score > bestBefore && standing.bestBefore !== undefined && (
          <Chip color="var(--gold-400)" icon={Trophy}>
            {texts.newHighscore}
          </Chip>
        )}
      </div>
      <div className={styles['rest']}>
        <p className={styles['percentile']}>{percentile !== undefined && texts.betterThan(percentile)}</p>
        <dl className={styles['best']}>
          <dt>{texts.highscore}</dt>
          <dd className="num">{formatFigure(Math.max(bestBefore, score))}</dd>
        </dl>
        {reward > 0 && <RewardLine gained={reward} balance={shownBalance} />}
        <div className={styles['actions']}>
          <Button ref={again} look="gold" size="large" icon={RotateCcw} block onClick={onAgain}>
            {texts.playAgain}
          </Button>
          <Button size="large" icon={House} block onClick={onHome}>
            {texts.home}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
