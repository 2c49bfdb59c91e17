import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { useEffect, useRef } from 'react';
import { useSession, useSessionStore } from '../../features/session/use-session.ts';
import { useArrival } from '../../features/sign-in/arrival.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import { About } from './about.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Login } from './login.tsx';
import { Modes } from './modes.tsx';
import { Ticker } from './ticker.tsx';
import { useLandingNews } from './use-landing-news.ts';
import { WelcomeBar } from './welcome-bar.tsx';
import styles from './welcome-page.module.css';

/** The landing page: games, number of players, and login. */
export function WelcomePage() {
  const session = useSessionStore();
  const name = useSession(({ claims }) => claims?.name);
  const { Transition, prepare, celebrate: startArrival } = useArrival(session.arrive);
  const { playCue } = useSound();
  const news = useLandingNews();
  const modes = useRef<HTMLElement>(null);
  const about = useRef<HTMLElement>(null);
  const login = useRef<HTMLElement>(null);
  // Also completes the sign-in if the visitor leaves during the animation.
  useEffect(() => () => session.arrive(), [session]);
  const start = () => {
    reveal(login.current);
    login.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const celebrate = (delayMs: number) => {
    playCue(SOUND_MAP.accountCreated);
    startArrival(delayMs);
  };
  return (
    <PageLight hue="teal" contours={false} className={styles['page']}>
      <WelcomeBar
        onGames={() => reveal(modes.current)}
        onAbout={() => reveal(about.current)}
        onStart={start}
      />
      <main className={styles['main']}>
        <Hero players={news.players} onStart={start} onGames={() => reveal(modes.current)} />
        <Ticker {...news.ticker} />
        <Login ref={login} onBegin={prepare} onToken={session.signIn} onSignedIn={celebrate} />
        <Modes ref={modes} />
        <About ref={about} players={news.players} />
      </main>
      <Footer />
      {Transition && <Transition name={name} />}
    </PageLight>
  );
}

const reveal = (section: HTMLElement | null): void => section?.scrollIntoView();
