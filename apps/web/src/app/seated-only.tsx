import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { type LobbyGameName, lobbyPass } from '../features/lobby/lobby-pass.ts';

interface Props {
  readonly game: LobbyGameName;
  /** Path of the game's lobbies. */
  readonly lobbiesAt: string;
  readonly children: ReactNode;
}

/**
 * Lets into a lobby's pages who has created or joined that lobby (games 2). Everybody else comes by a shared link: the
 * overview takes them in, asks for the password, or says why it cannot.
 */
export function SeatedOnly({ game, lobbiesAt, children }: Props) {
  const { id = '' } = useParams();
  if (lobbyPass.recall(game)?.lobbyId === id) return children;
  return <Navigate to={`${lobbiesAt}?join=${encodeURIComponent(id)}`} replace />;
}
