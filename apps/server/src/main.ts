import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from '@hub/protocol/product';
import closeWithGrace from 'close-with-grace';
import { createSystemClock } from './platform/clock.ts';
import { type Environment, printable, readEnvironment } from './platform/environment.ts';
import { createLogger } from './platform/logger.ts';
import { serve } from './serve.ts';

/** Whoever stops the process waits 10 s at most. */
const STOP_LIMIT_MS = 9_500;

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

/** Version of the package and a mark of the built pages, so that a page can tell that it is of another build. */
function buildVersion(): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const page = path.join(webFolder, 'index.html');
  if (!existsSync(page)) return version;
  return `${version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`;
}

/** What a host should read when the server cannot start: one line. */
function startFailure(error: unknown, { host, port }: Partial<Environment>): string {
  if (!(error instanceof Error)) return String(error);
  // Other calls of the system fail with the same codes.
  const code = 'syscall' in error && error.syscall === 'listen' && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another one with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${host}. Choose another one with HOST.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not open to this user. Choose another one with PORT.`;
  return error.message;
}

async function main(): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    const logger = createLogger(environment.logLevel);
    logger.info({ configuration: printable(environment) }, 'starting');
    const running = await serve({
      environment,
      clock: createSystemClock(),
      logger,
      version: buildVersion(),
      webFolder,
    });
    const grace = closeWithGrace(
      { delay: STOP_LIMIT_MS, logger, skip: ['SIGINT', 'SIGTERM'] },
      async ({ err }) => {
        if (err !== undefined) logger.fatal({ err }, 'unexpected failure, stopping');
        await running.stop();
      },
    );
    // Not left to the library: a second signal would end the process half-way, and npm passes on the one the terminal sent.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        logger.info({ signal }, 'stopping');
        grace.close();
      });
    }
    process.stdout.write(`${PRODUCT_NAME} is ready: ${running.url}\n`);
    running.hub.sections.start();
  } catch (error) {
    process.stderr.write(`${PRODUCT_NAME} cannot start: ${startFailure(error, environment ?? {})}\n`);
    process.exitCode = 1;
  }
}

void main();
