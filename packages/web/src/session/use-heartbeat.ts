import { HEARTBEAT_MS } from '@hub/engine/wire/limits';
import type { HubNotice } from '@hub/protocol/http/activity';
import { useNet } from '@hub/ui/net/net.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { createSessionId } from './session-id.ts';

const NONE: readonly HubNotice[] = [];

/**
 * Reports to the server that this page is open: at once, then every 30 s. A failed call is only logged; `onAnswer` is
 * called after any other. Returns what the host tells everyone.
 */
export function useHeartbeat(onAnswer: () => void): readonly HubNotice[] {
  const { call } = useNet();
  const tellAnswer = useEffectEvent(onAnswer);
  const [notices, setNotices] = useState(NONE);
  useEffect(() => {
    const sessionId = createSessionId();
    const beat = async () => {
      // Imported on demand, because the first paint does not need the contract.
      const { heartbeat } = await import('@hub/protocol/http/activity');
      const reply = await call(heartbeat, { body: { sessionId } });
      setNotices(reply.notices ?? NONE);
      tellAnswer();
    };
    const tryBeat = () => void beat().catch(() => undefined);
    tryBeat();
    const timer = setInterval(tryBeat, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [call]);
  return notices;
}
