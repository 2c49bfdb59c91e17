import { isDeepStrictEqual } from 'node:util';
import { errorFrameSchema, type RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { Client, Frame } from './client.ts';

type Payload<State> = { readonly gameState: State; readonly playerName?: string };

/** A frame that was checked against the contract of its game; a refusal has its code and nothing else. */
export type CheckedFrame<State> = {
  readonly action: string;
  readonly code: string | undefined;
  readonly payload: Payload<State>;
  readonly state: State;
};

/** Checks a frame against the contract of its game; throws if it does not match or has unknown fields. */
export function checkedFrame<State>(game: RealtimeEndpoint, frame: Frame): CheckedFrame<State> {
  const { action } = frame;
  if (frame.error !== undefined) {
    const { error } = errorFrameSchema.parse(frame);
    return { action, code: error.code, payload: undefined as never, state: undefined as never };
  }
  const payload = game.frames[action]?.parse(frame.payload);
  if (!isDeepStrictEqual(payload, frame.payload)) throw new Error(`${action} has unknown fields`);
  return { action, code: undefined, payload: payload as never, state: (payload as Payload<State>).gameState };
}

/** A player of one game at a socket; checks every answer against the contract. */
export abstract class GamePlayer<State> {
  abstract readonly game: RealtimeEndpoint;
  readonly client: Client;
  /** The last state that the server sent. */
  state: State = undefined as never;

  constructor(client: Client) {
    this.client = client;
  }

  async next(): Promise<CheckedFrame<State>> {
    const frame = checkedFrame<State>(this.game, await this.client.next());
    this.state = frame.state ?? this.state;
    return frame;
  }

  /** Sends a command; resolves to the next frame. */
  ask(action: string, payload: object = {}): Promise<CheckedFrame<State>> {
    this.client.send(action, payload);
    return this.next();
  }

  /** Reads frames until one has this action; rejects after a timeout. */
  async until(action: string): Promise<CheckedFrame<State>> {
    for (;;) {
      const frame = await this.next();
      if (frame.action === action) return frame;
    }
  }
}
