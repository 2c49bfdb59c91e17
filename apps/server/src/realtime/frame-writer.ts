import { errors, type RefusalReason } from '@hub/engine/wire/errors';

/** An empty ping frame. */
export const PING = Buffer.from([0x89, 0]);

const TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/**
 * The bytes of an unmasked, unfragmented websocket text frame (RFC 6455, 5.2). A broadcast builds one buffer and writes it
 * to every socket of the audience.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT_FRAME;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

/** The text of a frame of `textFrame`. */
export function frameText(frame: Buffer): string {
  const length = frame[1];
  const header = length === LENGTH_IN_64_BITS ? 10 : length === LENGTH_IN_16_BITS ? 4 : 2;
  return frame.toString('utf8', header);
}

/** Encodes a message of the contract. */
export const messageFrame = (message: { readonly action: string; readonly payload: unknown }): Buffer =>
  textFrame(JSON.stringify({ action: message.action, payload: message.payload }));

/** Encodes the refusal of `action`; the text is that of the reason unless `message` is given. */
export function errorFrame(action: string, reason: RefusalReason, message?: string): Buffer {
  const { code, message: text } =
    typeof reason === 'string' ? { code: reason, message: errors[reason] } : reason;
  return textFrame(JSON.stringify({ action, error: { code, message: message ?? text } }));
}
