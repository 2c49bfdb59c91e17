import {
  type PostgresServer,
  startPostgres,
} from '../../packages/server/src/store/testing/postgres-server.ts';
import { CuttableLine } from '../../tests/cuttable-line.ts';
import { type InjectedFault, injectFault } from './injected-fault.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';

/** Each idle connection that ends logs a line, beside the two of the outage. */
const MAX_LINES = 16;

type Way = Pick<InjectedFault, 'name' | 'durationMs' | 'begin' | 'end'>;

/** A scenario on a real PostgreSQL behind a proxy. */
const onPostgres = (
  name: string,
  wayOf: (parts: { postgres: PostgresServer; line: CuttableLine; options: ScenarioOptions }) => Way,
): Scenario => ({
  name,
  async run(options) {
    const postgres = await startPostgres();
    const line = await CuttableLine.to(await postgres.createDatabase());
    try {
      const way = wayOf({ postgres, line, options });
      return await injectFault(
        {
          ...way,
          databaseUrl: line.url,
          logged: {
            bad: 'the database is unavailable: calls and commands are refused until it works again',
            good: 'the database is available again',
          },
          maxLines: MAX_LINES,
          isNoticeable: true,
        },
        options,
      );
    } finally {
      await line.close();
      await postgres.stop();
    }
  },
});

export const databaseStopped = onPostgres('database stopped', ({ postgres, options }) => ({
  name: 'PostgreSQL stopped at once and started again',
  durationMs: options.size === 'long' ? 15_000 : 500,
  begin: () => postgres.halt(),
  end: () => postgres.resume(),
}));

export const databaseCutOff = onPostgres('database cut off', ({ line, options }) => ({
  name: 'PostgreSQL cut off by the network',
  durationMs: options.size === 'long' ? 15_000 : 500,
  begin: () => line.cut(),
  end: () => line.mend(),
}));

/** Longer than the server's database timeout. */
const SILENT_MS = 25_000;

export const databaseSilent = onPostgres('database silent', ({ line }) => ({
  name: 'PostgreSQL behind a network that swallows everything',
  durationMs: SILENT_MS,
  begin: () => line.silence(),
  end: () => line.mend(),
}));
