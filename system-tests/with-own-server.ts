import { type ServerOptions, ServerProcess } from './players/server-process.ts';
import type { Report } from './report.ts';

/** What players and their server are put through. */
export interface Experiment {
  run(): Promise<Report>;
  /** Nobody is left afterwards. */
  end(): Promise<void>;
}

/** Puts a server of its own through a experiment; whatever comes of it, neither players nor the server are left behind. */
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
