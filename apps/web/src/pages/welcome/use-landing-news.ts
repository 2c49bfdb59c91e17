import { lastMatches } from '@hub/protocol/http/activity';
import { accountsCount } from '@hub/protocol/http/joining';
import { useNet } from '@hub/ui/net/net.ts';
import { useNews } from '@hub/ui/net/use-news.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { showPlayerCount } from './player-count.ts';

/** Interval (ms) at which the page fetches new data (platform 2). */
const REFRESH_MS = 3_500;

/** The landing page's data: number of players and latest matches. */
export function useLandingNews() {
  const { call } = useNet();
  const players = useNews(useCallback((signal) => call(accountsCount, { signal }), [call]));
  const matches = useNews(useCallback((signal) => call(lastMatches, { signal }), [call]));
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
    players: showPlayerCount(players.reply?.count),
    ticker: { matches: matches.reply, failure: matches.failure, isPaused, onPause: setIsPaused },
  };
}
