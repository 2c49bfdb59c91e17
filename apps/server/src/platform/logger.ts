import { destination, type Logger as PinoLogger, pino } from 'pino';

/** Structured log; never given a token, a password or a secret. */
export type Logger = PinoLogger;

/** A net below that rule: what slips in under these names is not written. */
const SECRET_NAMES = ['token', 'password', 'secret', 'authorization', 'cookie', 'sec-websocket-protocol'];
const REDACTED = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);

/** JSON lines to standard error, or to the stream that is given. */
export const createLogger = (
  level: string,
  stream: { write(line: string): void } = destination({ fd: 2, sync: true }),
): Logger => pino({ level, base: null, redact: { paths: REDACTED, censor: '[redacted]' } }, stream);
