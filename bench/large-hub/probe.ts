/**
 * Loaded before the server (`node --import`): measures what the thread that plays computes. Processor time, so that other
 * programs of the machine do not count: each turn of the event loop delays moves by as much.
 */
import { isMainThread } from 'node:worker_threads';

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

if (isMainThread && process.send !== undefined) {
  let turns: number[] = [];
  let isWatching = false;
  let last = 0;
  const watch = (): void => {
    const now = cpuMs();
    turns.push(now - last);
    last = now;
    if (isWatching) setImmediate(watch);
  };
  process.on('message', (question) => {
    if (question === 'cpu') process.send?.(cpuMs());
    if (question === 'watch') {
      [turns, isWatching, last] = [[], true, cpuMs()];
      setImmediate(watch);
      process.send?.('watching');
    }
    if (question === 'turns') {
      isWatching = false;
      const slowest = turns.toSorted((a, b) => b - a);
      process.send?.(slowest.slice(0, 5));
    }
  });
  process.channel?.unref();
}
