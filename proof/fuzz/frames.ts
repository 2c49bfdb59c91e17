import { MAX_FRAME_BYTES } from '@hub/engine/wire/limits';
import { jsonSchema } from '@hub/protocol/openapi';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import * as fc from 'fast-check';
import { type Change, changed, changes, hostileText, type Slip, slipped, slips } from './hostile.ts';
import { anyJson, type Json, type JsonSchema, objectsOf } from './schema-values.ts';

/** A command of the contract, what its payload may be, and what it is sent as. */
export type Say = {
  readonly player: number;
  /** Index among `realtimeEndpoints`, which are the games. */
  readonly game: number;
  readonly action: string;
  readonly payload: Json;
  /** Chooses among what is known of the hub, for the fields that name something. */
  readonly pick: number;
  /** Whether the fields that name something are to name something real. */
  readonly isFit: boolean;
  readonly change: Change | null;
  readonly slip: Slip | null;
};

/** Players of a sequence: enough for a full lobby of some, and somebody outside. */
export const PLAYERS = 4;

const commandsOf = (game: number): { action: string; schema: JsonSchema }[] =>
  Object.entries(realtimeEndpoints[game]?.commands ?? {}).map(([action, schema]) => ({
    action,
    schema: jsonSchema(schema, 'input') as JsonSchema,
  }));

/** Commands of one game; `wrong` of ten are changed into something near to valid. */
export function saysOf(game: number, wrong: number): fc.Arbitrary<Say> {
  const isSpoilt = fc.nat(9).map((drawn) => drawn < wrong);
  const perCommand = commandsOf(game).map(({ action, schema }) =>
    fc.record({
      player: fc.nat(PLAYERS - 1),
      game: fc.constant(game),
      action: fc.constant(action),
      payload: objectsOf(schema),
      pick: fc.nat(1_000),
      isFit: fc.nat(7).map((drawn) => drawn > 0),
      change: spoiling(isSpoilt, changes(MAX_FRAME_BYTES)),
      slip: spoiling(isSpoilt, slips()),
    }),
  );
  return fc.oneof(...perCommand);
}

/** A way to spoil something, or none. */
const spoiling = <T>(isSpoilt: fc.Arbitrary<boolean>, ways: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  isSpoilt.chain((spoilt): fc.Arbitrary<T | null> => (spoilt ? ways : fc.constant(null)));

/** The text of a command, with what was done to it. */
export function textOf({ action, change, slip }: Say, payload: Json): string {
  const whole = { action, payload };
  const value = change === null ? whole : changed(whole, change);
  const text = JSON.stringify(value) ?? '';
  return slip === null ? text : slipped(text, slip);
}

/** A message that need not even be a command: text, bytes, JSON of all kinds. */
export type RawMessage = { readonly data: Buffer; readonly isBinary: boolean };

export const rawMessages = (): fc.Arbitrary<RawMessage> =>
  fc.record({
    isBinary: fc.nat(4).map((drawn) => drawn === 0),
    data: fc.oneof(
      hostileText(2 * MAX_FRAME_BYTES).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      anyJson().map((value) => Buffer.from(JSON.stringify(value))),
      fc
        .record({
          action: fc.oneof(hostileText(200), fc.constantFrom('startGame', 'joinLobby')),
          payload: anyJson(),
        })
        .map((envelope) => Buffer.from(JSON.stringify(envelope))),
      fc
        .nat(MAX_FRAME_BYTES)
        .map((depth) => Buffer.from(`{"action":"startGame","payload":${'['.repeat(depth)}`)),
      fc.constantFrom(-1, 0, 1).map((more) => Buffer.alloc(MAX_FRAME_BYTES + more, 0x20)),
    ),
  });
