import { type ServerOptions, ServerProcess } from './players/server-process.ts';
import type { Report } from './report.ts';

/** What players and their server are put through. */
export interface Trial {
  run(): Promise<Report>;
  /** Nobody is left afterwards. */
  end(): Promise<void>;
}

/** Puts a server of its own through a trial; whatever comes of it, neither players nor the server are left behind. */
export async function tryOn(
  options: ServerOptions,
  trialOf: (server: ServerProcess) => Trial,
): Promise<Report> {
  const server = await ServerProcess.start(options);
  const trial = trialOf(server);
  try {
    return await trial.run();
  } finally {
    await trial.end();
    await server.remove();
  }
}
