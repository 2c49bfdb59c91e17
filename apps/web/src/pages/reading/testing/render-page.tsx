import type { PageSettings } from '@hub/protocol/page-settings';
import type { TokenClaims } from '@hub/protocol/token-claims';
import { createHttpClient } from '@hub/ui/net/http-client.ts';
import { type Net, NetContext } from '@hub/ui/net/net.ts';
import { useNavigation } from '@hub/web/links/navigation.ts';
import { MemoryNavigation } from '@hub/web/links/testing/memory-navigation.tsx';
import { createNotifications } from '@hub/web/notifications/notification-store.ts';
import { NotificationContext } from '@hub/web/notifications/use-notify.ts';
import { DEFAULT_SETTINGS, PageSettingsContext } from '@hub/web/page-settings/page-settings.ts';
import { PlayerContext } from '@hub/web/session/use-session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** The server's answer to a call; with a string, `fetch` rejects with that message. */
export type Answer = { readonly status?: number; readonly body: unknown } | string;
type Answers = Readonly<Record<string, (body: unknown) => Answer | Promise<Answer>>>;

interface Options {
  readonly settings?: Partial<PageSettings>;
  /** By method and path, such as `GET /api/news/likes`. Any other call fails. */
  readonly answers?: Answers;
  /** Addresses visited before, oldest first; the page is shown at the last one. */
  readonly visited?: readonly string[];
}

const KESTREL = {
  id: '0198c5a2-7a4e-7000-8000-000000000001',
  player_id: 'kestrel-0001',
  name: 'Kestrel',
  ver: 0,
  iat: 0,
  exp: 4_000_000_000,
} as TokenClaims;

/** Renders a page with its providers and a fake server that gives these answers. */
export function renderPage(page: ReactNode, { settings, answers = {}, visited = ['/here'] }: Options = {}) {
  const fetched = vi.fn<typeof fetch>(async (input, init = {}) => {
    const address = addressOf(input);
    const answer = await answers[`${init.method ?? 'GET'} ${address}`]?.(
      typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    );
    if (answer === undefined || typeof answer === 'string') throw new TypeError(answer ?? `no ${address}`);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const notifications = createNotifications();
  const net = {
    call: createHttpClient({
      fetch: fetched,
      token: () => 'token',
      onUnauthorized: () => undefined,
      onOtherVersion: () => undefined,
    }),
  } as Partial<Net> as Net;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const here = visited.at(-1) ?? '/here';
  const view = render(
    <PageSettingsContext value={{ ...DEFAULT_SETTINGS, ...settings }}>
      <NetContext value={net}>
        <QueryClientProvider client={queries}>
          <NotificationContext value={notifications}>
            <PlayerContext value={KESTREL}>
              <MemoryNavigation visited={visited}>
                <Page path={here}>{page}</Page>
              </MemoryNavigation>
            </PlayerContext>
          </NotificationContext>
        </QueryClientProvider>
      </NetContext>
    </PageSettingsContext>,
  );
  const calls = () => fetched.mock.calls.map(([input, init]) => ({ address: addressOf(input), init }));
  return { ...view, user: userEvent.setup(), notifications, fetched, calls };
}

const addressOf = (input: string | URL | Request): string =>
  input instanceof Request ? input.url : input.toString();

/** An answer that the fake server holds until it is released. */
export function heldAnswer() {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    answer: () => new Promise<Answer>((resolve) => void waiting.push(resolve)),
    release: (answer: Answer) => {
      for (const resolve of waiting.splice(0)) resolve(answer);
    },
  };
}

/** Shows the path that a link has navigated to. */
function Page({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { pathname } = useNavigation().entry;
  return pathname === new URL(path, 'http://hub').pathname ? children : <p>{`at ${pathname}`}</p>;
}

/** Text as a reader sees it: without line breaks of the source and non-breaking spaces. */
export const readable = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
