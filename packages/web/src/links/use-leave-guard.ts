import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from './navigation.ts';

interface Options {
  readonly isActive: boolean;
  /** Whether links ask as well; a step back in the history always does. */
  readonly asksLinks: boolean;
  /** Whether an address belongs to what would be given up. */
  readonly staysAt: (pathname: string) => boolean;
}

interface Asked {
  /** Whether the question is open. */
  readonly isAsking: boolean;
  /** Asks before something is done that leaves the page. */
  readonly ask: (leave: () => void) => void;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asks before the player leaves the page while it is active. */
export function useLeaveGuard({ isActive, asksLinks, staysAt }: Options): Asked {
  const { guard } = useNavigation();
  const [asked, setAsked] = useState<{ readonly leave: () => void }>();
  const release = useRef<() => void>(undefined);
  const mayStay = useEffectEvent(staysAt);
  useEffect(() => {
    if (!isActive) return undefined;
    release.current = guard({
      staysAt: (pathname) => mayStay(pathname),
      asksLinks,
      ask: (leave) => setAsked({ leave }),
    });
    return () => release.current?.();
  }, [guard, isActive, asksLinks]);
  return {
    isAsking: isActive && asked !== undefined,
    ask: (leave) => setAsked({ leave }),
    stay: () => setAsked(undefined),
    leave() {
      release.current?.();
      setAsked(undefined);
      asked?.leave();
    },
  };
}
