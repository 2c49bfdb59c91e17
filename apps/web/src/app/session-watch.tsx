import { Optional } from '@hub/ui/feedback/optional.tsx';
import { withWords } from '@hub/ui/language/load-words.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { useHeartbeat } from '@hub/web/session/use-heartbeat.ts';
import { useSession, useSessionStore } from '@hub/web/session/use-session.ts';
import { msg, t } from '@lingui/core/macro';
import { lazy, useEffect } from 'react';

const ENDED = {
  revoked: msg`You were signed out everywhere. Please sign in again.`,
  deleted: msg`This account has been deleted.`,
  elsewhere: msg`You logged out in another tab.`,
};

const NoticeBars = lazy(() =>
  withWords(import('./notices/notice-bars.tsx'), 'hub').then((code) => ({ default: code.NoticeBars })),
);

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
    notify({ type: 'warning', title: t`Signed out`, message: t(ENDED[ended]) });
  }, [ended, notify]);
  if (!isInDanger && notices.length === 0 && closedText === undefined) return null;
  return (
    <Optional>
      <NoticeBars isInDanger={isInDanger} notices={notices} closedText={closedText} />
    </Optional>
  );
}
