import type * as z from 'zod/mini';

/** A reply that has been held against its schema and written out; it is sent as it is, as often as it is asked for. */
export class Prepared<Reply = unknown> {
  readonly bytes: Buffer;

  constructor(schema: z.ZodMiniType<Reply>, reply: Reply) {
    this.bytes = Buffer.from(JSON.stringify(schema.parse(reply)));
  }
}
