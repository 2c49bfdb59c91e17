import type { Readable } from 'node:stream';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Accounts } from '@hub/features/accounts/server.ts';
import {
  type BackupFileName,
  backupFileSchema,
  becomeFirstHost,
  discardFirstRun,
  FIRST_RUN_HEADER,
  firstRunFilePath,
  firstRunState,
  restoreFirstRun,
  UPLOAD_PART_BYTES,
} from '@hub/features/administration/calls/backups.ts';
import { refuseBackup } from '@hub/features/administration/http/backups.ts';
import { signInLink } from '@hub/features/administration/roles.ts';
import type { WrongTry } from '@hub/features/administration/wrong-tries.ts';
import { numberInAddress } from '@hub/protocol/http/endpoint';
import type { AdminGuard } from '@hub/server/http/guard.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Limiters } from '@hub/server/http/rate-limits.ts';
import { Refusal, refuse } from '@hub/server/http/refusal.ts';
import type { FastifyInstance } from 'fastify';

export type FirstRunArea = {
  readonly firstRun: {
    isEmpty(): Promise<boolean>;
    canRestore(): Promise<boolean>;
    begin<T>(make: () => Promise<T>): Promise<T | undefined>;
    maxBytes(): number;
    uploaded(): BackupFileName[];
    isKey(given: string): boolean;
    upload(file: BackupFileName, offset: number, bytes: Readable): Promise<number>;
    restore(identity: string | undefined): Promise<string>;
    discard(): void;
  };
  readonly accounts: Pick<Accounts, 'createGuest' | 'authenticate'>;
  readonly makeHost: (account: AccountId) => Promise<string>;
  readonly onWrongTry: (wrong: WrongTry) => Promise<void>;
};

const offsetSchema = numberInAddress(999_999_999_999);
const USED = 'This hub has been used already.';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Mounts the calls of the first page of an empty hub. All but the first take the key of the console. */
export function mountFirstRun(
  app: FastifyInstance,
  mount: Mount,
  { firstRun, accounts, makeHost, onWrongTry }: FirstRunArea,
  { guard, limiters }: { readonly guard: AdminGuard; readonly limiters: Limiters },
): void {
  const refusalOf = async (key: string): Promise<Refusal | undefined> => {
    if (!(await firstRun.isEmpty())) return new Refusal('not_now', USED);
    if (firstRun.isKey(key)) return undefined;
    await onWrongTry({ subject: 'first run', actor: 'visitor', how: 'key of the console' });
    return new Refusal('door_refused', 'That is not the key on the console.');
  };
  mount(firstRunState, async () => {
    const canRestore = await firstRun.canRestore();
    return {
      isEmpty: await firstRun.isEmpty(),
      canRestore,
      maxBytes: canRestore ? firstRun.maxBytes() : 0,
      uploaded: canRestore ? firstRun.uploaded() : [],
    };
  });
  mount(becomeFirstHost, async ({ body, address, origin }) => {
    const refusal = await refusalOf(body.key);
    if (refusal !== undefined) throw refusal;
    const made = await firstRun.begin(async () => {
      const token = await accounts.createGuest(body.name, address);
      const host = await accounts.authenticate(token);
      if (!host.ok) throw new Error('the account of the first host is not there');
      return { token, link: signInLink(origin, await makeHost(host.player.accountId)) };
    });
    return made ?? refuse('not_now', USED);
  });
  mount(restoreFirstRun, async ({ body }) => {
    const refusal = await refusalOf(body.key);
    if (refusal !== undefined) throw refusal;
    return { found: await firstRun.restore(body.identity?.trim() || undefined).catch(refuseBackup) };
  });
  mount(discardFirstRun, async ({ body }) => {
    const refusal = await refusalOf(body.key);
    if (refusal !== undefined) throw refusal;
    firstRun.discard();
    return { done: true as const };
  });
  // A scope of its own: no other call takes bytes.
  app.register(async (bytes) => {
    bytes.addContentTypeParser('application/octet-stream', async (_request: unknown, body: Readable) => body);
    bytes.post(firstRunFilePath, {
      bodyLimit: UPLOAD_PART_BYTES,
      onRequest: async (request, reply) => {
        request.visitor = {};
        await limiters.firstRun(request, reply);
        const key = request.headers[FIRST_RUN_HEADER];
        const refusal =
          guard.originRefusal({ path: firstRunFilePath }, request) ??
          (await refusalOf(typeof key === 'string' ? key : ''));
        if (refusal !== undefined) await reply.code(refusal.status).send(refusal.body);
      },
      handler: async (request, reply) => {
        const { file } = request.params as { readonly file: string };
        const { offset = '0' } = request.query as { readonly offset?: string };
        const [name, at] = [backupFileSchema.safeParse(file), offsetSchema.safeParse(offset)];
        if (!name.success || !at.success) return reply.code(400).send(new Refusal('invalid_request').body);
        try {
          return await reply.send({
            bytes: await firstRun.upload(name.data, at.data, request.body as Readable),
          });
        } catch (error) {
          const refused = new Refusal('backup_refused', messageOf(error));
          return reply.code(refused.status).send(refused.body);
        }
      },
    });
  });
}
