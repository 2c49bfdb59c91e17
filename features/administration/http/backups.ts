import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { AdminGuard } from '@hub/server/http/guard.ts';
import { Refusal, refuse } from '@hub/server/http/refusal.ts';
import type { HostActionKind } from '@hub/server/store/host-action.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import type { FastifyInstance } from 'fastify';
import { backupFilePath, listBackups, makeBackup, restoreBackup, verifyBackup } from '../calls/backups.ts';
import type { AdminArea } from './area.ts';
import type { AdminMount } from './mount.ts';

/** Mounts the calls about backups, of which only encrypted ones can be downloaded. */
export function mountBackups(
  app: FastifyInstance,
  admin: AdminMount,
  { shelf, whyNone, administration, author }: AdminArea,
  guard: AdminGuard,
): void {
  /** Adds a line for an action outside of the database. */
  const log = (kind: HostActionKind, subject: string, by: Administrator, reason: string) =>
    administration.addAction(logLines(author(by, reason))(kind, subject));
  const refuseNone = () => refuse('not_now', whyNone);
  admin(listBackups, async () =>
    shelf === undefined ? { backups: [], whyNone } : { backups: [...shelf.list()], whyNone: null },
  );
  admin(makeBackup, async ({ body }, by) => {
    if (shelf === undefined) return refuseNone();
    // The line first: a backup must not be missing in the audit log.
    await log('backup', 'made', by, body.reason);
    const name = await shelf.make().catch(refuseBackup);
    if (name === undefined) return refuse('not_now', 'A backup is being made.');
    return shelf.list().find((one) => one.name === name) ?? refuse('internal');
  });
  admin(verifyBackup, async ({ params }, by) => {
    if (shelf === undefined) return refuseNone();
    if (!shelf.list().some(({ name }) => name === params.name)) return refuse('not_found');
    await log('verify backup', params.name, by, '');
    try {
      return { isGood: true, found: await shelf.check(params.name) };
    } catch (error) {
      return { isGood: false, found: messageOf(error) };
    }
  });
  admin(restoreBackup, async ({ params, body }, by) => {
    if (shelf === undefined) return refuseNone();
    if (!shelf.list().some(({ name }) => name === params.name)) return refuse('not_found');
    return {
      found: await shelf.restore(params.name, body.identity, author(by, body.reason)).catch(refuseBackup),
    };
  });
  app.get(backupFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const foreign = guard.originRefusal({ path: backupFilePath }, request);
    const by = foreign ?? (await guard.enter(request, 'host'));
    if (by instanceof Refusal) return reply.code(by.status).send(by.body);
    const { name, file } = request.params as { readonly name: string; readonly file: string };
    // Both names are compared with what is there, so that no path can be made of them.
    const backup = shelf?.list().find((one) => one.name === name);
    if (shelf === undefined || backup === undefined || !backup.files.some((one) => one === file)) {
      const refusal = new Refusal('not_found');
      return reply.code(refusal.status).send(refusal.body);
    }
    await log('download backup', name, by, file);
    const place = path.join(shelf.folder, name, file);
    return reply
      .header('content-disposition', `attachment; filename="${name}-${file}"`)
      .header('content-length', statSync(place).size)
      .type('application/octet-stream')
      .send(createReadStream(place));
  });
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Refuses with the reason why a backup cannot be used; what was refused for another reason keeps its code. */
export function refuseBackup(error: unknown): never {
  if (error instanceof Refusal) throw error;
  return refuse('backup_refused', messageOf(error));
}
