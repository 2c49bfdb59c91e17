import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { localDay } from '@hub/ui/text/day-format.ts';
import { t } from '@lingui/core/macro';
import { type ComponentProps, useCallback } from 'react';
import { recoveryCodes } from '../recovery-calls.ts';
import { MakeCodes } from './make-codes.tsx';

interface Props extends Pick<ComponentProps<typeof MakeCodes>, 'player' | 'variant' | 'size'> {
  /** Called when the player has kept new codes. */
  readonly onKept?: (() => void) | undefined;
}

/** How many recovery codes a player has, or a button that makes them where none is left: new ones end the old ones once they are kept. */
export function CodesLeft({ player, onKept, ...button }: Props) {
  const { call } = useNet();
  const { id } = player;
  const { reply, failure, again } = useCall(
    useCallback((signal) => call(recoveryCodes, { params: { id }, signal }), [call, id]),
  );
  if (failure)
    return (
      <Button {...button} onClick={again}>
        {t`Try again`}
      </Button>
    );
  if (reply?.left)
    return (
      <span>{t`${{ left: reply.left }} of ${{ of: RECOVERY_CODES }} codes left, made on ${{ date: localDay(reply.madeAt ?? 0) }}.`}</span>
    );
  const end = () => {
    again();
    onKept?.();
  };
  return <MakeCodes {...button} player={player} disabled={reply === undefined} onKept={end} />;
}
