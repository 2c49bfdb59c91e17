import type { TokenClaims } from '@hub/protocol/http/joining';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Session, SessionStore } from './session-store.ts';

/** Carries the session down the tree. */
export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Carries the player down to everything that only players see. */
export const PlayerContext = createContext<TokenClaims | undefined>(undefined);

/** The session's own verbs. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === undefined) throw new Error('SessionContext is missing');
  return store;
}

/** A part of the session, kept up to date. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(useSessionStore(), select);
}

/** Who plays. Only below the gate that lets nobody in without a token. */
export function usePlayer(): TokenClaims {
  const player = useContext(PlayerContext);
  if (player === undefined) throw new Error('PlayerContext is missing');
  return player;
}
