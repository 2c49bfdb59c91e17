import { createContext, useContext } from 'react';
import type { Call } from './http-client.ts';

/** How a page reaches the server: HTTP calls, and the settings of sockets. */
export interface Net {
  readonly call: Call;
  /** Base URL of the sockets, `ws:` or `wss:`. */
  readonly socketUrl: string;
  readonly token: () => string | undefined;
  /** The server refused the token of a socket. */
  readonly onUnauthorized: () => void;
  /** The host has suspended the account. */
  readonly onSuspended?: (() => void) | undefined;
  /** The server has another version of the contract than this page. */
  readonly onOtherVersion: () => void;
  /** Opens a socket; default: the browser's. */
  readonly createSocket?: ((url: string, protocols: string[]) => WebSocket) | undefined;
  /** A frame that is not in the contract was received and dropped. */
  readonly onStrangeFrame: (endpoint: string) => void;
}

/** Provides the connection settings to the components below. */
export const NetContext = createContext<Net | undefined>(undefined);

/** Returns the connection settings of this page. */
export function useNet(): Net {
  const net = useContext(NetContext);
  if (net === undefined) throw new Error('NetContext is missing');
  return net;
}
