import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../players/server-process.ts';
import type { Scenario } from './scenario.ts';
import { weather } from './storm.ts';

const HOUR_MS = 3_600_000;

const move = (server: ServerProcess, hours: number): void =>
  server.setCourse({ from: server.now + hours * HOUR_MS });

/** Somebody sets the clock of the machine while games run, over midnight and back. */
export const movedClock: Scenario = {
  name: 'moved clock',
  run(options) {
    const isLong = options.size === 'long';
    return weather(
      {
        name: 'Clock moved by hours, forwards and backwards',
        badMs: isLong ? 8_000 : 600,
        told: { bad: 'system clock changed: running games continue unaffected' },
        // A line for each time.
        mostLines: isLong ? 8 : 4,
        isFelt: false,
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
