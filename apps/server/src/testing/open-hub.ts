import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Account } from '@hub/protocol/http/accounts';
import type { Rates } from '@hub/server/http/rate-limits.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { readEnvironment } from '@hub/server/platform/environment.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { createEmptyDatabase } from '@hub/server/store/testing/empty-database.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { composeHub, type Hub } from '../compose.ts';
import { callsBy, databaseIn } from './server-access.ts';
import { UNLIMITED_RATES } from './start-server.ts';

export type OpenHub = ReturnType<typeof databaseIn> &
  ReturnType<typeof callsBy> & {
    readonly hub: Hub;
    readonly app: Hub['app'];
    close(): Promise<void>;
  };

export type OpenHubOptions = {
  readonly clock?: Clock;
  readonly rates?: Rates;
  readonly logger?: Logger;
  readonly webFolder?: string;
  readonly variables?: Readonly<Record<string, string>>;
};

/** What players call; requests are injected. */
export const callsOf = (app: Hub['app']) =>
  callsBy(async (request) => {
    const reply = await app.inject(request);
    return { status: reply.statusCode, body: reply.json() };
  });

/** Composes a whole server without listening; requests are injected. */
export async function openHub(options: OpenHubOptions = {}): Promise<OpenHub> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-inject-'));
  await createEmptyDatabase(path.join(dataDir, 'hub.sqlite'));
  const hub = await composeHub({
    environment: readEnvironment({ DATA_DIR: dataDir, ...options.variables }),
    clock: options.clock ?? new ManualClock('2026-11-20T12:00:00Z'),
    logger: options.logger ?? pino({ level: 'silent' }),
    version: '1.2.3+test',
    webFolder: options.webFolder ?? path.join(dataDir, 'no-pages'),
    rates: options.rates ?? UNLIMITED_RATES,
  });
  return {
    hub,
    app: hub.app,
    ...databaseIn(dataDir),
    ...callsOf(hub.app),
    async close() {
      await hub.app.close();
      await hub.store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Guest = { readonly token: string; readonly id: AccountId; readonly playerId: PlayerId };

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** Creates a guest account over the API. */
export async function newGuest(app: Hub['app'], name = 'Cassandra'): Promise<Guest> {
  const created = await app.inject({ method: 'POST', url: '/api/accounts/create', payload: { name } });
  if (created.statusCode !== 200) throw new Error(`no account for ${name}: ${created.body}`);
  const { token } = created.json<{ token: string }>();
  const { id, player_id: playerId } = decodeJwt<Pick<Account, 'id' | 'player_id'>>(token);
  return { token, id: id as AccountId, playerId };
}
