import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';

/** Frame types of RFC 6455. */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Differences from one final, masked text frame; invalid combinations are allowed. */
export interface FrameOptions {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  /** RSV1 (4), RSV2 (2) and RSV3 (1). */
  readonly reserved?: number;
  /** Four bytes; null sends the payload unmasked. */
  readonly mask?: Buffer | null;
  /** Length in the header where it differs from the payload's. */
  readonly claimedLength?: number | undefined;
}

/** Leaves the payload as it is. */
const ZERO_MASK = Buffer.alloc(4);

/** Encodes one frame of a client (RFC 6455, 5.2). */
export function encodeFrame(payload: string | Uint8Array, options: FrameOptions = {}): Buffer {
  const { opcode = opcodes.text, isFinal = true, reserved = 0, mask = ZERO_MASK, claimedLength } = options;
  const body = Buffer.from(payload);
  const length = claimedLength ?? body.length;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = (isFinal ? 0x80 : 0) | ((reserved & 7) << 4) | opcode;
  head[1] = (mask === null ? 0 : 0x80) | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  if (mask === null) return Buffer.concat([head, body]);
  if (mask !== ZERO_MASK)
    for (let at = 0; at < body.length; at += 1) body[at] = (body[at] ?? 0) ^ (mask[at & 3] ?? 0);
  return Buffer.concat([head, mask, body]);
}

/** Where the payload of a server's frame is in the bytes. */
export interface FrameSpan {
  readonly opcode: number;
  readonly start: number;
  readonly end: number;
}

/** Reads the header of the frame at an offset; undefined while the frame is incomplete. */
export function readFrame(bytes: Buffer, at: number): FrameSpan | undefined {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  const short = second & 0x7f;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (bytes.length < start) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  const end = start + length;
  return bytes.length < end ? undefined : { opcode: first & 0x0f, start, end };
}

/** The value of `Sec-WebSocket-Protocol` with a token. */
export const protocolsOf = (token: string): string => `${SUBPROTOCOL}, ${BEARER_PREFIX}${token}`;

export interface Upgrade {
  readonly host: string;
  readonly path: string;
  readonly protocols?: string | undefined;
  /** More header lines. */
  readonly headers?: readonly string[];
}

/** The HTTP request that opens a websocket. */
export const upgradeRequest = ({ host, path, protocols, headers = [] }: Upgrade): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocols === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocols}`]),
    ...headers,
    '',
    '',
  ].join('\r\n');
