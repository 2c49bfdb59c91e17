import type { Readable } from 'node:stream';
import {
  type BackupFileName,
  backupFileSchema,
  discardFirstRun,
  FIRST_RUN_HEADER,
  firstRunFilePath,
  firstRunState,
  restoreFirstRun,
  UPLOAD_PART_BYTES,
} from '@hub/protocol/http/admin/backups';
import { numberInAddress } from '@hub/protocol/http/endpoint';
import type { FastifyInstance } from 'fastify';
import type { DoorGuard } from './admin/guard.ts';
import type { Mount } from './mount.ts';
import type { Limiters } from './rate-limits.ts';
import { type Refusal, refuse } from './refusal.ts';

export type FirstRunArea = {
  readonly firstRun: {
    canRestore(): Promise<boolean>;
    maxBytes(): number;
    uploaded(): BackupFileName[];
    isKey(given: string): boolean;
    upload(file: BackupFileName, offset: number, bytes: Readable): Promise<number>;
    restore(identity: string | undefined): Promise<string>;
    discard(): void;
  };
};

const offsetSchema = numberInAddress(999_999_999_999);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Mounts the calls of the first page of an empty hub. All but the first take the key of the console. */
export function mountFirstRun(
  app: FastifyInstance,
  mount: Mount,
  { firstRun }: FirstRunArea,
  { guard, limiters }: { readonly guard: DoorGuard; readonly limiters: Limiters },
): void {
  const refusalOf = async (key: string): Promise<Refusal | undefined> => {
    if (!(await firstRun.canRestore())) return refuse('not_now', 'This hub has been used already.');
    return firstRun.isKey(key) ? undefined : refuse('door_refused', 'That is not the key on the console.');
  };
  mount(firstRunState, async () => {
    const canRestore = await firstRun.canRestore();
    return {
      canRestore,
      maxBytes: canRestore ? firstRun.maxBytes() : 0,
      uploaded: canRestore ? firstRun.uploaded() : [],
    };
  });
  mount(restoreFirstRun, async ({ body }) => {
    const refusal = await refusalOf(body.key);
    if (refusal !== undefined) return refusal;
    try {
      return { found: await firstRun.restore(body.identity?.trim() || undefined) };
    } catch (error) {
      return refuse('backup_refused', messageOf(error));
    }
  });
  mount(discardFirstRun, async ({ body }) => {
    const refusal = await refusalOf(body.key);
    if (refusal !== undefined) return refusal;
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
        if (!name.success || !at.success) return reply.code(400).send(refuse('invalid_request').body);
        try {
          return await reply.send({
            bytes: await firstRun.upload(name.data, at.data, request.body as Readable),
          });
        } catch (error) {
          const refused = refuse('backup_refused', messageOf(error));
          return reply.code(refused.status).send(refused.body);
        }
      },
    });
  });
}
