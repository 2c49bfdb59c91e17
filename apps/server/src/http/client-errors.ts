import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@hub/engine/wire/errors';
import { CONTRACT, CONTRACT_HEADER } from '@hub/engine/wire/version';
import { Refusal } from '@hub/server/http/refusal.ts';

/** By error code of Node's HTTP parser; any other error means invalid HTTP. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers requests that the HTTP parser refuses with the contract's error body, then closes the socket. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = new Refusal(BY_CODE[error.code ?? ''] ?? 'invalid_request');
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    `${CONTRACT_HEADER}: ${CONTRACT}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${json}`);
  socket.destroy(error);
}
