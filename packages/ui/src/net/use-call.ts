import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from './call-error.ts';

interface CallState<Reply> {
  /** The newest reply; kept while a later call runs, and when a repetition fails. */
  readonly reply: Reply | undefined;
  /** Why there is no reply to this `call`. */
  readonly failure: CallError | undefined;
  /** Repeats the call, and aborts a running one. */
  readonly again: () => void;
}

/** The reply to one call, for pages without the query cache. `call` must be referentially stable. */
export function useCall<Reply>(call: (signal: AbortSignal) => Promise<Reply>): CallState<Reply> {
  const [got, setGot] = useState<{ readonly by: typeof call; readonly reply: Reply }>();
  const [failed, setFailed] = useState<{ readonly by: typeof call; readonly failure: CallError }>();
  const running = useRef<AbortController>(undefined);

  const start = useCallback(() => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const run = async () => {
      try {
        const reply = await call(mine.signal);
        if (!mine.signal.aborted) setGot({ by: call, reply });
      } catch (error) {
        if (!mine.signal.aborted) setFailed({ by: call, failure: asCallError(error) });
      }
    };
    void run();
  }, [call]);

  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [start]);

  const again = useCallback(() => {
    setFailed(undefined);
    start();
  }, [start]);
  const failure = failed?.by === call && got?.by !== call ? failed.failure : undefined;
  return { reply: failure ? undefined : got?.reply, failure, again };
}

/** A bug, such as a reply that was not understood, must not let the page wait for ever. */
function asCallError(cause: unknown): CallError {
  if (cause instanceof CallError) return cause;
  const message = t`Something went wrong on this page.`;
  return new CallError({ status: 0, code: 'unreadable_reply', message, failure: message, cause });
}
