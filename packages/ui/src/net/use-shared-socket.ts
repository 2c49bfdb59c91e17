import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { useEffect, useMemo } from 'react';
import { type Net, useNet } from './net.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';
import { type GameSocket, useClient } from './use-game-socket.ts';

/** Milliseconds that a connection stays open for the next page of its game. */
export const LINGER_MS = 1_500;

interface SharedSocket {
  readonly client: SocketClient<RealtimeEndpoint>;
  /** Removes it from the connections that a later page may reuse. */
  readonly forget: () => void;
  /** Closes unused connections of other games. */
  readonly closeOthers: () => void;
  users: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const connections = new WeakMap<Net, Map<string, SharedSocket>>();

function sharedSocketFor(net: Net, endpoint: RealtimeEndpoint): SharedSocket {
  const known = connections.get(net) ?? new Map<string, SharedSocket>();
  connections.set(net, known);
  const shared = known.get(endpoint.name) ?? {
    client: createSocketClient(endpoint, net),
    forget: () => known.delete(endpoint.name),
    closeOthers: () => {
      for (const [name, other] of known) if (name !== endpoint.name && other.users === 0) close(other);
    },
    users: 0,
    closing: undefined,
  };
  known.set(endpoint.name, shared);
  return shared;
}

function use(shared: SharedSocket): () => void {
  clearTimeout(shared.closing);
  shared.users += 1;
  // The user went from one game's page to another's: no page will reuse the first connection.
  shared.closeOthers();
  shared.client.open();
  return () => {
    shared.users -= 1;
    if (shared.users === 0) shared.closing = setTimeout(() => close(shared), LINGER_MS);
  };
}

/** Closes a connection permanently: a page that opens later gets a new one. */
function close({ client, forget, closing }: SharedSocket): void {
  clearTimeout(closing);
  client.close();
  forget();
}

/**
 * A connection to a game that outlives a page: the next page of the same game reuses it, so that going from
 * the lobby list to a lobby and on to the game loses neither the seat nor a frame in transit.
 */
export function useSharedSocket<E extends RealtimeEndpoint>(endpoint: E): GameSocket<E> {
  const net = useNet();
  const shared = useMemo(() => sharedSocketFor(net, endpoint), [net, endpoint]);
  useEffect(() => use(shared), [shared]);
  // The map is keyed by endpoint, so the client has this endpoint's type.
  return useClient(shared.client as unknown as SocketClient<E>);
}
