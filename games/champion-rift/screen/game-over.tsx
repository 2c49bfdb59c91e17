import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { FactPlate } from '@hub/ui/surfaces/fact-plate.tsx';
import { ResultModal } from '@hub/ui/surfaces/result-modal.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { formatCountdown, spokenCountdown } from '@hub/ui/text/countdown-format.ts';
import { RewardLine } from '@hub/ui/text/reward-line.tsx';
import { Check, Clock, Flame, House } from 'lucide-react';
import { ChampionPicture, type PortraitSrc } from './champion-picture.tsx';
import styles from './game-over.module.css';
import { championRiftTexts as texts } from './texts.ts';
import type { Outcome } from './view-model.ts';

interface Props {
  readonly outcome: Outcome;
  readonly isOpen: boolean;
  readonly lore: string | undefined;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** Time until the next rift opens. */
  readonly remainingMs: number;
  readonly portraitSrc: PortraitSrc;
  readonly onClose: () => void;
  readonly onHome: () => void;
}

/** Result dialog of a rift: the champion, the reward, and the time until the next rift. */
export function GameOver(props: Props) {
  const { outcome, lore } = props;
  return (
    <ResultModal
      open={props.isOpen}
      onClose={props.onClose}
      title={texts.solved}
      top={<Champion outcome={outcome} portraitSrc={props.portraitSrc} />}
    >
      {lore !== undefined && <p className={styles['lore']}>{lore}</p>}
      <div className={styles['pair']}>
        {outcome.gained > 0 && <RewardLine gained={outcome.gained} balance={props.shownBalance} />}
        <FactPlate
          role="timer"
          aria-live="off"
          aria-label={texts.nextRiftIn(spokenCountdown(props.remainingMs))}
          icon={Clock}
          figure={formatCountdown(props.remainingMs)}
          label={texts.nextRift}
        />
      </div>
      <Button look="gold" size="large" icon={House} block onClick={props.onHome}>
        {texts.home}
      </Button>
    </ResultModal>
  );
}

type ChampionProps = Pick<Props, 'outcome' | 'portraitSrc'>;

function Champion({ outcome: { champion, attempts, streak }, portraitSrc }: ChampionProps) {
  return (
    <>
      <div className={classNames('cut', styles['picture'])}>
        <ChampionPicture image={champion.image} portraitSrc={portraitSrc} />
      </div>
      <p className="soft">{texts.todaysChampion}</p>
      <h3 className={styles['name']}>{champion.name}</h3>
      <p className={styles['title']}>{champion.title}</p>
      <div className={styles['facts']}>
        <Chip color="var(--leaf-400)" icon={Check}>
          {texts.solvedIn(attempts)}
        </Chip>
        {streak > 1 && (
          <Chip color="var(--gold-400)" icon={Flame}>
            {texts.daysInARow(streak)}
          </Chip>
        )}
      </div>
    </>
  );
}
