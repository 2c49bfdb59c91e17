import { type PublicBoard } from '@hub/protocol/games';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../session/player.ts';

/** How the player stands on a board. */
export interface Standing {
  readonly score: number;
  /** Among all players; null without a score. */
  readonly rank: number | null;
}

/** Asked anew whenever a ranking opens: a game may have changed it. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The player's best score and global rank; undefined until they are known or when they cannot be fetched. */
export function useStanding(board: PublicBoard): Standing | undefined {
  const { call } = useNet();
  const { player_id: player } = usePlayer();
  const { playerScore, globalRanking } = boardCalls[board];
  const { data } = useQuery({
    queryKey: ['standing', board, player],
    queryFn: async ({ signal }): Promise<Standing> => {
      const question = { params: { playerId: player }, signal };
      const [{ score }, { rank }] = await Promise.all([
        call(playerScore, question),
        call(globalRanking, question),
      ]);
      return { score, rank };
    },
    ...FRESH,
  });
  return data;
}

/** The page of the whole board on which the player stands, counted from 0; the first without a score or an answer, undefined before. */
export function useOwnPage(board: PublicBoard): number | undefined {
  const { call } = useNet();
  const { player_id: player } = usePlayer();
  const { data, isPending } = useQuery({
    queryKey: ['own-page', board, player],
    queryFn: ({ signal }) => call(boardCalls[board].playerPage, { params: { playerId: player }, signal }),
    ...FRESH,
    // Where the list opens is settled once; without an answer it opens at the top rather than late.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isPending ? undefined : (data?.page ?? 0);
}
