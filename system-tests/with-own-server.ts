import { type ServerOptions, ServerProcess } from './players/server-process.ts';
import type { Report } from './report.ts';

/** Players and what happens to their server. */
export interface Experiment {
  run(): Promise<Report>;
  /** Disconnects all players. */
  end(): Promise<void>;
}

/** Starts a server for an experiment, runs it, and removes both. */
export async function withOwnServer(
  options: ServerOptions,
  createExperiment: (server: ServerProcess) => Experiment,
): Promise<Report> {
  const server = await ServerProcess.start(options);
  const experiment = createExperiment(server);
  try {
    return await experiment.run();
  } finally {
    await experiment.end();
    await server.remove();
  }
}
