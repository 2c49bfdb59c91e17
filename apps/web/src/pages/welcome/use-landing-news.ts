import { type Net, useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Interval (ms) at which the page fetches new data. */
const REFRESH_MS = 3_500;

// The calls are imported on demand, because the first paint does not need the contract.
async function countAccounts(call: Net['call'], signal: AbortSignal) {
  const { accountsCount } = await import('@hub/features/accounts/joining-calls.ts');
  return call(accountsCount, { signal });
}

async function fetchMatches(call: Net['call'], signal: AbortSignal) {
  const { lastMatches } = await import('@hub/protocol/http/activity');
  return call(lastMatches, { signal });
}

/** The landing page's data: number of players and latest matches. */
export function useLandingNews() {
  const { call } = useNet();
  const players = useCall(useCallback((signal) => countAccounts(call, signal), [call]));
  const matches = useCall(useCallback((signal) => fetchMatches(call, signal), [call]));
  const [isPaused, setIsPaused] = useState(false);

  // One of two refreshes, at random with equal chance.
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    if (Math.random() < 0.5) matches.again();
    else players.again();
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPaused]);

  return {
    players: players.reply?.count,
    ticker: { matches: matches.reply, failure: matches.failure, isPaused, onPause: setIsPaused },
  };
}
