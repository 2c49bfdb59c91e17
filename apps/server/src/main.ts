import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from '@hub/protocol/product';
import closeWithGrace from 'close-with-grace';
import { packageVersion } from './package-version.ts';
import { createSystemClock } from './platform/clock.ts';
import { type Environment, printable, readEnvironment } from './platform/environment.ts';
import { createLogger } from './platform/logger.ts';
import { misspellings } from './platform/variables.ts';
import { serveRestartable } from './restartable.ts';

/** Process managers commonly kill a process 10 s after the stop signal. */
const STOP_LIMIT_MS = 9_500;

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

/** Package version and a hash of the built page, so that a page can detect that it is from another build. */
function buildVersion(): string {
  const version = packageVersion();
  const page = path.join(webFolder, 'index.html');
  if (!existsSync(page)) return version;
  return `${version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`;
}

/** Explains in one line, for the host, why the server cannot start. */
function startFailure(error: unknown, { host, port }: Partial<Environment>): string {
  if (!(error instanceof Error)) return String(error);
  // Other system calls fail with the same codes.
  const code = 'syscall' in error && error.syscall === 'listen' && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another one with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${host}. Choose another one with HOST.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not open to this user. Choose another one with PORT.`;
  return error.message;
}

/** At once: nothing can be stored any more, and players reconnect to the server that has taken over. */
function stopTakenOver(reason: string): void {
  process.stderr.write(`${PRODUCT_NAME} stops: ${reason}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    const logger = createLogger(environment.logLevel);
    for (const { given, meant } of misspellings(process.env))
      logger.warn(`the variable ${given} has no meaning here; ${meant} may be meant`);
    logger.info({ configuration: printable(environment) }, 'starting');
    const running = await serveRestartable(
      {
        environment,
        variables: process.env,
        clock: createSystemClock(),
        logger,
        version: buildVersion(),
        webFolder,
        onTakenOver: stopTakenOver,
      },
      (error) => stopTakenOver(startFailure(error, environment ?? {})),
    );
    const grace = closeWithGrace(
      { delay: STOP_LIMIT_MS, logger, skip: ['SIGINT', 'SIGTERM'] },
      async ({ err }) => {
        if (err !== undefined) logger.fatal({ err }, 'unexpected failure, stopping');
        await running.stop();
      },
    );
    // Signals are handled here because close-with-grace exits at a second signal, and npm forwards Ctrl+C, which the
    // terminal sends as well.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        logger.info({ signal }, 'stopping');
        grace.close();
      });
    }
    process.stdout.write(`${PRODUCT_NAME} is ready: ${running.current().url}\n`);
    const { firstRunKey, realtime } = running.current().hub;
    if (firstRunKey !== undefined)
      process.stdout.write(
        `This hub is empty. To restore a backup, open ${environment.publicUrls[0] ?? running.current().url}/first-run#key=${firstRunKey}\n`,
      );
    for (const pictures of realtime.pictures) pictures.start();
  } catch (error) {
    process.stderr.write(`${PRODUCT_NAME} cannot start: ${startFailure(error, environment ?? {})}\n`);
    process.exitCode = 1;
  }
}

void main();
