import { lazy, Suspense, useEffect, useState } from 'react';
import { Quietly } from '../../ui/feedback/quietly.tsx';

/** Comes last: nobody waits for it. */
const Peeking = lazy(async () => ({ default: (await import('./peeking-emblem.tsx')).PeekingEmblem }));

const DELAY_MS = 2_500;

/** One emblem peeks over the lower edge of the hero, another one and elsewhere on every visit (platform 2). */
export function Sticker() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Quietly>
      <Suspense>
        <Peeking />
      </Suspense>
    </Quietly>
  );
}
