/**
 * Loaded before the server (`node --import`): reports the memory in use after a garbage collection. Without one,
 * garbage looks like a leak.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { KEPT_BYTES } from './heap-question.ts';

if (isMainThread && process.send !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (question) => {
    if (question !== KEPT_BYTES) return;
    collect();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.(heapUsed + external);
  });
  // The listener must not keep the process alive.
  process.channel?.unref();
}
