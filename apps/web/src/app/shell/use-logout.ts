import { useNavigate } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { usePlayer, useSessionStore } from '@hub/web/session/use-session.ts';
import { useState } from 'react';

interface Logout {
  readonly isAsking: boolean;
  /** Logs a linked account out at once; asks for confirmation before a temporary account is lost. */
  readonly start: () => void;
  readonly confirm: () => void;
  readonly stay: () => void;
}

/** Logs out. Temporary accounts are asked first. */
export function useLogout(): Logout {
  const [isAsking, setIsAsking] = useState(false);
  const isLinked = usePlayer().googleSub !== undefined;
  const session = useSessionStore();
  const navigate = useNavigate();
  const leave = () => {
    session.end('logout');
    navigate(paths.welcome());
  };
  return {
    isAsking,
    start: () => (isLinked ? leave() : setIsAsking(true)),
    confirm: leave,
    stay: () => setIsAsking(false),
  };
}
