import { runAdmin } from './run.ts';

const line =
  (stream: NodeJS.WriteStream) =>
  (text: string): void => {
    stream.write(`${text}\n`);
  };

try {
  process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
    out: line(process.stdout),
    err: line(process.stderr),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
