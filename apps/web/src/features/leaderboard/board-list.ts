import { LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { type PublicBoard } from '@hub/protocol/games';
import type { LeaderboardEntry, Scope } from '@hub/protocol/http/leaderboards';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import type { Call } from '@hub/ui/net/http-client.ts';

/** A list of a board's players: those of a tab, or those whose name contains a text. */
export type ListChoice =
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'search'; readonly text: string };

/** One answer of the server, which remembers what it answers. */
export interface ListPage {
  readonly choice: ListChoice;
  /** Counted from 0. */
  readonly page: number;
  readonly entries: readonly LeaderboardEntry[];
  /** Entries of the whole list. */
  readonly total: number;
}

interface Question {
  readonly board: PublicBoard;
  readonly choice: ListChoice;
  readonly page: number;
  readonly signal: AbortSignal;
}

/** Fetches one page of a list. */
export async function fetchListPage(
  call: Call,
  { board, choice, page, signal }: Question,
): Promise<ListPage> {
  const { list, search } = boardCalls[board];
  const span = { offset: page * LEADERBOARD_PAGE, limit: LEADERBOARD_PAGE };
  const reply =
    choice.kind === 'scope'
      ? await call(list, { params: { ...span, scope: choice.scope }, signal })
      : await call(search, { params: { query: choice.text }, query: span, signal });
  return { choice, page, entries: reply.data, total: reply.totalEntries };
}

/** Number of the page after this one; undefined at the end of the list. */
export const pageAfter = ({ page, total }: ListPage): number | undefined =>
  (page + 1) * LEADERBOARD_PAGE < total ? page + 1 : undefined;

/** Number of the page before this one; undefined at the top of the list. */
export const pageBefore = ({ page }: ListPage): number | undefined => (page > 0 ? page - 1 : undefined);

/** The entries of pages that follow each other. A player who has moved from one to another in between has one row only. */
export function entriesOf(pages: readonly ListPage[]): readonly LeaderboardEntry[] {
  const all = pages.flatMap(({ entries }) => entries);
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}
