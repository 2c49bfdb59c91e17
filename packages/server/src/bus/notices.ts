import { randomUUID } from 'node:crypto';
import { accountIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';

const CHANNEL = 'notices';

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tokens revoked'), account: accountIdSchema }),
  z.object({ kind: z.literal('cosmetics changed'), account: accountIdSchema }),
  z.object({ kind: z.literal('waiting changed'), account: accountIdSchema }),
  z.object({ kind: z.literal('bests changed'), boards: z.array(z.string()) }),
  z.object({ kind: z.literal('lobby created'), account: accountIdSchema }),
  z.object({ kind: z.literal('wrong password'), account: accountIdSchema, lobbyId: z.string() }),
]);
const messageSchema = z.object({ from: z.string(), notice: noticeSchema });

/** A change that makes data in the memory of other nodes outdated. */
export type Notice = z.infer<typeof noticeSchema>;

/** Exchanges notices with all other nodes. Notices are lost while the bus is disconnected. */
export class Notices {
  readonly #bus: Bus;
  readonly #id = randomUUID();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  send(notice: Notice): void {
    this.#bus.publish(CHANNEL, JSON.stringify({ from: this.#id, notice })).catch(() => undefined);
  }

  /** Calls `onNotice` for every notice of another node, and `onLost` when notices may have been lost. */
  async receive(onNotice: (notice: Notice) => void, onLost: () => void): Promise<void> {
    await this.#bus.subscribe(CHANNEL, (text) => {
      // Nodes of another version may send other notices.
      const { data } = messageSchema.safeParse(JSON.parse(text));
      if (data !== undefined && data.from !== this.#id) onNotice(data.notice);
    });
    this.#bus.onStateChange((isConnected) => {
      if (isConnected) onLost();
    });
  }
}
