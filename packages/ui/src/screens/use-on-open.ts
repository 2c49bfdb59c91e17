import { useEffect } from 'react';
import type { LinkState } from '../net/reconnecting-socket.ts';

/** Calls back whenever a connection opens. */
export function useOnOpen(state: LinkState, onOpen: () => void): void {
  useEffect(() => {
    if (state === 'open') onOpen();
  }, [state, onOpen]);
}
