import { challengeIdSchema } from '@hub/engine/wire/ids';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { screens } from '@hub/web/games.ts';
import { useParams } from '@hub/web/links/navigation.ts';
import { useCallback } from 'react';
import { challengeById } from '../calls.ts';

/** The challenge of the address with the screen of its game; `failure` is 404 for an unknown or malformed one. */
export function useChallenge() {
  const { id = '' } = useParams();
  const { call } = useNet();
  const parsed = challengeIdSchema.safeParse(id).data;
  const read = useCallback(
    (signal: AbortSignal) =>
      parsed === undefined
        ? new Promise<never>(() => undefined)
        : call(challengeById, { params: { challenge: parsed }, signal }),
    [call, parsed],
  );
  const { reply, failure, again } = useCall(read);
  const screen = reply && screens.find(({ game }) => game.id === reply.game);
  const isMissing = parsed === undefined || failure?.status === 404 || (reply && screen === undefined);
  return { id: parsed, challenge: screen && reply, screen, isMissing: isMissing === true, failure, again };
}
