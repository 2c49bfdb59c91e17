import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { createAccount } from '@hub/protocol/http/joining';
import { WebSocket } from 'ws';
import { createApiClient } from '../players/api-client.ts';
import { ServerProcess } from '../players/server-process.ts';
import type { Report } from '../report.ts';
import { copyFolder, type Damage, type Starts } from './damage-case.ts';
import { DAMAGES } from './damage-cases.ts';
import type { Scenario } from './scenario.ts';

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');
/** Two starts at a time: there are two cores. */
const AT_ONCE = 2;
const ANSWER_MS = 20_000;
const isRoot = process.getuid?.() === 0;
/** `nobody`. */
const ORDINARY_USER = 65_534;
const WRONG_CHAMPIONS = ['Ahri', 'Zed', 'Jinx'];

/** The folders of a hub on which a player is in the middle of a game. */
interface Originals {
  readonly stopped: string;
  readonly killed: string;
  readonly token: string;
}

const signUp = async (url: string): Promise<string> => {
  const call = createApiClient({ url, token: () => undefined, address: '10.61.0.1' });
  return (await call(createAccount, { body: { name: 'Cassandra' } })).token;
};

/** Enters the day's rift and guesses; resolves to the actions of the answers. */
async function play(url: string, token: string, guesses: readonly string[]): Promise<readonly string[]> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/championRift`, [
    SUBPROTOCOL,
    BEARER_PREFIX + token,
  ]);
  const answers: string[] = [];
  const ask = async (action: string, payload: object): Promise<string> => {
    const answer = once(socket, 'message', { signal: AbortSignal.timeout(ANSWER_MS) });
    socket.send(JSON.stringify({ action, payload }));
    const frame = JSON.parse(String((await answer)[0])) as {
      action: string;
      error?: { code: string };
      payload?: { gameState?: { gameId: string } };
    };
    answers.push(frame.error?.code ?? frame.action);
    return frame.payload?.gameState?.gameId ?? '';
  };
  try {
    await once(socket, 'open', { signal: AbortSignal.timeout(ANSWER_MS) });
    const gameId = await ask('startGame', {});
    for (const guess of guesses) await ask('submitGuess', { gameId, guess });
    return answers;
  } finally {
    socket.terminate();
  }
}

async function makeOriginals(folder: string): Promise<Originals> {
  const dataDir = path.join(folder, 'original');
  const [stopped, killed] = [path.join(folder, 'stopped'), path.join(folder, 'killed')];
  mkdirSync(dataDir);
  const server = await ServerProcess.start({ dataDir });
  try {
    const token = await signUp(server.url);
    await play(server.url, token, []);
    await server.stop();
    copyFolder(dataDir, stopped);
    await server.restart();
    await play(server.url, token, WRONG_CHAMPIONS);
    await server.kill();
    copyFolder(dataDir, killed);
    return { stopped, killed, token };
  } finally {
    await server.remove();
  }
}

/** What the server says on a start that fails, line by line, and its exit code. */
async function failedStart(
  dataDir: string,
  uid: number | undefined,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--conditions=@hub/source', MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ANSWER_MS,
    uid,
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

type Found = { readonly faults: readonly string[]; readonly words: string };

const LEFT_OUT: Found = { faults: [], words: 'left out: not possible for this user here' };

/** Whether that user may read the server's sources. */
const mayRun = (uid: number): boolean => spawnSync('test', ['-r', MAIN], { uid }).status === 0;

async function refuses(dataDir: string, line: RegExp, uid?: number): Promise<Found> {
  const { code, out, err } = await failedStart(dataDir, uid);
  const words = err.replace(/^Riftlight cannot start: /, '').trimEnd();
  const isClear = code === 1 && out === '' && line.test(words) && err.split('\n').length === 2;
  return { faults: isClear ? [] : [`exit code ${code}, ${JSON.stringify(out + err)}`], words };
}

/** It must serve everything that a player needs, log what it was expected to and nothing else, and stop in order. */
async function starts(dataDir: string, token: string, { isPlayerKept, logs }: Starts): Promise<Found> {
  const server = await ServerProcess.start({ dataDir });
  const { url } = server;
  const faults: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown): void => {
    if (seen !== wanted) faults.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
  };
  try {
    expectSame('health', (await fetch(`${url}/api/health`)).status, 200);
    const [entered] = await play(url, await signUp(url), []);
    expectSame('a new player', entered, 'gameStarted');
    const own = await fetch(`${url}/api/accounts/`, { headers: { authorization: `Bearer ${token}` } });
    expectSame('the player from before', own.status, isPlayerKept ? 200 : 401);
    if (isPlayerKept) expectSame('the game from before', (await play(url, token, []))[0], 'gameStarted');
    expectSame('exit code', await server.stop(), 0);
    const lines = server.log.map(({ msg = '' }) => msg);
    const unexpected = lines.filter((line) => logs === undefined || !line.startsWith(logs));
    if (unexpected.length > 0) faults.push(`logged: ${unexpected.join(', ')}`);
    if (logs !== undefined && lines.length === 0) faults.push(`not logged: ${logs}`);
    return { faults, words: `starts${logs === undefined ? '' : ` and logs: ${lines[0]}`}` };
  } finally {
    await server.kill();
  }
}

async function tryDamage(damage: Damage, originals: Originals): Promise<Found> {
  const { make, undo, outcome, of } = damage;
  const uid = damage.isOfOrdinaryUser === true && isRoot ? ORDINARY_USER : undefined;
  if (uid !== undefined && !mayRun(uid)) return LEFT_OUT;
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-damaged-'));
  const copy = path.join(folder, 'data');
  if (of === 'new') mkdirSync(copy);
  else copyFolder(originals[of ?? 'stopped'], copy);
  let dataDir: string | undefined;
  try {
    if (uid !== undefined)
      for (const name of ['', 'data', ...readdirSync(copy).map((file) => `data/${file}`)])
        chownSync(path.join(folder, name), uid, uid);
    dataDir = make(copy);
    if (dataDir === undefined) return LEFT_OUT;
    return outcome instanceof RegExp
      ? await refuses(dataDir, outcome, uid)
      : await starts(dataDir, originals.token, outcome);
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], words: 'failed' };
  } finally {
    if (dataDir !== undefined) undo?.(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts on damaged data folders: each is served, or refused with exit code 1 and one line that says what to do. */
export const damagedFolder: Scenario = {
  name: 'damaged data folder',
  async run(): Promise<Report> {
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-originals-'));
    const found = new Map<string, Found>();
    try {
      const originals = await makeOriginals(folder);
      const left = [...DAMAGES];
      const work = async (): Promise<void> => {
        for (let damage = left.shift(); damage !== undefined; damage = left.shift())
          found.set(damage.name, await tryDamage(damage, originals));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return {
      name: `Damaged data folders, as ${isRoot ? 'root' : 'an ordinary user'}`,
      broken: [...found].flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`)),
      figures: [...found].map(([name, { words }]) => [name, words] as const),
    };
  },
};
