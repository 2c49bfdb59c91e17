import { useState } from 'react';
import { usePlayer, useSessionStore } from '../../features/session/use-session.ts';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';

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
