import type { ScoreGame } from '@hub/engine/define-game';
import { createReturnAddress } from '@hub/features/accounts/screen/sign-in/return-address.ts';
import { boardCalls } from '@hub/features/leaderboards/calls.ts';
import { hubSocket } from '@hub/features/waiting/calls.ts';
import { dailyGames, leaderboards, scoreGames, versusGames } from '@hub/protocol/games';
import { accountSchema } from '@hub/protocol/http/accounts';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { fakeSockets } from '@hub/ui/net/testing/fake-socket.ts';
import { createNotifications } from '@hub/web/notifications/notification-store.ts';
import { DEFAULT_SETTINGS } from '@hub/web/page-settings/page-settings.ts';
import { createSession } from '@hub/web/session/session-store.ts';
import { silentSound } from '@hub/web/sound/testing/silent-sound.ts';
import { render } from '@testing-library/react';
import { App } from '../app.tsx';
import { routerCode } from '../first-loads.ts';
import { createPageVisits } from '../page-visits.ts';
import { createScrollMemory } from '../scroll-memory.ts';

// As in a browser, where the router's code comes before the first render of a signed-in player.
await routerCode.load();

const DAILY = { completed: 0, streak: 0, lastCompletedTime: null };
const VERSUS = { wins: 0, looses: 0 };
const scoresOf = (boards: ScoreGame['boards']) => ({
  playedGames: 0,
  rank: null,
  ...Object.fromEntries(boards.map(({ statistic }) => [statistic, 0])),
});

/** The account of a new player. */
export const freshAccount = accountSchema.parse({
  id: 'account-Kestrel',
  player_id: 'aaaaBBBB1234',
  name: 'Kestrel',
  googleConnected: false,
  softDeleted: false,
  activeUsernameEffect: null,
  activeProfileIcon: null,
  botWins: {},
  lastGames: [],
  dailyRiftStats: Object.fromEntries(dailyGames.map(({ names }) => [names.stats, DAILY])),
  ...Object.fromEntries(scoreGames.map(({ names, boards }) => [names.stats, scoresOf(boards)])),
  ...Object.fromEntries(versusGames.map(({ names }) => [names.stats, VERSUS])),
});

const EMPTY_BOARD = { data: [], totalEntries: 0 };

const REPLIES: Replies = {
  heartbeat: { online: 1 },
  ownDecisions: { answered: [], received: [] },
  lastMatches: [],
  dailyRing: { day: '2026-11-21', reward: 40, isPaid: false, dailies: [], score: null, table: null },
  ...Object.fromEntries(leaderboards.map(({ id }) => [boardCalls[id].list.name, EMPTY_BOARD])),
  accountsCount: { count: 12_345 },
  ownAccount: freshAccount,
  currentBlueEssence: { blueEssence: 2480 },
};

interface Options {
  /** Stored where the page keeps its token. */
  readonly token?: string | undefined;
  readonly replies?: Replies | undefined;
  readonly settings?: Partial<typeof DEFAULT_SETTINGS> | undefined;
}

/** Renders the whole app at an address, with a fake server that answers from a table. */
export function renderApp(address: string, { token, replies, settings }: Options = {}) {
  window.history.replaceState(null, '', address);
  if (token !== undefined) localStorage.setItem('token', token);
  const session = createSession();
  const notifications = createNotifications();
  const sound = silentSound();
  const { net, calls } = fakeNet({ ...REPLIES, ...replies });
  // Of the hub; those of games are the test's.
  const sockets = fakeSockets();
  const createSocket = (url: string, protocols: string[]): WebSocket =>
    url.includes(hubSocket.path) ? sockets.create(url, protocols) : new WebSocket(url, protocols);
  const view = render(
    <App
      settings={{ ...DEFAULT_SETTINGS, ...settings }}
      session={session}
      notifications={notifications}
      sound={sound}
      net={{ ...net, createSocket }}
      returnAddress={createReturnAddress()}
      pageVisits={createPageVisits(createScrollMemory())}
      onWelcome={address.startsWith('/welcome') && token === undefined ? () => undefined : undefined}
    />,
  );
  return { ...view, session, notifications, sound, calls, sockets };
}
