import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useNotify } from '../../features/notifications/use-notify.ts';

/** Leads out of a game that cannot go on, with a toast that says why: a code of the error catalogue, or one unknown to it. */
export function useLeave(title: string, path: string): (code: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (code) => {
      const { message } = isErrorCode(code) ? errors[code] : errors.internal;
      notify({ type: 'error', title, message });
      void navigate(path);
    },
    [notify, navigate, title, path],
  );
}
