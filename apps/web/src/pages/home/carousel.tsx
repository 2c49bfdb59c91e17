import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { isDaily } from '@hub/ui/screens/screen.ts';
import { NARROW, STILL, useMediaQuery } from '@hub/ui/use-media-query.ts';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import { screens } from '../../games.ts';
import { homeTexts } from '../../messages/home.ts';
import styles from './carousel.module.css';
import { GameCard } from './game-card.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useTodaysRift } from './use-todays-rift.ts';

/** The five games: an accordion on wide screens; on narrow ones a strip that advances until paused. */
export function Carousel() {
  const [active, setActive] = useState(screens[0]);
  const strip = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW);
  const isStill = useMediaQuery(STILL);
  const { isSolved } = useTodaysRift();
  const { playCue } = useSound();
  const [isPaused, setIsPaused] = useState(false);
  const canMove = isNarrow && !isStill;
  useAutoAdvance(strip, { isOn: canMove && !isPaused, onMove: () => playCue(SOUND_MAP.carouselMoved) });
  return (
    <section aria-label={homeTexts.games} className={styles['frame']}>
      <div ref={strip} className={styles['strip']}>
        {screens.map((screen) => (
          <GameCard
            key={screen.game.id}
            screen={screen}
            action={isDaily(screen) && isSolved ? homeTexts.seeResult : homeTexts.play[screen.game.kind]}
            isActive={screen === active}
            onActivate={() => setActive(screen)}
          />
        ))}
      </div>
      {canMove && (
        <IconButton
          label={isPaused ? homeTexts.moveGames : homeTexts.holdGames}
          icon={isPaused ? Play : Pause}
          look="neutral"
          className={styles['pause']}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </section>
  );
}
