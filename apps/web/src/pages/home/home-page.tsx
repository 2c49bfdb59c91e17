import { PicturesCardLayer } from '@hub/features/settings/screen/pictures-card-layer.tsx';
import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { isConfettiDue, noteConfetti } from '@hub/web/session/browser-session.ts';
import { useEffect, useRef } from 'react';
import { Activity } from './activity.tsx';
import { Carousel } from './carousel.tsx';
import { CodesOfferLayer } from './codes-offer-layer.tsx';
import { DayRing } from './day-ring.tsx';
import { Greeting } from './greeting.tsx';
import styles from './home-page.module.css';
import { People } from './people.tsx';
import { Podium } from './podium.tsx';

/** Home page: the game to play next, today's ring, other players, latest matches and top players. */
export function HomePage() {
  useFirstConfetti();
  return (
    <>
      <Greeting />
      <Carousel />
      <div className={styles['thirds']}>
        <DayRing />
        <People />
        <Activity />
      </div>
      <CodesOfferLayer />
      <PicturesCardLayer />
      <Podium />
    </>
  );
}

/** Fires confetti from the four corners, once per session. */
function useFirstConfetti(): void {
  const isPlaying = useRef(false);
  useEffect(() => {
    if (isPlaying.current || !isConfettiDue()) return;
    isPlaying.current = true;
    void playConfetti({ corners: true }).then(noteConfetti);
  }, []);
}
