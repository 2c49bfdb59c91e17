import { useEffect } from 'react';
import type { ConnectionState } from '../net/reconnecting-socket.ts';

/** Calls back whenever a connection opens. */
export function useOnOpen(state: ConnectionState, onOpen: () => void): void {
  useEffect(() => {
    if (state === 'open') onOpen();
  }, [state, onOpen]);
}
