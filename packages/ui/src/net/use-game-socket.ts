import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNet } from './net.ts';
import type { ConnectionState } from './reconnecting-socket.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';

export interface GameSocket<E extends RealtimeEndpoint>
  extends Pick<SocketClient<E>, 'send' | 'listen' | 'watchTurn'> {
  readonly state: ConnectionState;
  /** Reconnects after the seat was replaced or the connection was closed. */
  readonly reopen: () => void;
}

/** A connection to a game that lives as long as the page. All functions are referentially stable. */
export function useGameSocket<E extends RealtimeEndpoint>(endpoint: E): GameSocket<E> {
  const net = useNet();
  const client = useMemo(() => createSocketClient(endpoint, net), [endpoint, net]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  return useClient(client);
}

/** A client as the screens use it; renders again on every change of its state. */
export function useClient<E extends RealtimeEndpoint>(client: SocketClient<E>): GameSocket<E> {
  const state = useSyncExternalStore(client.watch, () => client.state);
  return useMemo(
    () => ({
      state,
      send: client.send,
      listen: client.listen,
      watchTurn: client.watchTurn,
      reopen: client.open,
    }),
    [client, state],
  );
}
