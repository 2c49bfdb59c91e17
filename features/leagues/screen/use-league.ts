import { leagueIdSchema } from '@hub/engine/wire/ids';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { useParams } from '@hub/web/links/navigation.ts';
import { useCallback } from 'react';
import { type LeagueReply, leagueById } from '../calls.ts';

/** The league of the address; `isMissing` for one that is unknown or of others. */
export function useLeague() {
  const { id = '' } = useParams();
  const { call } = useNet();
  const league = leagueIdSchema.safeParse(id).data;
  const { reply, failure, again } = useCall<LeagueReply>(
    useCallback(
      (signal) =>
        league === undefined
          ? new Promise<never>(() => undefined)
          : call(leagueById, { params: { league }, signal }),
      [call, league],
    ),
  );
  return { league: reply, isMissing: league === undefined || failure?.status === 404, failure, again };
}
