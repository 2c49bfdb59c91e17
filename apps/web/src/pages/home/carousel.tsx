import { useGoldRifts } from '@hub/features/daily/screen/day-ring.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { type GameScreen, isDaily } from '@hub/ui/screens/screen.ts';
import { useIsHydrated } from '@hub/ui/use-is-hydrated.ts';
import { NARROW, STILL, useMediaQuery } from '@hub/ui/use-media-query.ts';
import { useConnection } from '@hub/web/connection/use-connection.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { listedScreens } from '@hub/web/games.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { msg, t } from '@lingui/core/macro';
import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { GameCard } from './game-card.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useNextGame } from './use-next-game.ts';
import { useTodaysRifts } from './use-todays-rifts.ts';

const PLAY = { daily: msg`Play today's rift`, score: msg`Play`, versus: msg`Quick play` };

/** Label without network; here, because every page loads the texts of home. */

/** The games, the one to play next first open: an accordion on wide screens; on narrow ones a strip that advances until paused. */
export function Carousel() {
  const [chosen, setChosen] = useState<GameScreen>();
  const next = useNextGame();
  // The card of the daily games is that of the next one, as long as one is open.
  const cards = listedScreens.map((screen) => (isDaily(screen) && next && isDaily(next) ? next : screen));
  const active = cards.find((screen) => screen === chosen) ?? next;
  const strip = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW);
  const isStill = useMediaQuery(STILL);
  const { all, solved, ended } = useTodaysRifts();
  const isDone = (screen: GameScreen) => isDaily(screen) && ended === all;
  const isGoldDay = useGoldRifts(solved > 0, useUtcDay()).length > 0;
  const isOffline = useConnection() === 'offline';
  const { playCue } = useSound();
  const [isPaused, setIsPaused] = useState(false);
  useStartAt(strip, isNarrow ? cards.findIndex((screen) => screen === next) : 0);
  const canMove = isNarrow && !isStill;
  // Static markup is for every window: the style sheet shows the button where the cards move.
  const isStatic = !useIsHydrated();
  useAutoAdvance(strip, { isOn: canMove && !isPaused, onMove: () => playCue(cues.carouselMoved) });
  return (
    <section aria-label={t`Games`} className={styles['frame']}>
      <div ref={strip} className={styles['strip']}>
        {cards.map((screen) => (
          <GameCard
            key={screen.game.id}
            screen={screen}
            isOwn={screen === next}
            action={
              isDone(screen)
                ? t({
                    message: "See today's results",
                    comment: 'Replaces "play" once all of today\'s rifts are solved.',
                  })
                : isOffline
                  ? t`Waits for the network`
                  : t(PLAY[screen.game.kind])
            }
            isDone={isDone(screen)}
            isGold={isGoldDay && isDone(screen)}
            isActive={screen === active}
            onActivate={setChosen}
          />
        ))}
      </div>
      {(canMove || isStatic) && (
        <IconButton
          label={isPaused ? t`Let the games move` : t`Hold the games still`}
          icon={isPaused ? Play : Pause}
          variant="quiet"
          size="small"
          className={styles['pause']}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </section>
  );
}

/** The strip begins with the game to play next. */
function useStartAt(strip: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const first = strip.current?.children[0];
    const card = strip.current?.children[index];
    if (index < 1 || !(first instanceof HTMLElement) || !(card instanceof HTMLElement)) return;
    strip.current?.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, [strip, index]);
}
