import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { tempFolder } from '../../packages/server/src/testing/temp-folder.ts';
import { createPlayer, playToTheEnd } from './play-to-the-end.ts';

const HOSTING = path.resolve(import.meta.dirname, '../../docs/hosting');
const example = (name: string): string => readFileSync(path.join(HOSTING, name), 'utf8');

const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).error === undefined;

/** What a game through the proxy returns. */
const PLAYED = { code: 0, end: 'wrongGuess' };

let server: TestServer;
let folder: string;
let proxy: ChildProcess | undefined;
beforeEach(async () => {
  folder = tempFolder();
  server = await startServer({ variables: { TRUST_PROXY: 'true' } });
});
afterEach(async () => {
  // A killed nginx would leave its workers running.
  proxy?.kill('SIGTERM');
  await server.stop();
});

/** The file with the addresses of this test: everything else is as in the example. */
const withAddresses = (file: string, port: number): string =>
  file
    .replaceAll(/(?:127\.0\.0\.1|node\d):3000/g, new URL(server.url).host)
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^hub\.example\.org \{/gm, `http://127.0.0.1:${port} {`);

function nginx(file: string): readonly [string, ...string[]] {
  const main = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(path.join(folder, 'hub.conf'), file);
  writeFileSync(
    main,
    `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
     http { access_log off; ${temporary.join(' ')} include ${folder}/hub.conf; }`,
  );
  return ['nginx', '-p', folder, '-e', 'stderr', '-c', main];
}

function caddy(file: string): readonly [string, ...string[]] {
  const main = path.join(folder, 'Caddyfile');
  writeFileSync(main, `{\n  admin off\n}\n${file}`);
  return ['caddy', 'run', '--config', main, '--adapter', 'caddyfile'];
}

/** Starts the proxy, plays a game through it as a browser would, and stops it. Returns why the game ended and the exit code. */
async function playThrough(
  [program, ...args]: readonly [string, ...string[]],
  port: number,
): Promise<unknown> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  proxy = child;
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const health = () =>
    fetch(`${address}/api/health`).then(
      ({ status }) => status,
      () => (child.exitCode === null ? 0 : err),
    );
  await expect.poll(health, { timeout: 20_000, interval: 50 }).toBe(200);
  const { end } = await playToTheEnd(address, await createPlayer(address));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  return { code, end };
}

/** What systemd-analyze says of the example, with a program that is there. */
function analyze(...args: readonly string[]): { status: number | null; said: string } {
  const unit = path.join(folder, 'riftlight.service');
  writeFileSync(unit, example('riftlight.service').replace('/opt/riftlight/riftlight', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

// No fresh machine has these programs, so they are skipped without them, in CI as well: `apt-get install nginx caddy systemd`.
describe.skipIf(!isInstalled('nginx', '-v'))('nginx (skipped where it is not installed)', () => {
  it.each(['nginx.conf', 'nginx.nodes.conf'])('plays through %s', async (name) => {
    const port = await freePort();
    expect(await playThrough(nginx(withAddresses(example(name), port)), port)).toEqual(PLAYED);
  });
});

describe.skipIf(!isInstalled('caddy', 'version'))('Caddy (skipped where it is not installed)', () => {
  it.each(['Caddyfile', 'Caddyfile.nodes'])('plays through %s', async (name) => {
    const port = await freePort();
    expect(await playThrough(caddy(withAddresses(example(name), port)), port)).toEqual(PLAYED);
  });
});

describe.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'systemd (skipped where it is not installed)',
  () => {
    it('takes every line of riftlight.service', () => {
      const { status, said } = analyze('verify');
      expect({ status, ofUnit: said.split('\n').filter((line) => line.includes('riftlight')) }).toEqual({
        status: 0,
        ofUnit: [],
      });
    });

    it('finds the service hardly exposed', () => {
      const { status, said } = analyze('security', '--offline=true', '--threshold=20', '--no-pager');
      expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' });
    });
  },
);
