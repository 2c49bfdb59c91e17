import { type Role, roleSchema } from '@hub/protocol/http/admin/parts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { useParams } from '@hub/web/links/navigation.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  Archive,
  DoorOpen,
  Flag,
  KeyRound,
  LayoutDashboard,
  Newspaper,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { lazy, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { SignedIn } from '../calls/session.ts';
import { ownSession, signOut } from '../calls/session.ts';
import { Frame, type RailEntry } from './frame.tsx';
import { OverviewPart } from './overview-part.tsx';
import { PlayersPart } from './players-part.tsx';
import { AdminSessionContext, callsWithKey, storedKey, useAdminSession } from './session.ts';
import { SignInPage } from './sign-in.tsx';
import { adminTexts as texts } from './texts.ts';

// What is opened less often is fetched when it is opened.
const ReportsPart = lazy(async () => ({ default: (await import('./reports-part.tsx')).ReportsPart }));
const RoomsPart = lazy(async () => ({ default: (await import('./rooms-part.tsx')).RoomsPart }));
const NewsPart = lazy(async () => ({ default: (await import('./news-part.tsx')).NewsPart }));
const HubPart = lazy(async () => ({ default: (await import('./hub-part.tsx')).HubPart }));
const RecordsPart = lazy(async () => ({ default: (await import('./records-part.tsx')).RecordsPart }));
const KeysPart = lazy(async () => ({ default: (await import('./keys-part.tsx')).KeysPart }));

/** How often (ms) the numbers of the rail are read again. */
const REFRESH_MS = 30_000;

interface Part {
  readonly icon: RailEntry['icon'];
  readonly show: () => ReactNode;
  /** The least role that sees it; default: a moderator. */
  readonly from?: Role;
}

const parts = {
  overview: { icon: LayoutDashboard, show: () => <OverviewPart /> },
  players: { icon: Users, show: () => <PlayersPart /> },
  reports: { icon: Flag, show: () => <ReportsPart />, from: 'room moderator' },
  rooms: { icon: DoorOpen, show: () => <RoomsPart />, from: 'room moderator' },
  news: { icon: Newspaper, show: () => <NewsPart />, from: 'host' },
  hub: { icon: SlidersHorizontal, show: () => <HubPart />, from: 'host' },
  records: { icon: Archive, show: () => <RecordsPart /> },
  keys: { icon: KeyRound, show: () => <KeysPart />, from: 'room moderator' },
} satisfies Record<string, Part>;
type PartName = keyof typeof parts;
const isFor = ({ from = 'moderator' }: Part, role: Role): boolean =>
  roleSchema.options.indexOf(role) >= roleSchema.options.indexOf(from);
const isPart = (name: string): name is PartName => name in parts;

/** The administration: its sign-in, and then the pages of hosts and moderators. */
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
  return key === undefined ? (
    <SignInPage onOpen={open} />
  ) : (
    <SignedInPages key={key} sessionKey={key} onClosed={close} />
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
  const allowed = (Object.keys(parts) as PartName[]).filter((name) => isFor(parts[name], role));
  const part = isPart(asked) && allowed.includes(asked) ? asked : (allowed[0] ?? 'keys');
  const lock = async () => {
    await call(signOut).catch(() => undefined);
    onClosed();
  };
  return (
    <Frame
      entries={allowed.map((name) => ({
        part: name,
        title: texts.parts[name],
        icon: parts[name].icon,
        badge: name === 'reports' ? data?.reportsWaiting : undefined,
      }))}
      part={part}
      who={data ? texts.who(data.name, data.role) : ''}
      version={data?.version ?? ''}
      endsAt={data?.endsAt}
      onLock={() => void lock()}
    >
      <OnDemand key={part} fallback={<Loading text={texts.loading} />}>
        {parts[part].show()}
      </OnDemand>
    </Frame>
  );
}
