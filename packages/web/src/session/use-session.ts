import type { TokenClaims } from '@hub/protocol/token-claims';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Session, SessionStore } from './session-store.ts';

/** Provides the session store. */
export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Provides the player's claims to components that only players see. */
export const PlayerContext = createContext<TokenClaims | undefined>(undefined);

/** Returns the session store with its actions; throws without a provider. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === undefined) throw new Error('SessionContext is missing');
  return store;
}

/** Returns a selected part of the session; rerenders when it changes. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(useSessionStore(), select);
}

/** Returns the player's claims; throws outside of the pages that require a token. */
export function usePlayer(): TokenClaims {
  const player = useContext(PlayerContext);
  if (player === undefined) throw new Error('PlayerContext is missing');
  return player;
}
