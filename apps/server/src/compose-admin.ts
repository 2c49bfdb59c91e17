import path from 'node:path';
import type { Recovery } from '@hub/features/accounts/recovery.ts';
import type { Accounts } from '@hub/features/accounts/server.ts';
import type { RefusesName } from '@hub/features/accounts/username.ts';
import type { Presence } from '@hub/features/activity/presence.ts';
import type { AdminArea } from '@hub/features/administration/http/area.ts';
import type { Administration } from '@hub/features/administration/server.ts';
import { adminSessions } from '@hub/features/administration/sessions.ts';
import type { WrongTry } from '@hub/features/administration/wrong-tries.ts';
import type { Offers } from '@hub/features/offers.ts';
import { versusGames } from '@hub/protocol/games';
import { contentsOf } from '@hub/server/backup/check-plain.ts';
import { newestBackup } from '@hub/server/backup/scheduled.ts';
import { backupsIn } from '@hub/server/backup/shelf.ts';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { settingsInForce } from '@hub/server/platform/settings-in-force.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { examine } from './admin/examine.ts';
import type { createWatch } from './compose-watch.ts';
import type { Features } from './features.ts';
import { adminCommand } from './own-command.ts';
import { replaceData } from './replace-data.ts';
import type { Restart } from './restart-plan.ts';

type Deps = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly version: string;
  readonly restart?: Restart | undefined;
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
};

type Parts = {
  readonly hub: Hub;
  readonly features: Features;
  readonly accounts: Accounts;
  readonly recovery: Recovery;
  readonly secret: Secret;
  readonly erasedList: ErasedList;
  readonly ids: Ids;
  readonly refusesName: RefusesName;
  readonly presence: Presence;
  readonly watch: ReturnType<typeof createWatch>;
  readonly onWrongTry: (wrong: WrongTry) => Promise<void>;
  readonly onBestRemoved: AdminArea['onBestRemoved'];
};

/** Kinds of rooms that are lobbies. */
const LOBBIES = versusGames.map(({ id }) => id);
/** Entries of ledgers that one step of the doctor adds up; the thread that plays is free in between. */
const LEDGER_STEP = 2_000;

/** The parts with which administrators look after the hub in the browser, and players reach them. */
export function createAdministration(deps: Deps, parts: Parts): AdminArea {
  const { environment, clock, version } = deps;
  const { watch } = parts;
  const { administration } = parts.features;
  const { reports }: Offers = parts.features;
  const author = ({ account, name, role }: Administrator, reason: string): Author => ({
    clock,
    actor: name,
    reason: reason.trim(),
    by: { account, role },
  });
  const nodes = async () => {
    if (environment.databaseUrl === undefined) return [];
    return administration.nodes();
  };
  return {
    author,
    tools: { ...parts, offers: parts.features },
    ...parts.features,
    onBestRemoved: parts.onBestRemoved,
    version,
    lobbies: LOBBIES,
    sessions: adminSessions(parts.hub, {
      secret: parts.secret,
      version,
      linkCommand: adminCommand('make-host', environment),
      onWrongTry: parts.onWrongTry,
      reportsWaiting: async (by) => (await reports?.waitingFor(by)) ?? 0,
      nodeCount: async () => Math.max(1, (await nodes()).length),
    }),
    publicUrls: environment.publicUrls,
    recoveryCodesLeft: async (account) => (await parts.recovery.stateOf(account)).left,
    // The player who looks is here, too.
    playersNow: async (account) => parts.presence.beat(account, `administration ${account}`),
    accountCount: () => parts.accounts.count(),
    async ofHost() {
      const { backupPlan, backupDir, backupKey } = environment;
      const found = await nodes();
      const newest = backupDir === undefined ? [] : backupsIn(backupDir, clock.now()).slice(0, 4);
      const alone = { id: 'this server', version, state: 'active', isUp: true };
      return {
        lastBackupAt: backupDir === undefined ? null : (newestBackup(backupDir, clock.now()) ?? null),
        backups: backupPlan
          ? {
              ...backupPlan,
              isEncrypted: backupKey !== undefined,
              hasFailed: watch.backups?.hasFailed() ?? false,
            }
          : null,
        nodes:
          found.length === 0
            ? [alone]
            : found.map(({ id, build, state, leaseLeftMs }) => ({
                id,
                version: build,
                state,
                isUp: leaseLeftMs > 0,
              })),
        newest,
      };
    },
    examine: () =>
      examine({
        environment,
        variables: deps.variables ?? {},
        clock,
        openStore: async () => ({
          features: { administration: { ...administration, health: healthInSteps(administration) } },
        }),
      }),
    inForce: () => settingsInForce(environment),
    ...backupsArea(deps, parts),
  };
}

/** Adds the ledgers up in steps, because SQLite works on the thread that plays. */
const healthInSteps =
  (administration: Administration): Administration['health'] =>
  async (now) => {
    const sum = { essence: 0, unbalanced: 0 };
    let after: Parameters<typeof administration.nextLedgers>[0] | undefined = '' as never;
    while (after !== undefined) {
      const step = await administration.nextLedgers(after, LEDGER_STEP);
      sum.essence += step.essence;
      sum.unbalanced += step.unbalanced;
      after = step.last;
      await new Promise(setImmediate);
    }
    return { ...(await administration.ages(now)), ...sum };
  };

function backupsArea(
  { environment, clock, restart }: Deps,
  { features: { administration }, watch }: Parts,
): Pick<AdminArea, 'shelf' | 'whyNone'> {
  const { backupDir, dataDir, databaseUrl } = environment;
  const { backups, checkBackup } = watch;
  if (backupDir === undefined || backups === undefined)
    return {
      shelf: undefined,
      whyNone:
        databaseUrl === undefined
          ? `The server makes none. ${backupDir === undefined ? 'Set BACKUP_DIR to a folder on another disk.' : 'BACKUP_EVERY is off.'}`
          : 'PostgreSQL is backed up by its own tools.',
    };
  return {
    whyNone: '',
    shelf: {
      folder: backupDir,
      list: () => backupsIn(backupDir, clock.now()),
      make: () => backups.makeNow(),
      async check(name) {
        const folder = path.join(backupDir, name);
        const place = path.join(dataDir, 'checking');
        const { manifest, isRead } = await checkBackup({ folder, identity: undefined, place, isKept: false });
        return isRead ? contentsOf(manifest) : 'Every encrypted file is as it was made.';
      },
      async restore(name, identity, author) {
        const action = logLines(author)('restore backup', name);
        await administration.addAction(action);
        if (restart === undefined) throw new Error('This server cannot start again by itself.');
        return replaceData(
          { dataDir, clock, check: checkBackup, restart },
          { from: path.join(backupDir, name), identity, action },
        );
      },
    },
  };
}
