import type { DisconnectReason } from '@hub/ui/net/disconnect-reason.ts';
import { msg, t } from '@lingui/core/macro';

/** What a game shows that does not connect again by itself. */
export const lostTexts = (reason: DisconnectReason) =>
  reason === 'replaced'
    ? {
        title: t`You are playing in another tab`,
        text: t`A game can be played in one place at a time. Take it up here whenever you like; its clock goes on.`,
        retryLabel: t`Play here`,
      }
    : {
        title: t`The connection was closed`,
        text: t`Your life and your rounds are safe. Connect again to go on.`,
        retryLabel: t`Try again`,
      };

export const riftGuesserGrades = {
  bullseye: msg`Bullseye`,
  close: msg({ message: 'Close', context: 'grade' }),
  warm: msg`Warm`,
  far: msg`Far`,
  none: msg`No marker`,
};
