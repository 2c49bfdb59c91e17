import { runAdmin } from './run.ts';

function line(stream: NodeJS.WriteStream): (text: string) => void {
  // A reader that has seen enough, such as `head`, closes its end; the command finishes its work.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return (text) => {
    stream.write(`${text}\n`);
  };
}

// No top-level await: the bundle of a release is CommonJS.
async function main(): Promise<void> {
  try {
    process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
      out: line(process.stdout),
      err: line(process.stderr),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
