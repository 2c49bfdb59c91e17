import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';

/** Structured log; never given a token, a password or a secret. */
export type Logger = PinoLogger;

/** A net below that rule: what slips in under these names is not written. */
const SECRET_NAMES = ['token', 'password', 'secret', 'authorization', 'cookie', 'sec-websocket-protocol'];
const REDACTED = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);

type LoggedRequest = { readonly method?: string; readonly url?: string; readonly ip?: string };

/** What is written of a request: never its query, in which an identity provider hands over its codes. */
const req = ({ method, url, ip }: LoggedRequest) => ({ method, path: url?.split('?', 1)[0], ip });

/** Characters that wait for a full disk to take them; what comes on top is dropped. */
const MAX_WAITING = 65_536;

/** Standard error. The log may lie on a full disk, or its reader may be gone: neither must end the games. */
function standardError(): DestinationStream {
  const stream = destination({ fd: 2, sync: true, maxLength: MAX_WAITING });
  stream.on('error', () => undefined);
  return stream;
}

/** JSON lines to standard error, or to the stream that is given. */
export const createLogger = (level: string, stream: DestinationStream = standardError()): Logger =>
  pino(
    { level, base: null, serializers: { req }, redact: { paths: REDACTED, censor: '[redacted]' } },
    stream,
  );
