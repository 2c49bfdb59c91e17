import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server or command: before each step of its main thread, or of its workers, in the files of a restore, it copies
// its folder, which is what a kill at this step would leave behind.
const { COPY_OF, COPY_TO, COPY_IN } = process.env;
const OF_RESTORE = /restoring|exchange-|replaced-|decrypted-/;
let steps = 0;
let isCopying = false;
if (isMainThread === (COPY_IN === 'main')) {
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
      if (!isCopying && given.slice(0, 2).some((one) => typeof one === 'string' && OF_RESTORE.test(one))) {
        steps += 1;
        isCopying = true;
        fs.cpSync(COPY_OF, path.join(COPY_TO, String(steps)), { recursive: true });
        isCopying = false;
      }
      return original(...given);
    };
  }
  syncBuiltinESMExports();
}
