import { useArrival } from '@hub/features/accounts/screen/sign-in/arrival.ts';
import { ReturnAddressContext } from '@hub/features/accounts/screen/sign-in/return-address-context.ts';
import type { PlayedTrial } from '@hub/features/trials/screen/trial.ts';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { type GameScreen, nameOf } from '@hub/ui/screens/screen.ts';
import { TRIAL_PARAM } from '@hub/ui/screens/trial-param.ts';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { startPath } from '@hub/web/links/paths.ts';
import { useSession, useSessionStore } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { lazy, useContext, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Login } from './login.tsx';
import { Reasons } from './reasons.tsx';
import { ABOUT, MODES } from './section-ids.ts';
import { Ticker } from './ticker.tsx';
import { useLandingNews } from './use-landing-news.ts';
import { WelcomeBar } from './welcome-bar.tsx';
import styles from './welcome-page.module.css';

/** Its static markup can be read and followed before its code has come. */
const Further = lazy(() => import('./further.tsx').then((code) => ({ default: code.Further })));

/** The landing page: games, number of players, and login. */
export function WelcomePage() {
  const session = useSessionStore();
  const name = useSession(({ claims }) => claims?.name);
  const { Transition, prepare, startTransition: startArrival } = useArrival(session.completeSignIn);
  const { playCue } = useSound();
  const news = useLandingNews();
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
    playCue(cues.accountCreated);
    startArrival(delayMs);
  };
  // Deferred, or news that come before its code would take the static markup away.
  const further = useDeferredValue(
    <Optional>
      <Further onChoose={choose} players={news.players} />
    </Optional>,
  );
  return (
    <PageLight hue="teal" contours={false} className={styles['page']}>
      <WelcomeBar
        onGames={() => reveal(document.getElementById(MODES))}
        onAbout={() => reveal(document.getElementById(ABOUT))}
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
        {further}
      </main>
      <Footer />
      {Transition && <Transition name={name} />}
    </PageLight>
  );
}

const reveal = (section: HTMLElement | null): void => section?.scrollIntoView();
