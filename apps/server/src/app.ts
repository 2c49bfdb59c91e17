import { MAX_BODY_BYTES } from '@hub/engine/wire/limits';
import { answerDoctor } from '@hub/features/administration/http/doctor.ts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { answerFailure } from '@hub/server/http/failures.ts';
import { refuseOddHosts } from '@hub/server/http/host-header.ts';
import { type SecurityOptions, setSecurityHeaders } from '@hub/server/http/security-headers.ts';
import { type Timeouts, timeoutOptions } from '@hub/server/http/timeouts.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { type ApiDeps, mountApi } from './http/api.ts';
import { answerClientError } from './http/client-errors.ts';
import { isProbe } from './http/health.ts';
import { closeForMaintenance } from './http/maintenance.ts';
import { inlineStyles } from './http/pages/inline-styles.ts';
import { type PagesDeps, servePages } from './http/pages/pages.ts';

type AppDeps = {
  readonly api: ApiDeps;
  readonly pages: PagesDeps;
  /** Counts refused calls and serves the metrics; undefined where they are off. */
  readonly metrics?:
    | { readonly measures: Measures; readonly serve: (app: FastifyInstance) => void }
    | undefined;
  /** See `answerDoctor`. */
  readonly doctorKey: string;
  readonly security: SecurityOptions;
  readonly logger: Logger;
  /** Text of a hub that is closed for maintenance; null for an open one. */
  readonly maintenanceText: () => string | null;
  /** Number of proxies in front of the server whose forwarded addresses are trusted. */
  readonly trustedProxies: number;
  readonly timeouts: Timeouts;
};

/** The HTTP app and the endpoints that it serves. */
export type App = { readonly app: FastifyInstance; readonly mounted: readonly Endpoint[] };

const noCompiler = (): never => {
  throw new Error('Routes have no JSON schemas; the contract validates requests.');
};

/** Builds the HTTP app from its dependencies, without listening; tests inject requests. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: isProbe }),
    bodyLimit: MAX_BODY_BYTES,
    ...timeoutOptions(deps.timeouts),
    clientErrorHandler: answerClientError,
    trustProxy: (_address, hop) => hop < deps.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    // While the server drains, open connections are still answered; the health call reports it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply);
    },
    // Requests and replies are validated with the contract's own schemas; this avoids loading Fastify's two compilers.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  refuseOddHosts(app);
  answerDoctor(app, deps.doctorKey);
  await setSecurityHeaders(app, deps.security, inlineStyles(deps.pages.folder));
  closeForMaintenance(app, deps.maintenanceText);
  const { metrics } = deps;
  if (metrics !== undefined) {
    app.addHook('onResponse', async (_request, { refusedAs }) => {
      if (refusedAs !== undefined) metrics.measures.onRefusal(refusedAs);
    });
    metrics.serve(app);
  }
  let mounted: readonly Endpoint[] = [];
  await app.register(
    async (api) => {
      mounted = await mountApi(api, deps.api);
    },
    { prefix: '/api' },
  );
  await servePages(app, deps.pages);
  return { app, mounted };
}
