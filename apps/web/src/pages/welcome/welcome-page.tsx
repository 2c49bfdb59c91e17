import { type GameScreen, nameOf } from '@hub/ui/screens/screen.ts';
import { TRIAL_PARAM } from '@hub/ui/screens/trial-param.ts';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { useContext, useEffect, useRef, useState } from 'react';
import { useSession, useSessionStore } from '../../features/session/use-session.ts';
import { useArrival } from '../../features/sign-in/arrival.ts';
import { ReturnAddressContext } from '../../features/sign-in/return-address-context.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import type { PlayedTrial } from '../../features/trial/trial.ts';
import { startPath } from '../../links/paths.ts';
import { About } from './about.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Login } from './login.tsx';
import { Modes } from './modes.tsx';
import { Reasons } from './reasons.tsx';
import { Ticker } from './ticker.tsx';
import { useLandingNews } from './use-landing-news.ts';
import { WelcomeBar } from './welcome-bar.tsx';
import styles from './welcome-page.module.css';

/** The landing page: games, number of players, and login. */
export function WelcomePage() {
  const session = useSessionStore();
  const name = useSession(({ claims }) => claims?.name);
  const { Transition, prepare, startTransition: startArrival } = useArrival(session.completeSignIn);
  const { playCue } = useSound();
  const news = useLandingNews();
  const modes = useRef<HTMLElement>(null);
  const about = useRef<HTMLElement>(null);
  const login = useRef<HTMLElement>(null);
  const returnAddress = useContext(ReturnAddressContext);
  const [chosen, setChosen] = useState<GameScreen>();
  const [played, setPlayed] = useState<PlayedTrial>();
  // Also completes the sign-in if the visitor leaves during the animation.
  useEffect(() => () => session.completeSignIn(), [session]);
  const start = () => {
    reveal(login.current);
    login.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const choose = (screen: GameScreen, trial?: PlayedTrial) => {
    const path = startPath(screen);
    returnAddress.remember(trial === undefined ? path : `${path}?${TRIAL_PARAM}=${trial.trial}`);
    setChosen(screen);
    setPlayed(trial);
    start();
  };
  const startTransition = (delayMs: number) => {
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
        <Hero onStart={start} onPlay={choose} />
        <Ticker {...news.ticker} />
        <Reasons />
        <Login
          ref={login}
          game={chosen && nameOf(chosen)}
          played={played}
          onBegin={prepare}
          onToken={session.signIn}
          onSignedIn={startTransition}
        />
        <Modes ref={modes} onChoose={choose} />
        <About ref={about} players={news.players} />
      </main>
      <Footer />
      {Transition && <Transition name={name} />}
    </PageLight>
  );
}

const reveal = (section: HTMLElement | null): void => section?.scrollIntoView();
