import { useEffect } from 'react';
import { useNotify } from '../features/notifications/use-notify.ts';
import { useHeartbeat } from '../features/session/use-heartbeat.ts';
import { useSession, useSessionStore } from '../features/session/use-session.ts';
import { sessionTexts } from '../messages/session.ts';

/** Sends the heartbeat, follows session changes in other tabs, and notifies when a session has ended. */
export function SessionWatch() {
  const session = useSessionStore();
  const notify = useNotify();
  const ended = useSession((session) => session.ended);
  useHeartbeat();
  useEffect(() => session.followOtherTabs(), [session]);
  useEffect(() => {
    if (ended === undefined || ended === 'logout') return;
    notify({ type: 'warning', title: sessionTexts.endedTitle, message: sessionTexts.ended[ended] });
  }, [ended, notify]);
  return null;
}
