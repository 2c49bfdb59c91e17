import * as z from 'zod/mini';
import { CONTRACT } from './version.ts';

/** Subprotocol that the server selects. A second one, `bearer.<token>`, contains the token. */
export const SUBPROTOCOL = CONTRACT;
export const BEARER_PREFIX = 'bearer.';

/** `action` of an error frame that answers an unreadable frame. */
export const UNREADABLE_ACTION = 'unknown';

/** A command frame before its action is known; the action decides the payload's schema. */
export const commandEnvelopeSchema = z.object({
  action: z.string().check(z.minLength(1), z.maxLength(64)),
  payload: z.optional(z.unknown()),
});

/** Action of a page's question whether its connection still delivers, and of the answer; no endpoint has one of this name. */
export const ALIVE_ACTION = 'alive';
/** Payload of the question. `isHidden`: nobody sees the page, so it gets no answer, and no further sign of life. */
export const aliveCommandSchema = z.object({ isHidden: z.optional(z.boolean()) });
export type AliveCommand = z.infer<typeof aliveCommandSchema>;
/** The answer. It also comes with the pings of the next minute, so that a page need not ask again. */
export const aliveFrame = { action: ALIVE_ACTION } as const;

/** Frame that answers a refused command. */
export const errorFrameSchema = z.object({
  action: z.string().check(z.describe('The action it answers')),
  error: z.object({ code: z.string(), message: z.string() }),
});
export type ErrorFrame = z.infer<typeof errorFrameSchema>;

/** A refusal that only one game has. Pages show its message and keep the game open. */
export type GameRefusal = { readonly code: string; readonly message: string };

type Schemas = Record<string, z.ZodMiniType>;

/** A websocket endpoint: payload schemas of its commands and frames, by action. */
export type RealtimeEndpoint<Commands extends Schemas = Schemas, Frames extends Schemas = Schemas> = {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly commands: Commands;
  readonly frames: Frames;
  /** The refusals that only this game has; default: none. */
  readonly refusals?: Readonly<Record<string, GameRefusal>>;
};

export const realtimeEndpoint = <Commands extends Schemas, Frames extends Schemas>(
  spec: RealtimeEndpoint<Commands, Frames>,
): RealtimeEndpoint<Commands, Frames> => spec;

/** A parsed command of an endpoint. */
export type CommandOf<E extends RealtimeEndpoint> = {
  [A in keyof E['commands'] & string]: { action: A; payload: z.infer<E['commands'][A]> };
}[keyof E['commands'] & string];

/** A frame that an endpoint sends. */
export type FrameOf<E extends RealtimeEndpoint> = {
  [A in keyof E['frames'] & string]: { action: A; payload: z.infer<E['frames'][A]> };
}[keyof E['frames'] & string];
