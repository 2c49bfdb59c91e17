import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@hub/engine/binding/binding';
import { errorFrameSchema } from '@hub/engine/wire/envelope';
import type { Finding } from './scan.ts';
import type { Outgoing } from './secrets.ts';

/** A frame of the server, parsed but not checked. */
export type Frame = {
  readonly action: string;
  readonly payload?: Record<string, unknown>;
  readonly error?: { readonly code: string };
};

/** Frames of a game that violate the contract or contain unknown fields. */
export function beyondContract(game: Game, outgoing: readonly Outgoing[]): Finding[] {
  const frames = outgoing.filter(({ via, action }) => via === 'frame' && action !== 'close');
  const wrong = [...new Set(frames.map(({ text }) => text))].filter((text) => !isOfContract(game, text));
  return frames
    .filter(({ text }) => wrong.includes(text))
    .map((out) => ({ kind: 'beyond the contract', out, form: out.action }));
}

function isOfContract(game: Game, text: string): boolean {
  const frame = JSON.parse(text) as Frame;
  if (frame.error !== undefined) return errorFrameSchema.safeParse(frame).success;
  const parsed = game.endpoint.frames[frame.action]?.safeParse(frame.payload);
  return parsed?.success === true && isDeepStrictEqual(parsed.data, frame.payload);
}
