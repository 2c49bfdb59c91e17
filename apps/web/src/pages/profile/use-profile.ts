import { accountById } from '@hub/features/accounts/calls.ts';
import { type Account } from '@hub/protocol/http/accounts';
import { CallError } from '@hub/ui/net/call-error.ts';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Statuses of a call for a player who does not exist: malformed id, or unknown. */
const NOBODY = [400, 404];

const otherOptions = ({ call }: Net, id: string) =>
  queryOptions({
    queryKey: ['player', id],
    queryFn: ({ signal }) => call(accountById, { params: { id }, signal }),
    // Players keep playing: refetch whenever the page opens.
    staleTime: 0,
  });

export interface Profile {
  readonly isOwn: boolean;
  /** Undefined until loaded. */
  readonly account: Account | undefined;
  readonly isMissing: boolean;
  /** Why the account could not be loaded. */
  readonly error: unknown;
  readonly query: Pick<ReturnType<typeof useAccount>, 'isFetching' | 'refetch'>;
}

/** A player's account as the profile shows it; the signed-in player's own without an id. */
export function useProfile(id: string | undefined): Profile {
  const player = usePlayer();
  const isOwn = id === undefined || id === player.player_id || id === player.id;
  const own = useAccount();
  const other = useQuery({ ...otherOptions(useNet(), id ?? ''), enabled: !isOwn });
  const query = isOwn ? own : other;
  const { data, error } = query;
  return {
    isOwn,
    account: data,
    isMissing: data === undefined && error instanceof CallError && NOBODY.includes(error.status),
    error: data === undefined ? error : null,
    query,
  };
}
