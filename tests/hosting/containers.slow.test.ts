import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { createPlayer, playToTheEnd } from './play-to-the-end.ts';

/**
 * Starts a release as the documents say, each time from a Debian that has nothing else: the archive, the image, and the compose
 * files. The times to the first finished game are those of docs/measurements.md.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 600_000;
const TOOLS = ['debootstrap', 'buildah', 'podman', 'podman-compose', 'runc'];
const PACKAGES = `${TOOLS.join(' ')} dnsmasq-base golang-github-containernetworking-plugin-dnsname`;
const missing = TOOLS.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
/** `npm run test:hosting`, part of `npm run test:long`. */
const LONG = process.env['LONG'] === '1';

/** Names of everything made here, so that it can be removed. */
const NAME = `hub-test-${process.pid}`;
const BASE = `localhost/${NAME}-base`;
const SERVICES = ['docker.io/library/postgres:18', 'docker.io/valkey/valkey:8', 'docker.io/library/caddy:2'];

let folder: string;
let archive: string;
/** The folder of the unpacked release. */
let release: string;

/** Runs a program to its end, as on a machine without systemd. Returns what it printed. */
function run(program: string, args: readonly string[], more: { cwd?: string; env?: object } = {}): string {
  const env = {
    ...process.env,
    CONTAINERS_CONF: path.join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: path.join(folder, 'storage.conf'),
    ...more.env,
  };
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...more, env });
}
const podman = (...args: readonly string[]): string => run('podman', args).trim();
const build = (base: string, tag: string, file: string, context: string): string =>
  run('buildah', [
    'bud',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base}`,
    '-t',
    tag,
    '-f',
    file,
    context,
  ]);

async function untilReady(address: string): Promise<void> {
  const status = () =>
    fetch(`${address}/api/ready`).then(
      (reply) => reply.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000, interval: 50 }).toBe(200);
}

/** Plays a first game to its end at an address that is about to be ready. */
async function playFirstGame(address: string): Promise<void> {
  await untilReady(address);
  expect(await playToTheEnd(address, await createPlayer(address))).toMatchObject({ end: 'wrongGuess' });
}

/** Prints the time since a beginning in seconds, and returns it. */
function secondsOf(what: string, begunAt: number): number {
  const seconds = (performance.now() - begunAt) / 1000;
  process.stdout.write(`${what}: first finished game after ${seconds.toFixed(1)} s\n`);
  return seconds;
}

/** Runs podman-compose on a file of the release. */
const compose = (file: string, env: object, ...args: readonly string[]): string =>
  run('podman-compose', ['-p', NAME, '-f', file, ...args], { cwd: path.join(release, 'docs/hosting'), env });

// No fresh machine has these programs, so they are skipped without them, in CI as well.
describe.runIf(LONG && missing.length === 0)(
  `a release (skipped without: apt-get install ${PACKAGES})`,
  () => {
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'hub-hosting-'));
      writeFileSync(
        path.join(folder, 'containers.conf'),
        '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\n',
      );
      // Images and networks of its own.
      writeFileSync(
        path.join(folder, 'storage.conf'),
        `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/storage"\nrunroot = "${folder}/run"\n`,
      );
      run('npm', ['run', '-s', 'release'], { cwd: ROOT });
      archive = path.join(ROOT, globSync('release/*.tar.gz', { cwd: ROOT })[0] ?? '');
      release = path.join(folder, path.basename(archive, '.tar.gz'));
      run('sha256sum', ['-c', `${archive}.sha256`], { cwd: path.dirname(archive) });
      run('debootstrap', ['--variant=minbase', 'stable', path.join(folder, 'debian')]);
      run('sh', ['-c', `tar -C ${folder}/debian -c . | podman import - ${BASE}`]);
    }, LIMIT_MS);
    afterAll(() => {
      for (const file of ['compose.yaml', 'compose.cluster.yaml']) compose(file, {}, 'down', '-v');
      podman('rm', '-af');
      podman('rmi', '-af');
      podman('system', 'reset', '-f');
      rmSync(folder, { recursive: true, force: true });
    }, LIMIT_MS);

    it('starts from the archive with one command', { timeout: LIMIT_MS }, async () => {
      const port = await freePort();
      const name = `${NAME}-archive`;
      const begunAt = performance.now();
      const start = 'tar xzf archive.tar.gz && cd riftlight-*-linux-x64 && HOST=0.0.0.0 exec ./riftlight';
      const mount = `${archive}:/root/archive.tar.gz:ro`;
      const published = `127.0.0.1:${port}:3000`;
      podman(
        'run',
        '-d',
        '--name',
        name,
        '-p',
        published,
        '-v',
        mount,
        '-w',
        '/root',
        BASE,
        'sh',
        '-c',
        start,
      );
      await playFirstGame(`http://127.0.0.1:${port}`);
      expect(secondsOf('archive', begunAt)).toBeLessThan(60);
      const admin = 'cd /root/riftlight-*-linux-x64 && ./riftlight admin list';
      expect(podman('exec', name, 'sh', '-c', admin)).toContain('Ahri');
      podman('stop', '-t', '15', name);
      expect(podman('inspect', '-f', '{{.State.ExitCode}}', name)).toBe('0');
    });

    it('runs as an image by compose.yaml, without rights, and keeps its data', {
      timeout: LIMIT_MS,
    }, async () => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const up = () => compose('compose.yaml', { PORT: String(port) }, 'up', '-d');
      const begunAt = performance.now();
      run('tar', ['xzf', archive, '-C', folder]);
      // As after a first try in the folder.
      mkdirSync(path.join(release, 'data'));
      writeFileSync(path.join(release, 'data/secret'), 'of the hub');
      build(BASE, 'riftlight', 'docs/hosting/Dockerfile', release);
      expect(podman('run', '--rm', '--entrypoint', 'ls', 'riftlight', '/opt/riftlight')).not.toMatch(
        /^data$/m,
      );
      up();
      await playFirstGame(address);
      expect(secondsOf('image', begunAt)).toBeLessThan(120);

      const hub = `${NAME}_hub_1`;
      podman('healthcheck', 'run', hub);
      expect(
        podman('exec', hub, 'grep', '-E', '^(Uid|CapBnd|NoNewPrivs)', '/proc/1/status').split(/\s+/),
      ).toEqual([
        'Uid:',
        '10001',
        '10001',
        '10001',
        '10001',
        'CapBnd:',
        '0000000000000000',
        'NoNewPrivs:',
        '1',
      ]);
      expect(() => podman('exec', hub, 'touch', '/opt/riftlight/new')).toThrow('Read-only file system');
      expect(podman('exec', hub, './riftlight', 'admin', 'list')).toContain('Ahri');

      const token = await createPlayer(address);
      podman('stop', '-t', '15', hub);
      expect(podman('inspect', '-f', '{{.State.ExitCode}}', hub)).toBe('0');
      compose('compose.yaml', {}, 'down');
      up();
      await untilReady(address);
      expect(await playToTheEnd(address, token)).toMatchObject({ end: 'wrongGuess' });
      compose('compose.yaml', {}, 'down', '-v');
    });

    it('runs as three nodes by compose.cluster.yaml, with every secret in a file', {
      timeout: LIMIT_MS,
    }, async () => {
      const hosting = path.join(release, 'docs/hosting');
      const caddyfile = path.join(hosting, 'Caddyfile.nodes');
      writeFileSync(
        caddyfile,
        readFileSync(caddyfile, 'utf8').replace(/^hub.example.org/m, 'http://127.0.0.1'),
      );
      const page = readFileSync(path.join(release, 'docs/install-and-update.md'), 'utf8');
      const [makeSecrets = ''] = /^ {4}mkdir -m 700 secrets\n[^]*?^ {4}chmod .*/m.exec(page) ?? [];
      run('sh', ['-ec', makeSecrets], { cwd: hosting });
      const secret = readFileSync(path.join(hosting, 'secrets/hub_secret'), 'utf8');
      expect(secret).toMatch(/^\w{48}$/);

      build(BASE, `${NAME}-services`, 'services.Dockerfile', path.join(import.meta.dirname, 'services'));
      for (const image of SERVICES) podman('tag', `localhost/${NAME}-services`, image);
      const [http, https] = [await freePort(), await freePort()];
      const address = `http://127.0.0.1:${http}`;
      const ports = { HTTP_PORT: String(http), HTTPS_PORT: String(https), PUBLIC_URL: address };
      compose('compose.cluster.yaml', ports, 'up', '-d');
      const token = await untilReady(address).then(() => createPlayer(address));
      expect(await playToTheEnd(address, token)).toMatchObject({ end: 'wrongGuess' });

      const node = `${NAME}_node1_1`;
      const listed = () => podman('exec', `${NAME}_node2_1`, './riftlight', 'admin', 'list-nodes');
      await expect.poll(() => listed().match(/lives/g)?.length, { timeout: 30_000 }).toBe(3);
      expect(podman('inspect', node)).not.toContain(secret);
      podman('kill', node);
      expect(await playToTheEnd(address, token)).toMatchObject({ end: 'wrongGuess' });
      compose('compose.cluster.yaml', ports, 'down', '-v');
    });
  },
);
