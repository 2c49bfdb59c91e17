import { ADMIN_KEY_HEADER, type Role, roleSchema } from '@hub/protocol/http/admin/parts';
import type { CallArguments } from '@hub/protocol/http/call';
import type { Endpoint, ReplyOf } from '@hub/protocol/http/endpoint';
import { type Call, createHttpClient } from '@hub/ui/net/http-client.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The admin session, as its pages use it. */
export interface AdminSession {
  /** Calls with the key of the session. */
  readonly call: Call;
  readonly role: Role;
}

export const AdminSessionContext = createContext<AdminSession | undefined>(undefined);

/** The admin session, and how to act: a call after which everything on the page is read again. */
export function useAdminSession(): AdminSession & { readonly act: Call } {
  const session = use(AdminSessionContext);
  if (session === undefined) throw new Error('AdminSessionContext is missing');
  const queries = useQueryClient();
  const act: Call = async (endpoint, ...input) => {
    const reply = await session.call(endpoint, ...input);
    await queries.invalidateQueries();
    return reply;
  };
  return { ...session, act };
}

type Asked = { readonly enabled?: boolean; readonly refetchInterval?: number; readonly staleTime?: number };

/** The reply to a call, which is read again after every action. */
export function useAsk<E extends Endpoint>(endpoint: E, ...[asked]: CallArguments<E, Asked>) {
  const ask = useAdminSession().call as (endpoint: E, input: object) => Promise<ReplyOf<E>>;
  const { enabled = true, refetchInterval, staleTime = 0, ...input }: Asked = asked ?? {};
  return useQuery({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => ask(endpoint, { ...input, signal }),
    enabled,
    refetchInterval: refetchInterval ?? false,
    staleTime,
  });
}

/** Whether a role may do what another one may do at least. */
export const isAtLeast = (role: Role, least: Role): boolean =>
  roleSchema.options.indexOf(role) >= roleSchema.options.indexOf(least);

/** A backup is read whole before its call is answered. */
const TIMEOUT_MS = 120_000;

/** `onClosed` is called when the server no longer accepts the key. */
export const callsWithKey = (key: string, onClosed: () => void): Call =>
  createHttpClient({
    fetch: (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set(ADMIN_KEY_HEADER, key);
      return fetch(address, { ...init, headers });
    },
    token: () => undefined,
    onUnauthorized: () => undefined,
    onFailure: ({ code }) => {
      if (code === 'door_closed') onClosed();
    },
    onOtherVersion: () => location.reload(),
    timeoutMs: TIMEOUT_MS,
  });

const STORED = 'hub.admin.key';

/** The key is kept for this tab, until it is closed or the administrator signs out. */
export const storedKey = {
  read: (): string | undefined => sessionStorage.getItem(STORED) ?? undefined,
  write: (key: string): void => sessionStorage.setItem(STORED, key),
  forget: (): void => sessionStorage.removeItem(STORED),
};
