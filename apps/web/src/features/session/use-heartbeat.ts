import { HEARTBEAT_MS } from '@hub/engine/wire/limits';
import { heartbeat } from '@hub/protocol/http/activity';
import { useNet } from '@hub/ui/net/net.ts';
import { useEffect } from 'react';
import { createSessionId } from './session-id.ts';

/** Reports to the server that this page is open: at once, then every 30 s. A failed call is only logged. */
export function useHeartbeat(): void {
  const { call } = useNet();
  useEffect(() => {
    const sessionId = createSessionId();
    const beat = () => void call(heartbeat, { body: { sessionId } }).catch(() => undefined);
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [call]);
}
