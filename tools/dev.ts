import { spawn } from 'node:child_process';
import path from 'node:path';

/** Development: the server from its sources, restarted on change, and Vite with hot reload in front of it. */
const root = path.resolve(import.meta.dirname, '..');

const run = (command: string, args: string[], cwd = root) =>
  spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug' },
  });

const children = [
  run(process.execPath, ['--watch', 'apps/server/src/main.ts']),
  run(path.join(root, 'node_modules/.bin/vite'), [], path.join(root, 'apps/web')),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
