import {
  type PostgresServer,
  startPostgres,
} from '../../../apps/server/src/store/testing/postgres-server.ts';
import { CuttableLine } from '../../../tests/cuttable-line.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';
import { type Storm, weather } from './storm.ts';

/** Idle connections that end each have a line, beside the two of the outage. */
const MOST_LINES = 16;

type Way = Pick<Storm, 'name' | 'badMs' | 'begin' | 'end'>;

/** A scenario on a real PostgreSQL, which is reached over a line of its own. */
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
      return await weather(
        {
          ...way,
          databaseUrl: line.url,
          told: {
            bad: 'the database is unavailable: calls and commands are refused until it works again',
            good: 'the database is available again',
          },
          mostLines: MOST_LINES,
          isFelt: true,
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
  badMs: options.size === 'long' ? 15_000 : 500,
  begin: () => postgres.halt(),
  end: () => postgres.resume(),
}));

export const databaseCutOff = onPostgres('database cut off', ({ line, options }) => ({
  name: 'PostgreSQL cut off by the network',
  badMs: options.size === 'long' ? 15_000 : 500,
  begin: () => line.cut(),
  end: () => line.mend(),
}));

/** Longer than the server waits for an answer of its database. */
const SILENT_MS = 25_000;

export const databaseSilent = onPostgres('database silent', ({ line }) => ({
  name: 'PostgreSQL behind a network that swallows everything',
  badMs: SILENT_MS,
  begin: () => line.silence(),
  end: () => line.mend(),
}));
