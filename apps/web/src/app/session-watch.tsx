import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy, useEffect } from 'react';
import { useNotify } from '../features/notifications/use-notify.ts';
import { useHeartbeat } from '../features/session/use-heartbeat.ts';
import { useSession, useSessionStore } from '../features/session/use-session.ts';
import { sessionTexts } from '../messages/session.ts';

const NoticeBars = lazy(async () => ({ default: (await import('./notices/notice-bars.tsx')).NoticeBars }));

/**
 * Sends the heartbeat, and shows the notices that come with it or why the hub is closed. Follows session changes in other
 * tabs, and notifies when a session has ended.
 */
export function SessionWatch() {
  const session = useSessionStore();
  const notify = useNotify();
  const ended = useSession((session) => session.ended);
  const closedText = useSession((session) => session.closedText);
  const isInDanger = useSession(
    ({ aside, isStored, ended }) => aside !== undefined || !isStored || ended === 'aside',
  );
  const notices = useHeartbeat(() => session.setState({ closedText: undefined }));
  useEffect(() => session.followOtherTabs(), [session]);
  useEffect(() => {
    if (ended === undefined || ended === 'logout' || ended === 'aside') return;
    notify({ type: 'warning', title: sessionTexts.endedTitle, message: sessionTexts.ended[ended] });
  }, [ended, notify]);
  if (!isInDanger && notices.length === 0 && closedText === undefined) return null;
  return (
    <Optional>
      <NoticeBars isInDanger={isInDanger} notices={notices} closedText={closedText} />
    </Optional>
  );
}
