import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { RiftClock } from '../../features/countdown/rift-countdown.tsx';
import { screens } from '../../games.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './hero.module.css';
import { PLAYABLE_GAMES } from './player-count.ts';
import { PreviewCards } from './preview-cards.tsx';
import { Sticker } from './sticker.tsx';

interface Props {
  /** Number of players, formatted; undefined if it is not shown. */
  readonly players: string | undefined;
  readonly onStart: () => void;
  readonly onGames: () => void;
}

/** The first screen: headline and figures over the tilted map, three games at the right. */
export function Hero({ players, onStart, onGames }: Props) {
  const { hero } = welcomeTexts;
  return (
    <section className={styles['hero']}>
      <div aria-hidden className={styles['map']}>
        <ArenaMap eager />
      </div>
      <div className={styles['content']}>
        <div>
          <h1 className={styles['headline']}>
            <span className={styles['line']}>{hero.title(screens.length)}</span>
            {hero.titleNext}
            <em className={styles['seam']}>{hero.titleEnd}</em>
          </h1>
          <p className={styles['lead']}>{hero.lead}</p>
          <div className={styles['actions']}>
            <Button look="gold" size="large" onClick={onStart}>
              {hero.start}
            </Button>
            <Button look="ghost" size="large" onClick={onGames}>
              {hero.see}
            </Button>
          </div>
          <dl className={styles['facts']}>
            <Fact figure={PLAYABLE_GAMES} text={hero.games} />
            <Fact figure={<RiftClock />} text={hero.nextRift} isNumber />
            {/* Last, so that nothing moves when it appears. */}
            {players !== undefined && <Fact figure={players} text={hero.players} />}
          </dl>
        </div>
        <PreviewCards />
      </div>
      <Sticker />
    </section>
  );
}

interface FactProps {
  readonly figure: React.ReactNode;
  readonly text: string;
  readonly isNumber?: boolean;
}

function Fact({ figure, text, isNumber }: FactProps) {
  return (
    <div>
      <dt>{text}</dt>
      <dd className={classNames(isNumber && 'num')}>{figure}</dd>
    </div>
  );
}
