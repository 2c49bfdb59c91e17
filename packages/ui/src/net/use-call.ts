import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from './call-error.ts';

interface CallState<Reply> {
  /** The newest reply; kept when a later call fails. */
  readonly reply: Reply | undefined;
  /** Why there is no reply. */
  readonly failure: CallError | undefined;
  /** Repeats the call, and aborts a running one. */
  readonly again: () => void;
}

/** The reply to one call, for pages without the query cache. `call` must be referentially stable. */
export function useCall<Reply>(call: (signal: AbortSignal) => Promise<Reply>): CallState<Reply> {
  const [reply, setReply] = useState<Reply>();
  const [failure, setFailure] = useState<CallError>();
  const running = useRef<AbortController>(undefined);

  const again = useCallback(() => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    call(mine.signal).then(
      (reply) => setReply(() => reply),
      (error: unknown) => {
        if (error instanceof CallError) setFailure(error);
      },
    );
  }, [call]);

  useEffect(() => {
    again();
    return () => running.current?.abort();
  }, [again]);

  return { reply, failure: reply === undefined ? failure : undefined, again };
}
