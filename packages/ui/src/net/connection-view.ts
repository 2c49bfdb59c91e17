import { t } from '@lingui/core/macro';
import type { SessionState } from './game-session.ts';
import type { ConnectionState } from './reconnecting-socket.ts';

/** Why a connection does not reconnect by itself: replaced by another tab or device, or closed. */
export type DisconnectReason = 'replaced' | 'closed';

/** Returns undefined while the connection is open or reconnects by itself. */
export const disconnectReasonOf = (link: ConnectionState): DisconnectReason | undefined =>
  link === 'replaced' || link === 'closed' ? link : undefined;

/** What a screen shows of the connection of its game. A game that is over needs none. */
export interface ConnectionView {
  readonly disconnectReason: DisconnectReason | undefined;
  readonly isReconnecting: boolean;
}

/** Whether what is shown is up to date, and commands arrive. */
export const isConnected = ({ link, isSynced }: Pick<SessionState, 'link' | 'isSynced'>): boolean =>
  link === 'open' && isSynced;

/** Derives it from a session. */
export function connectionViewOf(state: SessionState<{ readonly gameOver: boolean }>): ConnectionView {
  const { game, link } = state;
  const disconnectReason = game?.gameOver ? undefined : disconnectReasonOf(link);
  const isRunning = game !== undefined && !game.gameOver;
  return {
    disconnectReason,
    isReconnecting: isRunning && !isConnected(state) && disconnectReason === undefined,
  };
}

/** What a game shows that does not connect again by itself. `texts`: what becomes of it meanwhile. */
export const lostTexts = (reason: DisconnectReason, texts: Readonly<Record<DisconnectReason, string>>) =>
  reason === 'replaced'
    ? { title: t`You are playing in another tab`, text: texts.replaced, retryLabel: t`Play here` }
    : { title: t`The connection was closed`, text: texts.closed, retryLabel: t`Try again` };
