import { roleSchema } from '@hub/protocol/http/admin/parts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { useParams } from '@hub/web/links/navigation.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Archive, DoorOpen, Flag, KeyRound, LayoutDashboard, SlidersHorizontal, Users } from 'lucide-react';
import { type ComponentType, lazy, useCallback, useMemo, useState } from 'react';
import { type AdminPart, adminParts } from '../../places/admin-part.ts';
import { adminTabs } from '../../places/admin-tabs.ts';
import type { SignedIn } from '../calls/session.ts';
import { ownSession, signOut } from '../calls/session.ts';
import { Frame } from './frame.tsx';
import { AdminSessionContext, callsWithKey, isAtLeast, storedKey, useAdminSession } from './kit/session.ts';
import { OverviewPart } from './overview-part.tsx';
import { PlayersPart } from './players-part.tsx';
import { adminTexts as texts } from './texts.ts';

// What is opened less often is fetched when it is opened.
const SignInPage = lazy(() => import('./sign-in.tsx').then((code) => ({ default: code.SignInPage })));
const InboxPart = lazy(async () => ({ default: await (await import('./inbox-part.tsx')).loadInboxPart() }));
const RoomsPart = lazy(() => import('./rooms-part.tsx').then((code) => ({ default: code.RoomsPart })));
const HubPart = lazy(() => import('./hub-part.tsx').then((code) => ({ default: code.HubPart })));
const RecordsPart = lazy(() => import('./records-part.tsx').then((code) => ({ default: code.RecordsPart })));
const KeysPart = lazy(() => import('./keys-part.tsx').then((code) => ({ default: code.KeysPart })));

/** How often (ms) the numbers of the rail are read again. */
const REFRESH_MS = 30_000;

type Part = Omit<AdminPart, 'load'> & { readonly Content: ComponentType };

/** The least role that sees any of what players write. */
const inboxFrom = roleSchema.options.find((role) => adminTabs.some(({ from }) => from === role));

const { parts: names } = texts;

/** All pages: those of the administration itself, and those that features bring. */
const parts: readonly Part[] = [
  {
    id: 'overview',
    title: names.overview,
    icon: LayoutDashboard,
    Content: OverviewPart,
    from: 'moderator',
    order: 1,
  },
  { id: 'players', title: names.players, icon: Users, Content: PlayersPart, from: 'moderator', order: 2 },
  ...(inboxFrom === undefined
    ? []
    : [{ id: 'reports', title: names.reports, icon: Flag, Content: InboxPart, from: inboxFrom, order: 3 }]),
  { id: 'rooms', title: names.rooms, icon: DoorOpen, Content: RoomsPart, from: 'room moderator', order: 4 },
  { id: 'hub', title: names.hub, icon: SlidersHorizontal, Content: HubPart, from: 'host', order: 6 },
  { id: 'records', title: names.records, icon: Archive, Content: RecordsPart, from: 'moderator', order: 7 },
  { id: 'keys', title: names.keys, icon: KeyRound, Content: KeysPart, from: 'room moderator', order: 8 },
  ...adminParts.map(({ load, ...part }) => ({
    ...part,
    Content: lazy(async () => ({ default: await load() })),
  })),
];

/** The administration: its sign-in, and then the pages of hosts and moderators. In English, whatever the language of the hub. */
export function AdminPage() {
  const [key, setKey] = useState(storedKey.read);
  const close = useCallback(() => {
    storedKey.forget();
    setKey(undefined);
  }, []);
  const open = ({ key: given }: SignedIn) => {
    storedKey.write(given);
    setKey(given);
  };
  return (
    <div lang="en" dir="ltr">
      {key === undefined ? (
        <OnDemand fallback={<Loading text={texts.loading} />}>
          <SignInPage onOpen={open} />
        </OnDemand>
      ) : (
        <SignedInPages key={key} sessionKey={key} onClosed={close} />
      )}
    </div>
  );
}

interface SignedInProps {
  readonly sessionKey: string;
  readonly onClosed: () => void;
}

function SignedInPages({ sessionKey, onClosed }: SignedInProps) {
  const call = useMemo(() => callsWithKey(sessionKey, onClosed), [sessionKey, onClosed]);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const { reply, failure } = useCall(useCallback((signal) => call(ownSession, { signal }), [call]));
  if (failure) {
    return (
      <main>
        <Loading text={failure.failure} onRetry={() => location.reload()} />
      </main>
    );
  }
  if (reply === undefined) {
    return (
      <main>
        <Loading text={texts.loading} />
      </main>
    );
  }
  return (
    <QueryClientProvider client={queries}>
      <AdminSessionContext value={{ call, role: reply.role }}>
        <Inside onClosed={onClosed} />
      </AdminSessionContext>
    </QueryClientProvider>
  );
}

function Inside({ onClosed }: Pick<SignedInProps, 'onClosed'>) {
  const { call, role } = useAdminSession();
  const { part: asked = 'overview' } = useParams();
  const { data } = useQuery({
    queryKey: ['open'],
    queryFn: async ({ signal }) => {
      const reply = await call(ownSession, { signal });
      return { ...reply, endsAt: performance.now() + Math.max(0, reply.until - serverNow()) };
    },
    refetchInterval: REFRESH_MS,
  });
  const allowed = parts
    .filter(({ from }) => isAtLeast(role, from))
    .toSorted((one, other) => one.order - other.order);
  const { id: part = 'keys', Content = KeysPart } =
    allowed.find(({ id }) => id === asked) ?? allowed[0] ?? {};
  const leave = async () => {
    await call(signOut).catch(() => undefined);
    onClosed();
  };
  return (
    <Frame
      entries={allowed.map(({ id, title, icon }) => ({
        part: id,
        title,
        icon,
        badge: id === 'reports' ? data?.reportsWaiting : undefined,
      }))}
      part={part}
      who={data ? texts.who(data.name, data.role) : ''}
      version={data?.version ?? ''}
      endsAt={data?.endsAt}
      onSignOut={() => void leave()}
    >
      <OnDemand key={part} fallback={<Loading text={texts.loading} />}>
        <Content />
      </OnDemand>
    </Frame>
  );
}
