import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { useEffect, useMemo } from 'react';
import { type Net, useNet } from './net.ts';
import { createSocketClient, type SocketClient } from './socket-client.ts';
import { type GameSocket, useClient } from './use-game-socket.ts';

/** Milliseconds that a connection stays open for the next page of its game. */
export const LINGER_MS = 1_500;

interface Kept {
  readonly client: SocketClient<RealtimeEndpoint>;
  /** Removes it from the connections that a later page may reuse. */
  readonly forget: () => void;
  /** Closes unused connections of other games. */
  readonly closeOthers: () => void;
  users: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const connections = new WeakMap<Net, Map<string, Kept>>();

function keptFor(net: Net, endpoint: RealtimeEndpoint): Kept {
  const known = connections.get(net) ?? new Map<string, Kept>();
  connections.set(net, known);
  const kept = known.get(endpoint.name) ?? {
    client: createSocketClient(endpoint, net),
    forget: () => known.delete(endpoint.name),
    closeOthers: () => {
      for (const [name, other] of known) if (name !== endpoint.name && other.users === 0) close(other);
    },
    users: 0,
    closing: undefined,
  };
  known.set(endpoint.name, kept);
  return kept;
}

function use(kept: Kept): () => void {
  clearTimeout(kept.closing);
  kept.users += 1;
  // The user went from one game's page to another's: no page will reuse the first connection.
  kept.closeOthers();
  kept.client.open();
  return () => {
    kept.users -= 1;
    if (kept.users === 0) kept.closing = setTimeout(() => close(kept), LINGER_MS);
  };
}

/** Closes a connection permanently: a page that opens later gets a new one. */
function close({ client, forget, closing }: Kept): void {
  clearTimeout(closing);
  client.close();
  forget();
}

/**
 * A connection to a game that outlives a page: the next page of the same game reuses it, so that going from
 * the lobby list to a lobby and on to the game loses neither the seat nor a frame in transit.
 */
export function useKeptSocket<E extends RealtimeEndpoint>(endpoint: E): GameSocket<E> {
  const net = useNet();
  const kept = useMemo(() => keptFor(net, endpoint), [net, endpoint]);
  useEffect(() => use(kept), [kept]);
  // The map is keyed by endpoint, so the client has this endpoint's type.
  return useClient(kept.client as unknown as SocketClient<E>);
}
