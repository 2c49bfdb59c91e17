import { type PublicBoard } from '@hub/protocol/games';
import { useNet } from '@hub/ui/net/net.ts';
import { usePlayer } from '@hub/web/session/player.ts';
import { useQuery } from '@tanstack/react-query';
import { boardCalls } from '../calls.ts';

/** The player's score and rank on a board. */
export interface Standing {
  readonly score: number;
  /** Among all players; null without a score. */
  readonly rank: number | null;
}

/** Refetched whenever a leaderboard opens: a game may have changed it. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

/** The player's best score and global rank; undefined while loading or on failure. */
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

/** Zero-based page of the board with the player; 0 without a score or on failure; undefined while loading. */
export function useOwnPage(board: PublicBoard): number | undefined {
  const { call } = useNet();
  const { player_id: player } = usePlayer();
  const { data, isPending } = useQuery({
    queryKey: ['own-page', board, player],
    queryFn: ({ signal }) => call(boardCalls[board].playerPage, { params: { playerId: player }, signal }),
    ...FRESH,
    // The start page is fetched once; on failure the list opens at the top without a retry.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isPending ? undefined : (data?.page ?? 0);
}
