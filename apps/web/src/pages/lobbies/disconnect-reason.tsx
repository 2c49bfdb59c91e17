import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import type { ReactElement } from 'react';
import type { LobbyLink } from '../../features/lobby/lobby-link.ts';
import { lobbyTexts } from '../../messages/lobby.ts';

/** Error shown instead of a page whose socket does not reconnect automatically; undefined if it may. */
export function disconnectReasonOf({
  state,
  reopen,
}: Pick<LobbyLink, 'state' | 'reopen'>): ReactElement | undefined {
  if (state !== 'replaced' && state !== 'closed') return undefined;
  const { title, text, action } = lobbyTexts.disconnectReason[state];
  return <ErrorPlate title={title} text={text} retryLabel={action} onRetry={reopen} />;
}
