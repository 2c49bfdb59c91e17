import { MAX_FRAME_BYTES } from '@hub/engine/wire/limits';
import { jsonSchema } from '@hub/protocol/openapi';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import * as fc from 'fast-check';
import { type Change, changed, changes, hostileText, type Typo, typos, withTypo } from './hostile-values.ts';
import { anyJson, type Json, type JsonSchema, objectsOf } from './schema-values.ts';

/** A command with a valid payload, and the changes before it is sent. */
export type DrawnCommand = {
  readonly player: number;
  /** Index in `gameEndpoints`. */
  readonly game: number;
  readonly action: string;
  readonly payload: Json;
  /** Selects an existing id or name. */
  readonly pick: number;
  /** Whether ids and names refer to existing ones. */
  readonly isFit: boolean;
  readonly change: Change | null;
  readonly typo: Typo | null;
};

/** Players of a sequence: enough to fill some lobbies. */
export const PLAYERS = 4;

/** The sockets of the games; that of the hub takes no commands. */
export const gameEndpoints = realtimeEndpoints.filter(({ commands }) => Object.keys(commands).length > 0);

const commandsOf = (game: number): { action: string; schema: JsonSchema }[] =>
  Object.entries(gameEndpoints[game]?.commands ?? {}).map(([action, schema]) => ({
    action,
    schema: jsonSchema(schema, 'input') as JsonSchema,
  }));

/** Commands of one game; `wrong` of ten are changed. */
export function commandDraws(game: number, wrong: number): fc.Arbitrary<DrawnCommand> {
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
      typo: spoiling(isSpoilt, typos()),
    }),
  );
  return fc.oneof(...perCommand);
}

/** A change, or null. */
const spoiling = <T>(isSpoilt: fc.Arbitrary<boolean>, ways: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  isSpoilt.chain((corrupted): fc.Arbitrary<T | null> => (corrupted ? ways : fc.constant(null)));

/** The text of a command with its changes. */
export function textOf({ action, change, typo }: DrawnCommand, payload: Json): string {
  const whole = { action, payload };
  const value = change === null ? whole : changed(whole, change);
  const text = JSON.stringify(value) ?? '';
  return typo === null ? text : withTypo(text, typo);
}

/** A message that may be no command: text, bytes, any JSON. */
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
