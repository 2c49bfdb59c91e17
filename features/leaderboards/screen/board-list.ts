import { LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { type PublicBoard } from '@hub/protocol/games';
import type { Call } from '@hub/ui/net/http-client.ts';
import type { LeaderboardEntry, Scope } from '../calls.ts';
import { boardCalls, searchFor } from '../calls.ts';

/** Selects the players of a board: those of a tab, or those whose name contains a text. */
export type ListChoice =
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'search'; readonly text: string };

/** One page of a list, with the list (`choice`) that it belongs to. */
export interface ListPage {
  readonly choice: ListChoice;
  /** Zero-based. */
  readonly page: number;
  readonly entries: readonly LeaderboardEntry[];
  /** Number of entries of the whole list. */
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
      : await call(search, { ...searchFor(choice.text, span), signal });
  return { choice, page, entries: reply.data, total: reply.totalEntries };
}

/** Number of the page after this one; undefined at the end of the list. */
export const pageAfter = ({ page, total }: ListPage): number | undefined =>
  (page + 1) * LEADERBOARD_PAGE < total ? page + 1 : undefined;

/** Number of the page before this one; undefined at the top of the list. */
export const pageBefore = ({ page }: ListPage): number | undefined => (page > 0 ? page - 1 : undefined);

/** Joins the entries of consecutive pages. Players who changed pages between fetches are listed only once. */
export function entriesOf(pages: readonly ListPage[]): readonly LeaderboardEntry[] {
  const all = pages.flatMap(({ entries }) => entries);
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}
