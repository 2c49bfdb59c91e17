import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import type { ReactElement } from 'react';
import type { LobbyLink } from '../../features/lobby/lobby-link.ts';
import { lobbyTexts } from '../../messages/lobby.ts';

/** What stands in place of a page whose connection does not come back by itself; undefined while it may. */
export function partingOf({ state, reopen }: Pick<LobbyLink, 'state' | 'reopen'>): ReactElement | undefined {
  if (state !== 'replaced' && state !== 'closed') return undefined;
  const { title, text, action } = lobbyTexts.parting[state];
  return <ErrorPlate title={title} text={text} retryLabel={action} onRetry={reopen} />;
}
