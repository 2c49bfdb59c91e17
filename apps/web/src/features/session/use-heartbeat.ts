import { HEARTBEAT_MS } from '@hub/engine/wire/limits';
import { useNet } from '@hub/ui/net/net.ts';
import { useEffect } from 'react';
import { createSessionId } from './session-id.ts';

/** Reports to the server that this page is open: at once, then every 30 s. A failed call is only logged. */
export function useHeartbeat(): void {
  const { call } = useNet();
  useEffect(() => {
    const sessionId = createSessionId();
    const beat = async () => {
      // Imported on demand, because the first paint does not need the contract.
      const { heartbeat } = await import('@hub/protocol/http/activity');
      await call(heartbeat, { body: { sessionId } });
    };
    const tryBeat = () => void beat().catch(() => undefined);
    tryBeat();
    const timer = setInterval(tryBeat, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [call]);
}
