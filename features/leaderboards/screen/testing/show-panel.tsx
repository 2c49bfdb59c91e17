import { playerIdSchema } from '@hub/engine/wire/ids';
import { type Tier, tierOf } from '@hub/engine/wire/tiers';
import { leaderboardOf, type PublicBoard } from '@hub/protocol/games';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { useNavigation } from '@hub/web/links/navigation.ts';
import { MemoryNavigation } from '@hub/web/links/testing/memory-navigation.tsx';
import { PlayerContext } from '@hub/web/session/use-session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type BoardCalls, boardCalls, type LeaderboardEntry, leaderboardEntrySchema } from '../../calls.ts';
import { LeaderboardPanel } from '../leaderboard-panel.tsx';

export const ROW_PX = 56;
export const BOX_PX = 392;
const OWN = 'Kestrel';

const idOf = (name: string) => playerIdSchema.parse(name.padEnd(12, '_'));

const CLAIMS = { id: 'mine', player_id: idOf(OWN), name: OWN, ver: 1, iat: 1, exp: 2 };

/** An entry of a board. */
const entryOf = (entry: Pick<LeaderboardEntry, 'rank' | 'name' | 'highscore'>): LeaderboardEntry =>
  leaderboardEntrySchema.parse({ ...entry, id: idOf(entry.name), activeItem: null });

/** The whole board of players with these names and scores, best first, as the server replies it. */
export const boardOf = (...rows: readonly (readonly [name: string, highscore: number])[]) => ({
  data: rows.map(([name, highscore], place) => entryOf({ rank: place + 1, name, highscore })),
  totalEntries: rows.length,
});

/** Entries with these scores, best first, named P1, P2, ...; `own` is the place of the signed-in player. */
export function players(scores: readonly number[], own?: number): readonly LeaderboardEntry[] {
  return scores.map((highscore, place) => {
    const name = place + 1 === own ? OWN : `P${place + 1}`;
    const rank = 1 + scores.filter((other) => other > highscore).length;
    return entryOf({ rank, name, highscore });
  });
}

/** Descending scores without ties. */
export const falling = (count: number, from = count): number[] =>
  Array.from({ length: count }, (_, place) => from - place);

interface Span {
  readonly offset: number;
  readonly limit: number;
}

const part = (rows: readonly LeaderboardEntry[], { offset, limit }: Span) => ({
  data: rows.slice(offset, offset + limit),
  totalEntries: rows.length,
});

/** Replies of a server whose board contains these players. */
function boardReplies(board: PublicBoard, all: readonly LeaderboardEntry[]): Replies {
  const calls: BoardCalls = boardCalls[board];
  const place = all.findIndex(({ id }) => id === idOf(OWN));
  const own = all[place];
  const inTier = (tier: Tier['name']) =>
    all.filter(({ highscore }) => tierOf(leaderboardOf(board).tiers, highscore).name === tier);
  return {
    [calls.list.name]: ({ params }: { params: Span & { scope: Tier['name'] | 'globe' } }) =>
      part(params.scope === 'globe' ? all : inTier(params.scope), params),
    [calls.search.name]: ({ params, query }: { params: { query: string }; query: Span }) =>
      part(
        all.filter(({ name }) => name.toLowerCase().includes(params.query.toLowerCase())),
        query,
      ),
    [calls.playerPage.name]: { page: own ? Math.floor(place / 50) : null },
    [calls.globalRanking.name]: { rank: own?.rank ?? null },
    [calls.playerScore.name]: { score: own?.highscore ?? 0 },
  };
}

type Measure = (element: HTMLElement) => number;

const measure = (name: 'offsetHeight' | 'clientHeight' | 'scrollHeight', px: Measure) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
    return px(this);
  });
const ifList =
  (px: Measure): Measure =>
  (element) =>
    element.tagName === 'UL' ? px(element) : 0;

/** Mocks the layout sizes of lists, since the test DOM has no layout. */
export function fakeLayout(): void {
  measure('offsetHeight', ({ tagName }) => (tagName === 'LI' ? ROW_PX : 0));
  measure(
    'clientHeight',
    ifList(() => BOX_PX),
  );
  measure(
    'scrollHeight',
    ifList((list) => list.children.length * ROW_PX),
  );
}

/** Shows the path that a link has navigated to. */
function Page({ children }: { readonly children: ReactNode }) {
  const { pathname } = useNavigation().entry;
  return pathname === '/' ? children : <p>At {pathname}</p>;
}

interface Options {
  readonly board?: PublicBoard;
  readonly replies?: Replies;
}

/** Renders the panel for a board with these players, with a route for its links. */
export function showPanel(
  all: readonly LeaderboardEntry[],
  { board = 'rift_guesser', replies }: Options = {},
) {
  const { calls, wrapper: Net } = fakeNet({ ...boardReplies(board, all), ...replies });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <Net>
      <QueryClientProvider client={queries}>
        <PlayerContext value={CLAIMS}>
          <MemoryNavigation>
            <Page>
              <LeaderboardPanel board={board} />
            </Page>
          </MemoryNavigation>
        </PlayerContext>
      </QueryClientProvider>
    </Net>,
  );
  const asked = (name: string) => calls.filter((call) => call.name === name);
  return { ...view, calls, asked };
}
