import { lobbyPass } from '@hub/features/lobbies/screen/lobby-pass.ts';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { Redirect, useParams } from '@hub/web/links/navigation.ts';
import { joinPath } from '@hub/web/links/paths.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly game: VersusScreen;
  readonly children: ReactNode;
}

/**
 * Shows a lobby's pages to players who have created or joined that lobby. Others arrive by a shared
 * link: the overview lets them join, asks for the password, or explains the refusal.
 */
export function SeatedOnly({ game, children }: Props) {
  const { id = '' } = useParams();
  if (lobbyPass.recall(game.pass)?.lobbyId === id) return children;
  return <Redirect to={joinPath(game, id)} />;
}
