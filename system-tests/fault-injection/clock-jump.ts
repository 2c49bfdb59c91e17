import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../players/server-process.ts';
import { injectFault } from './injected-fault.ts';
import type { Scenario } from './scenario.ts';

const HOUR_MS = 3_600_000;

const move = (server: ServerProcess, hours: number): void =>
  server.setClock({ from: server.now + hours * HOUR_MS });

/** Moves the machine's clock while games run, across midnight and back. */
export const clockJump: Scenario = {
  name: 'moved clock',
  run(options) {
    const isLong = options.size === 'long';
    return injectFault(
      {
        name: 'Clock moved by hours, forwards and backwards',
        durationMs: isLong ? 8_000 : 600,
        logged: { bad: 'system clock changed: running games continue unaffected' },
        // One line for each jump.
        maxLines: isLong ? 8 : 4,
        isNoticeable: false,
        isHarmless: true,
        async begin(server) {
          move(server, 20);
          if (!isLong) return;
          for (const hours of [-31, 5, 7]) {
            await sleep(4_000);
            move(server, hours);
          }
        },
        end: (server) => move(server, isLong ? -3 : -20),
      },
      options,
    );
  },
};
