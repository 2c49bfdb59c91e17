import type { Player } from '@hub/engine/binding/player';
import {
  ALIVE_ACTION,
  aliveCommandSchema,
  commandEnvelopeSchema,
  type RealtimeEndpoint,
  UNREADABLE_ACTION,
} from '@hub/engine/wire/envelope';
import type { ErrorCode } from '@hub/engine/wire/errors';
import { MAX_FRAME_BYTES } from '@hub/engine/wire/limits';
import { isWellFormed } from '@hub/server/platform/well-formed.ts';
import english from 'zod/v4/locales/en.js';

const { localeError } = english();

/** A command of the endpoint, or the error code for a message that is not one; `message` names the invalid fields. */
export type ParsedCommand =
  | { readonly ok: true; readonly action: string; readonly payload: unknown }
  | { readonly ok: false; readonly action: string; readonly code: ErrorCode; readonly message?: string };

/** Checks a message's size, JSON, envelope and schema. Never throws; refuses player ids other than the caller's. */
export function readCommand(
  data: Buffer,
  isBinary: boolean,
  endpoint: RealtimeEndpoint,
  caller: Player,
): ParsedCommand {
  if (data.length > MAX_FRAME_BYTES) return refused(UNREADABLE_ACTION, 'frame_too_large');
  const message = isBinary ? undefined : parseJson(data);
  if (message === undefined) return refused(UNREADABLE_ACTION, 'invalid_json');
  if (!isWellFormed(message))
    return invalid(UNREADABLE_ACTION, 'frame', [{ path: [], message: 'must not contain half a character' }]);
  const envelope = commandEnvelopeSchema.safeParse(message, { error: localeError });
  if (!envelope.success) return invalid(UNREADABLE_ACTION, 'frame', envelope.error.issues);
  const { action, payload = {} } = envelope.data;
  return readPayload(action, payload, endpoint, caller);
}

/** The same for an action and its payload. */
export function readPayload(
  action: string,
  raw: unknown,
  endpoint: RealtimeEndpoint,
  caller: Player,
): ParsedCommand {
  const schema = action === ALIVE_ACTION ? aliveCommandSchema : commandOf(endpoint, action);
  if (schema === undefined) return refused(action, 'unknown_action');
  const parsed = schema.safeParse(raw, { error: localeError });
  if (!parsed.success) return invalid(action, 'payload', parsed.error.issues);
  if (namesOtherPlayer(parsed.data, caller)) return refused(action, 'forbidden');
  return { ok: true, action, payload: parsed.data };
}

/** Own properties only: inherited ones such as `constructor` are not actions. */
const commandOf = ({ commands }: RealtimeEndpoint, action: string) =>
  Object.hasOwn(commands, action) ? commands[action] : undefined;

/** Returns undefined for invalid JSON; no valid JSON text parses to undefined. */
function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** Commands may have a player id for compatibility: the caller's own is ignored, any other is refused. */
function namesOtherPlayer(payload: unknown, caller: Player): boolean {
  if (typeof payload !== 'object' || payload === null || !('playerId' in payload)) return false;
  const { playerId } = payload;
  return playerId !== undefined && playerId !== caller.playerId && playerId !== caller.accountId;
}

const refused = (action: string, code: ErrorCode): ParsedCommand => ({ ok: false, action, code });

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function invalid(action: string, whole: string, issues: readonly Issue[]): ParsedCommand {
  const messages = issues.map(({ path, message }) => `${path.map(String).join('.') || whole}: ${message}`);
  return { ok: false, action, code: 'invalid_request', message: messages.join('; ') };
}
