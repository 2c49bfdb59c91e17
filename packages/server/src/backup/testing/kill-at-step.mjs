import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server or command: counts the steps of its main thread, or of its workers, in the files of a restore, and kills the
// process before the chosen one.
const { KILL_AT, KILL_IN, STEPS_FILE } = process.env;
const OF_RESTORE = /restoring|exchange-|replaced-|decrypted-/;
let steps = 0;
if (isMainThread === (KILL_IN !== 'worker') && STEPS_FILE !== undefined) {
  const { writeFileSync } = fs;
  for (const name of [
    'renameSync',
    'mkdirSync',
    'mkdtempSync',
    'copyFileSync',
    'chmodSync',
    'writeFileSync',
    'openSync',
    'rmSync',
  ]) {
    const original = fs[name];
    fs[name] = (...given) => {
      if (given.slice(0, 2).some((one) => typeof one === 'string' && OF_RESTORE.test(one))) {
        steps += 1;
        if (steps === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
        writeFileSync(STEPS_FILE, String(steps));
      }
      return original(...given);
    };
  }
  syncBuiltinESMExports();
}
