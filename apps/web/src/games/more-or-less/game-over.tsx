import type { MoreOrLessState as Game } from '@hub/protocol/realtime/more-or-less';
import { House, RotateCcw, Trophy, X } from 'lucide-react';
import { useRef } from 'react';
import { moreOrLessTexts as texts } from '../../messages/more-or-less.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { RankTier } from '../../ui/art/rank-tier.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/surfaces/modal.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatFigure } from '../../ui/text/figure-format.ts';
import { RewardLine } from '../../ui/text/reward-line.tsx';
import styles from './game-over.module.css';
import { Ladder } from './ladder.tsx';
import type { NamedItem } from './use-item-names.ts';

/** How a finished game stands among the others. */
export interface Standing {
  /** Percent of the other players that it beats; undefined until it is known. */
  readonly percentile: number | undefined;
  /** The player's best before this game, alone or together as the game was; undefined until it is known. */
  readonly bestBefore: number | undefined;
}

interface Props {
  readonly game: Game;
  readonly standing: Standing;
  /** The balance that stands beside the reward; it may still be counting up. */
  readonly shownBalance: number | undefined;
  readonly nameOf: (item: NamedItem) => string;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** The end of a game: what it came to, how it compares, and what it paid. */
export function GameOver({ game, standing, shownBalance, nameOf, onAgain, onHome }: Props) {
  const { score, reward, mode } = game;
  const { percentile, bestBefore } = standing;
  const again = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      onClose={onHome}
      title={texts.over}
      hideTitle
      padded={false}
      initialFocus={again}
      className={styles['over']}
    >
      <div className={styles['top']}>
        <p className={styles['title']} aria-hidden>
          {texts.over}
        </p>
        <div className={styles['big']}>
          <RankTier tier={game.tier.name} size={92} />
          <p>
            <b className="num">{formatFigure(score)}</b>
            <span>{texts.scoreTier(texts.tiers[game.tier.name])}</span>
          </p>
        </div>
        <Reason game={game} nameOf={nameOf} />
        {bestBefore !== undefined && score > bestBefore && (
          <Chip color="var(--gold-400)" icon={Trophy}>
            {texts.newHighscore}
          </Chip>
        )}
      </div>
      <div className={styles['rest']}>
        {mode === 'single' && <Ladder percentile={percentile} />}
        <div className={styles['pair']}>
          <div className={classNames('cut', styles['best'])}>
            <Icon of={Trophy} size="large" />
            <div>
              <b className="num">{formatFigure(Math.max(bestBefore ?? 0, score))}</b>
              <small>{mode === 'single' ? texts.highscore : texts.coopHighscore}</small>
            </div>
          </div>
          {reward > 0 && <RewardLine gained={reward} balance={shownBalance} />}
        </div>
        <div className={styles['actions']}>
          <Button ref={again} look="gold" size="large" icon={RotateCcw} block onClick={onAgain}>
            {texts.playAgain}
          </Button>
          <Button size="large" icon={House} onClick={onHome}>
            {texts.home}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** What ended it. */
function Reason({ game, nameOf }: Pick<Props, 'game' | 'nameOf'>) {
  const { end, lockedGuess, currentItem, nextItem } = game;
  if (end === null) return null;
  if (end !== 'wrongGuess') return <p className={styles['reason']}>{texts.ends[end]}</p>;
  const { gold = 0 } = nextItem;
  return (
    <p className={styles['reason']}>
      <Icon of={X} size="small" />
      <span>
        {texts.youSaid} <b>{lockedGuess === 'higher' ? texts.more : texts.less}</b>
        {texts.costs(nameOf(nextItem))} <b className="num">{formatFigure(gold)}</b>
        {lockedGuess === 'higher' ? texts.notOver : texts.notUnder}{' '}
        <b className="num">{formatFigure(currentItem.gold)}</b>
      </span>
    </p>
  );
}
