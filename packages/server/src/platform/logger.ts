import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';

/** Structured log. Tokens, passwords and secrets must not be logged. */
export type Logger = PinoLogger;

/** Safety net for that rule: fields with these names are redacted. */
const SECRET_NAMES = ['token', 'password', 'secret', 'authorization', 'cookie', 'sec-websocket-protocol'];
const REDACTED = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);

type LoggedRequest = {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
};

/** Logs which call a request is, without its address, ids and query: an erased player must not be in the log. */
const req = ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url });

/** Characters buffered while standard error cannot be written (full disk); more is dropped. */
const MAX_WAITING = 65_536;

/** Standard error. Write errors (full disk, closed pipe) are ignored, so that logging never stops the server. */
function standardError(): DestinationStream {
  const stream = destination({ fd: 2, sync: true, maxLength: MAX_WAITING });
  stream.on('error', () => undefined);
  return stream;
}

/** Logs JSON lines to the stream, by default standard error. */
export const createLogger = (level: string, stream: DestinationStream = standardError()): Logger =>
  pino(
    { level, base: null, serializers: { req }, redact: { paths: REDACTED, censor: '[redacted]' } },
    stream,
  );
