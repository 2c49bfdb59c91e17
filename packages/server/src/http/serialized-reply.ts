import type * as z from 'zod/mini';

/** A reply that was validated and serialized once, to be sent many times. */
export class SerializedReply<Reply = unknown> {
  readonly bytes: Buffer;

  constructor(schema: z.ZodMiniType<Reply>, reply: Reply) {
    this.bytes = Buffer.from(JSON.stringify(schema.parse(reply)));
  }
}
