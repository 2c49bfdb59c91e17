import * as z from 'zod/mini';
import { CONTRACT } from './version.ts';

/** Subprotocol that the server selects; the page sends the token beside it as `bearer.<token>` (decision D11). */
export const SUBPROTOCOL = CONTRACT;
export const BEARER_PREFIX = 'bearer.';

/** `action` of an error frame that answers an unreadable message. */
export const UNREADABLE_ACTION = 'unknown';

/** A command: an action name, and a payload whose schema the action decides. */
export const commandEnvelopeSchema = z.object({
  action: z.string().check(z.minLength(1), z.maxLength(64)),
  payload: z.optional(z.unknown()),
});

/** The frame that refuses a command. */
export const errorFrameSchema = z.object({
  action: z.string().check(z.describe('The action it answers')),
  error: z.object({ code: z.string(), message: z.string() }),
});
export type ErrorFrame = z.infer<typeof errorFrameSchema>;

type Schemas = Record<string, z.ZodMiniType>;

/** One websocket endpoint: the commands it takes and the frames it sends, payload schemas by action. */
export type RealtimeEndpoint<Commands extends Schemas = Schemas, Frames extends Schemas = Schemas> = {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly commands: Commands;
  readonly frames: Frames;
};

export const realtimeEndpoint = <Commands extends Schemas, Frames extends Schemas>(
  spec: RealtimeEndpoint<Commands, Frames>,
): RealtimeEndpoint<Commands, Frames> => spec;

/** A command of an endpoint after parsing: action and payload belong together. */
export type CommandOf<E extends RealtimeEndpoint> = {
  [A in keyof E['commands'] & string]: { action: A; payload: z.infer<E['commands'][A]> };
}[keyof E['commands'] & string];

/** A frame of an endpoint: action and payload belong together. */
export type FrameOf<E extends RealtimeEndpoint> = {
  [A in keyof E['frames'] & string]: { action: A; payload: z.infer<E['frames'][A]> };
}[keyof E['frames'] & string];
