import {
  type ErrorFrame,
  errorFrameSchema,
  type FrameOf,
  type RealtimeEndpoint,
} from '@hub/engine/wire/envelope';

/** A frame of an endpoint, or the refusal of a command. */
export type Incoming<E extends RealtimeEndpoint> = FrameOf<E> | ErrorFrame;

/** Parses one frame by the endpoint's schemas; undefined for anything that is not in the contract. */
export function readFrame<E extends RealtimeEndpoint>(endpoint: E, text: string): Incoming<E> | undefined {
  const frame = parseObject(text);
  if (frame === undefined) return undefined;
  // An error field may appear on any message.
  if ('error' in frame) return errorFrameSchema.safeParse(frame).data;
  const action = String(frame['action']);
  if (!Object.hasOwn(endpoint.frames, action)) return undefined;
  const payload = endpoint.frames[action]?.safeParse(frame['payload']);
  // The action selected the schema, so the two types match.
  return payload?.success ? ({ action, payload: payload.data } as FrameOf<E>) : undefined;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
