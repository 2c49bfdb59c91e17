import { createContext, useContext } from 'react';
import type { Call } from './http-client.ts';

/** The way to the server: calls at once, and what a socket needs once a game opens one. */
export interface Net {
  readonly call: Call;
  /** Root of the socket addresses, `ws:` or `wss:`. */
  readonly socketUrl: string;
  readonly token: () => string | undefined;
  /** The server does not take this token any more. */
  readonly onUnauthorized: (token: string) => void;
  /** The server speaks another version of the contract than this page. */
  readonly onOtherVersion: () => void;
  /** A frame came that is not in the contract; it was dropped. */
  readonly onStrangeFrame: (endpoint: string) => void;
}

/** Carries the way to the server down the tree. */
export const NetContext = createContext<Net | undefined>(undefined);

/** The way to the server. */
export function useNet(): Net {
  const net = useContext(NetContext);
  if (net === undefined) throw new Error('NetContext is missing');
  return net;
}
