import { failureOf } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useNavigate } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { UseJoinLeague } from '../../../places/join-league.ts';

/** How long the way to the league stays (ms). */
const TOAST_MS = 8_000;

/** Returns a function that joins the league with a code without leaving the page. A toast says how it ended. */
export const useJoinLeague: UseJoinLeague = () => {
  const { call } = useNet();
  const notify = useNotify();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const isJoining = useRef(false);
  return async (code) => {
    if (isJoining.current) return;
    isJoining.current = true;
    try {
      // This is on every page, and few players join a league.
      const { joinLeague } = await import('../../calls.ts');
      const { id } = await call(joinLeague, { body: { code } });
      refreshAccount();
      const action = {
        label: t({ message: 'Look', comment: 'Button: shows the league.' }),
        onPress: () => navigate(paths.league({ id })),
      };
      notify({ type: 'success', title: t`You are in the league.`, durationMs: TOAST_MS, action });
    } catch (fault) {
      notify({ type: 'error', title: failureOf(fault, t`Cannot join the league`) });
    } finally {
      isJoining.current = false;
    }
  };
};
