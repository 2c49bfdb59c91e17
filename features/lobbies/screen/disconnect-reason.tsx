import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import type { LobbyLink } from './lobby-link.ts';

/** Error shown instead of a page whose socket does not reconnect automatically; undefined if it may. */
export function disconnectReasonOf({
  state,
  reopen,
}: Pick<LobbyLink, 'state' | 'reopen'>): ReactElement | undefined {
  if (state !== 'replaced' && state !== 'closed') return undefined;
  const [title, text, retryLabel] =
    state === 'replaced'
      ? [
          t`Opened somewhere else`,
          t`This lobby is open in another tab or on another device.`,
          t`Continue here`,
        ]
      : [t`Not connected`, t`The connection to the server was closed.`, t`Connect again`];
  return <ErrorCard title={title} text={text} retryLabel={retryLabel} onRetry={reopen} />;
}
