import type { TokenClaims } from '@hub/protocol/token-claims';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createSession } from '../session-store.ts';
import { PlayerContext, SessionContext, useSession } from '../use-session.ts';
import { tokenFor } from './tokens.ts';

interface Options {
  readonly claims?: Partial<Omit<TokenClaims, 'player_id'>> | undefined;
  readonly wrapper?: ((props: { readonly children: ReactNode }) => ReactNode) | undefined;
}

/**
 * Renders components that only players see, signed in as Kestrel, with a fake server that replies from a
 * table.
 */
export function showToPlayer(
  shown: ReactNode,
  replies: Replies,
  { claims, wrapper: Wrapper = Bare }: Options = {},
) {
  localStorage.setItem('token', tokenFor('Kestrel', claims));
  const session = createSession();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { calls, wrapper: Net } = fakeNet(replies);
  render(
    <Net>
      <QueryClientProvider client={queries}>
        <SessionContext value={session}>
          <Player>
            <Wrapper>{shown}</Wrapper>
          </Player>
        </SessionContext>
      </QueryClientProvider>
    </Net>,
  );
  return { calls, session, queries, user: userEvent.setup() };
}

const Bare = ({ children }: { readonly children: ReactNode }) => children;

function Player({ children }: { readonly children: ReactNode }) {
  const claims = useSession((session) => session.claims);
  // As in the app: player components unmount once the session has ended.
  return claims && <PlayerContext value={claims}>{children}</PlayerContext>;
}
