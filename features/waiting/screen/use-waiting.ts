import { useNet } from '@hub/ui/net/net.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { useEffect, useMemo, useState } from 'react';
import { hubSocket, type WaitingEntry, waitingEntries } from '../calls.ts';

/** Interval of calls while there is no socket (ms). */
const CALL_MS = 30_000;
/** Longest time of a timer (ms); what ends later does not end while the page is open. */
const LONGEST_MS = 2 ** 31 - 1;

type Timed = readonly { readonly entry: WaitingEntry; readonly endsAt: number }[];

/** What waits for the player: as the socket of the hub sends it, or by calls while another page has taken its place. */
export function useWaiting(): readonly WaitingEntry[] | undefined {
  const { call } = useNet();
  const { state, listen, reopen } = useGameSocket(hubSocket);
  const [timed, setTimed] = useState<Timed>();
  useEffect(
    () =>
      listen((frame) => {
        if ('payload' in frame) setTimed(timedNow(frame.payload.entries));
      }),
    [listen],
  );
  const isReplaced = state === 'replaced';
  useEffect(() => {
    if (!isReplaced) return undefined;
    const ask = () =>
      void call(waitingEntries).then(
        ({ entries }) => setTimed(timedNow(entries)),
        () => undefined,
      );
    const timer = setInterval(ask, CALL_MS);
    // The page that the player looks at has the socket.
    window.addEventListener('focus', reopen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', reopen);
    };
  }, [isReplaced, call, reopen]);
  useEffect(() => {
    const next = Math.min(...(timed ?? []).map(({ endsAt }) => endsAt));
    const wait = next - performance.now();
    if (wait > LONGEST_MS) return undefined;
    const drop = () => setTimed((all) => all?.filter(({ endsAt }) => endsAt > performance.now()));
    const timer = setTimeout(drop, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [timed]);
  return useMemo(() => timed?.map(({ entry }) => entry), [timed]);
}

const timedNow = (entries: readonly (WaitingEntry | null)[]): Timed =>
  entries.flatMap((entry) => {
    if (entry === null) return [];
    const left = 'timeLeft' in entry ? entry.timeLeft : undefined;
    return { entry, endsAt: left === undefined ? Number.POSITIVE_INFINITY : performance.now() + left };
  });
