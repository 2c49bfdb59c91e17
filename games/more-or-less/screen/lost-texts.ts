import type { DisconnectReason } from '@hub/ui/net/disconnect-reason.ts';
import { t } from '@lingui/core/macro';

/** What a game shows that does not connect again by itself. */
export const lostTexts = (reason: DisconnectReason) =>
  reason === 'replaced'
    ? {
        title: t`You are playing in another tab`,
        text: t`A game can be played in one place at a time. Nothing is lost: take it up here whenever you like.`,
        retryLabel: t`Play here`,
      }
    : {
        title: t`The connection was closed`,
        text: t`Your score is safe. Connect again to go on.`,
        retryLabel: t`Try again`,
      };
