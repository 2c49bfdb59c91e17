import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../packages/server/src/testing/free-port.ts';

/** How a hub is started and looked after, in the words of the documents. */
export type Installation = {
  /** Where the commands are typed; the data folder is `data` below it. */
  readonly folder: string;
  readonly start: string;
  readonly admin: string;
  /** The user of the server, and of its data. */
  readonly server: number;
  /** The user of the commands. */
  readonly host: number;
};

const ROOT_USER = 0;
const READY = /Riftlight is ready: (?<url>http:\S+)/;
const OTHER_SECRET = 'the secret of another hub, long enough';
/** Every way in which a command of the host can be printed. */
const PRINTED = /npm run admin --|\S*riftlight admin|docker compose exec/g;

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** Calls the hub; with a body by POST. */
async function call(address: string, url: string, { token, body }: { token?: string; body?: object } = {}) {
  const reply = await fetch(`${address}/api${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as {
    readonly token?: string;
    readonly link?: string;
    readonly name?: string;
    readonly error?: string;
  };
}

export type Walk = ReturnType<typeof beginWalk>;

/** A hub of the documents, with its settings in `riftlight.env` beside the data folder. Nothing else is set. */
export function beginWalk({ folder, start, admin, server, host }: Installation) {
  const home = path.join(folder, 'home');
  mkdirSync(home);
  if (server !== ROOT_USER) for (const own of [folder, home]) chownSync(own, server, server);
  const settings = path.join(folder, 'riftlight.env');
  const as = (user: number, variables: object = {}) => ({
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: user === ROOT_USER ? process.env['HOME'] : home, ...variables },
    ...(user !== ROOT_USER && { uid: user, gid: user }),
  });
  let child: ChildProcess | undefined;
  let printed = '';
  const tokens = new Map<string, string>();
  return {
    tokens,
    /** Adds lines to the file with the settings, or makes it. */
    set(lines: string) {
      appendFileSync(settings, lines);
      chownSync(settings, server, server);
    },
    /** Starts the server; returns its address, and what it has printed. */
    async start(variables: object = {}, command = start) {
      const from = printed.length;
      child = spawn('sh', ['-c', `exec ${command}`], { ...as(server, variables), detached: true });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
        });
      const out = () => (child?.exitCode === null ? printed.slice(from) : `ended: ${printed.slice(from)}`);
      await expect.poll(out, { timeout: 90_000, interval: 50 }).toMatch(READY);
      return { address: READY.exec(out())?.groups?.['url'] ?? '', out };
    },
    /** Starts the server, which is to refuse; returns why. */
    refusal(variables: object = {}): string {
      const { stdout, stderr, status } = spawnSync('sh', ['-c', `exec ${start}`], {
        ...as(server, variables),
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect(status).toBe(1);
      return stdout + stderr;
    },
    async stop() {
      const stopped = child;
      if (stopped === undefined || stopped.exitCode !== null) return;
      const group = -(stopped.pid ?? 0);
      process.kill(group, 'SIGTERM');
      // npm ends before the server.
      await expect.poll(() => isRunning(group), { timeout: 60_000, interval: 50 }).toBe(false);
    },
    /** Runs a command of the host, which is to succeed; returns what it printed. */
    admin(words: string, variables: object = {}): string {
      const { stdout, stderr, status } = spawnSync('sh', ['-c', `${admin} ${words}`], {
        ...as(host, variables),
        encoding: 'utf8',
      });
      printed += stdout + stderr;
      // The doctor may find something in a hub that is only tried.
      if (!words.startsWith('doctor')) expect(status, `${words}: ${stdout}${stderr}`).toBe(0);
      return stdout;
    },
    /** Makes the first host with the key of the console, and two players. */
    async populate(address: string, out: () => string) {
      // Printed after the address.
      const line = /open (http\S+)\/first-run#key=([\w-]+)\n/;
      await expect.poll(out, { timeout: 20_000, interval: 50 }).toMatch(line);
      const [, page = '', key = ''] = line.exec(out()) ?? [];
      expect(page).toBe(address);
      const { token = '', link } = await call(address, '/first-run/host', { body: { key, name: 'Hosty' } });
      expect(link).toMatch(new RegExp(`^${address}/admin/link#`));
      tokens.set('Hosty', token);
      for (const name of ['Anna', 'Berta'])
        tokens.set(name, (await call(address, '/accounts/create', { body: { name } })).token ?? '');
      await this.everybodyIsIn(address);
    },
    /** Nobody is signed out, and whoever was erased stays erased. */
    async everybodyIsIn(address: string) {
      for (const [name, token] of tokens)
        await expect
          .poll(
            async () => {
              const { error, name: shown } = await call(address, '/accounts/', { token });
              return error ?? shown;
            },
            { timeout: 60_000 },
          )
          .toBe(name.startsWith('erased ') ? 'account_deleted' : name);
    },
    /** Nothing is left readable for others or belongs to somebody else, and every printed command is the one of this installation. */
    nothingIsLeft() {
      for (const file of ['data', 'backups', 'by-hand'].flatMap((name) => {
        const place = path.join(folder, name);
        return lstatSync(place, { throwIfNoEntry: false }) === undefined ? [] : [place, ...filesIn(place)];
      })) {
        const { mode, uid } = lstatSync(file);
        expect([file, (mode & 0o077).toString(8), uid]).toEqual([file, '0', server]);
      }
      expect([...new Set(printed.match(PRINTED))].filter((one) => one !== admin)).toEqual([]);
    },
    /** A start with a secret that is not the hub's refuses with a sentence; a start with the right one finds everybody. */
    async refusesAnotherSecret() {
      const why = this.refusal({ HUB_SECRET: OTHER_SECRET });
      expect(why).toContain('another secret, and this one would sign all players out');
      expect(why).not.toMatch(/\n\s+at |node:internal/);
      const { address } = await this.start();
      await this.everybodyIsIn(address);
      await this.stop();
    },
    secret: (): string => readFileSync(path.join(folder, 'data/secret'), 'utf8').trim(),
  };
}

/** Start, first host, backup, erase, restore, restart, another secret, a new one. The server is stopped afterwards. */
export async function walkOneServer(walk: Walk): Promise<void> {
  const port = await freePort();
  walk.set(`PORT=${port}\nBACKUP_DIR=backups\n`);
  const begun = await walk.start();
  expect(begun.address).toBe(`http://127.0.0.1:${port}`);
  await walk.populate(begun.address, begun.out);
  expect(walk.admin('backup by-hand')).toContain('Backed up to');
  walk.admin('erase Anna --yes');
  walk.tokens.set('erased Anna', walk.tokens.get('Anna') ?? '');
  walk.tokens.delete('Anna');
  await walk.everybodyIsIn(begun.address);
  expect(walk.admin('make-host Berta')).toContain(`${begun.address}/admin/link#`);
  expect(walk.admin('doctor')).toContain(`good  websocket at ${begun.address}`);
  await walk.stop();
  walk.nothingIsLeft();
  expect(walk.admin('restore-backup by-hand data')).toContain('Restored');
  for (let starts = 0; starts < 2; starts += 1) {
    const { address, out } = await walk.start();
    await walk.everybodyIsIn(address);
    expect(out()).not.toContain('This hub is empty');
    await walk.stop();
  }
  await walk.refusesAnotherSecret();
  const before = walk.secret();
  expect(walk.admin('rotate-secret')).toContain('The secret is new');
  expect(walk.secret()).not.toBe(before);
  await walk.refusesAnotherSecret();
  walk.nothingIsLeft();
}
