import { execFile } from 'node:child_process';

/**
 * `node tools/side-by-side.ts types lint`: runs npm scripts at the same time. Prints what each has written when it ends, one
 * after the other; exits with 1 when one of them fails.
 */
for (const script of process.argv.slice(2)) {
  execFile('npm', ['run', '-s', script], { maxBuffer: Infinity }, (error, written, complaints) => {
    process.stdout.write(written + complaints);
    if (error === null) return;
    console.error(`npm run ${script} failed`);
    process.exitCode = 1;
  });
}
