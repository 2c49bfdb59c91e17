import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { InProcessBroker } from '@hub/server/bus/testing/in-process-bus.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, protocolsFor } from '../realtime/testing/client.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

const METRICS_TOKEN = 'a token of the tests';
const folder = path.resolve(import.meta.dirname, '../../../../docs/monitoring');
const rulesFile = path.join(folder, 'alerts.yml');
const rules = new Map(
  [...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (?<name>\w+)\n +expr: (?<expression>.+)/g)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['expression'] ?? ''],
  ),
);
/** The rules use nothing of Prometheus but this. */
const EXPRESSION =
  /^(?<since>time\(\) - |increase\()?(?<series>\w+(?:\{[^}]+\})?)(?:\[10m\]\))? (?<operator>==|<|>) (?<limit>[\d.]+)$/;

let server: TestServer;
let place: string;
beforeEach(() => {
  place = tempFolder();
});
afterEach(() => server.stop());

type Options = NonNullable<Parameters<typeof startServer>[0]>;
const start = async (options: Options = {}): Promise<void> => {
  server = await startServer({ ...options, variables: { METRICS_TOKEN, ...options.variables } });
};

/** What Prometheus would have after a scrape, with the line that it adds itself. */
async function scrape(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await fetch(`${server.url}/metrics`, { headers }).then(
    (reply) => reply.text(),
    () => undefined,
  );
  return text === undefined ? 'up{job="riftlight"} 0\n' : `${text}up{job="riftlight"} 1\n`;
}

function valueOf(series: string, text: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
}

/** Names of the alerts whose condition is met by a scrape, and by the growth since the one before. */
const firing = (before: string, after: string): string[] =>
  [...rules].flatMap(([name, expression]) => {
    const { since = '', series = '', operator, limit } = EXPRESSION.exec(expression)?.groups ?? {};
    const value = valueOf(series, after);
    const compared =
      since === 'time() - '
        ? Date.now() / 1000 - value
        : since === ''
          ? value
          : value - (valueOf(series, before) || 0);
    const isMet = {
      '==': compared === Number(limit),
      '<': compared < Number(limit),
      '>': compared > Number(limit),
    };
    return isMet[operator as keyof typeof isMet] ? [name] : [];
  });

const block = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('every rule has a form that these tests can judge, and there are ten', async () => {
  await start();
  expect(rules.size).toBe(10);
  for (const expression of rules.values()) expect(expression).toMatch(EXPRESSION);
});

describe('alerts', () => {
  it('none fires at a healthy server that makes backups', async () => {
    await start({ variables: { BACKUP_DIR: path.join(place, 'backups') } });
    const before = await scrape();
    expect(valueOf('hub_last_backup_seconds', before)).toBeGreaterThan(1e9);
    await pause(100);
    // A busy machine may delay the event loop of a healthy server, too.
    expect(firing(before, await scrape()).filter((name) => name !== 'HubEventLoopSlow')).toEqual([]);
  });

  it('HubDown, when the server has ended', async () => {
    await start();
    const before = await scrape();
    await server.stop();
    expect(firing(before, await scrape())).toContain('HubDown');
  });

  it('HubNotReady, while the server stops', async () => {
    await start();
    server.hub.startDraining();
    expect(firing('', await scrape())).toContain('HubNotReady');
  });

  it('HubStoreNotWritable, when another process has locked the database', async () => {
    await start();
    const other = new DatabaseSync(path.join(server.dataDir, 'hub.sqlite'));
    other.exec('begin immediate');
    const body = JSON.stringify({ name: 'Ann' });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${server.url}/api/accounts/create`, { method: 'POST', body, headers });
    expect(status).toBe(503);
    expect(firing('', await scrape())).toContain('HubStoreNotWritable');
    other.exec('rollback');
    other.close();
  });

  it('HubBusDisconnected, when Redis is away', async () => {
    const broker = new InProcessBroker();
    await start({ bus: broker.connect() });
    expect(firing('', await scrape())).not.toContain('HubBusDisconnected');
    broker.setAvailable(false);
    expect(firing('', await scrape())).toContain('HubBusDisconnected');
  });

  it('HubBackupFailed and HubBackupOverdue, when none can be made', async () => {
    writeFileSync(path.join(place, 'file'), '');
    await start({ variables: { BACKUP_DIR: path.join(place, 'file', 'backups') } });
    expect(firing('', await scrape())).toEqual(
      expect.arrayContaining(['HubBackupFailed', 'HubBackupOverdue']),
    );
  });

  it('HubBackupOverdue alone, when the newest is older than 26 hours', async () => {
    const old = new Date(Date.now() - 27 * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '-');
    mkdirSync(path.join(place, `hub-${old}Z`));
    await start({ variables: { BACKUP_DIR: place, BACKUP_EVERY: '30d' } });
    const fired = firing('', await scrape());
    expect(fired).toContain('HubBackupOverdue');
    expect(fired).not.toContain('HubBackupFailed');
  });

  it('HubDiskLow, when little is left', async () => {
    await start({ freeDisk: () => ({ freeBytes: 1_000_000_000, totalBytes: 50_000_000_000 }) });
    expect(firing('', await scrape())).toContain('HubDiskLow');
  });

  it('HubLedgerUnbalanced, when an entry was lost', async () => {
    await start();
    const database = new DatabaseSync(path.join(server.dataDir, 'hub.sqlite'));
    database.exec(
      `insert into account (id, player_id, name, token_version, created_at) values ('a', 'b', 'Ann', 0, 5);
       insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at)
       values ('a', 1, 5, 9, 'grant', 'x', 5)`,
    );
    database.close();
    server = await server.restart();
    await vi.waitFor(async () => expect(firing('', await scrape())).toContain('HubLedgerUnbalanced'));
  });

  it('HubEventLoopSlow, when the event loop is blocked', async () => {
    await start();
    await scrape();
    await pause(30);
    block(400);
    await pause(30);
    expect(firing('', await scrape())).toContain('HubEventLoopSlow');
  });

  it('HubOriginsRefused, when players come from an address that is not set', async () => {
    await start({ variables: { PUBLIC_URL: 'https://hub.example.org' } });
    const before = await scrape();
    const url = `${server.url.replace('http', 'ws')}${riftGuesser.path}`;
    for (let count = 0; count < 6; count += 1)
      await expect(
        connect(url, protocolsFor('none'), { headers: { origin: 'https://elsewhere.example' } }),
      ).rejects.toThrow('403');
    expect(firing(before, await scrape())).toContain('HubOriginsRefused');
  });
});

it('every metric of the alerts and the dashboard is exported', async () => {
  await start({ variables: { BACKUP_DIR: path.join(place, 'backups') } });
  await vi.waitFor(async () => expect(await scrape()).toMatch(/^hub_ledger_essence /m));
  const exported = new Set([...(await scrape()).matchAll(/^# TYPE (?<name>\w+)/gm)].map((one) => one[1]));
  const dashboard = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.values(),
  ];
  const named = expressions.flatMap((one) => one.match(/\b(?:hub|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  for (const name of named) expect(exported).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
});

const promtool = spawnSync('promtool', ['--version']).error === undefined;

it.skipIf(!promtool)('promtool (package prometheus) accepts the rules', async () => {
  await start();
  expect(spawnSync('promtool', ['check', 'rules', rulesFile]).status).toBe(0);
});
