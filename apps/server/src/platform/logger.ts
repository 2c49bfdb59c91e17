import type { Logger as PinoLogger } from 'pino';

/** Structured log; never given a token, a password or a secret. */
export type Logger = PinoLogger;
