import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { CommandOf } from '@hub/engine/wire/envelope';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { createGuest } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';
import { MAIN, ServerProcess } from '../players/server-process.ts';
import { concurrently } from '../players/waiting.ts';
import type { Report } from '../report.ts';
import { championOfToday } from './champion-of-today.ts';
import { copyFolder, type Damage, type Starts } from './damage-case.ts';
import { DAMAGES } from './damage-cases.ts';
import type { Scenario } from './scenario.ts';

/** Concurrent starts. */
const AT_ONCE = 2;
const ANSWER_MS = 20_000;
const isRoot = process.getuid?.() === 0;
/** User id of the unprivileged user `nobody`. */
const ORDINARY_USER = 65_534;
/** Names that are also ids. */
const CHAMPIONS = ['Ahri', 'Zed', 'Jinx'];

/** Data folders of a hub with a player in a running game. */
interface Originals {
  readonly stopped: string;
  readonly killed: string;
  readonly token: string;
}

const signUp = async (url: string): Promise<string> =>
  (await createGuest(url, 'Cassandra', '10.61.0.1')).token;

/** Enters the day's rift and guesses; resolves to the actions and error codes of the answers. */
async function play(url: string, token: string, guesses: readonly string[]): Promise<readonly string[]> {
  const socket = new GameSocket(championRift, { url, token, timeoutMs: ANSWER_MS });
  const answers: string[] = [];
  const ask = async (command: CommandOf<typeof championRift>): Promise<string> => {
    const answer = await socket.ask(command, () => true);
    answers.push(
      answer.kind === 'frame' ? answer.frame.action : answer.kind === 'refused' ? answer.code : answer.kind,
    );
    return answer.kind === 'frame' ? answer.frame.payload.gameState.gameId : '';
  };
  await socket.opened();
  const gameId = await ask({ action: 'startGame', payload: {} });
  for (const guess of guesses) await ask({ action: 'submitGuess', payload: { gameId, guess } });
  socket.close();
  return answers;
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
    const today = championOfToday(dataDir);
    await server.restart();
    await play(
      server.url,
      token,
      CHAMPIONS.filter((id) => id !== today),
    );
    await server.kill();
    copyFolder(dataDir, killed);
    return { stopped, killed, token };
  } finally {
    await server.remove();
  }
}

/** The output of a start that fails, and the exit code. */
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

const SKIPPED: Found = { faults: [], words: 'skipped: not possible for this user here' };

/** Whether the user may read the server's sources. */
const mayRun = (uid: number): boolean => spawnSync('test', ['-r', MAIN], { uid }).status === 0;

async function refuses(dataDir: string, line: RegExp, uid?: number): Promise<Found> {
  const { code, out, err } = await failedStart(dataDir, uid);
  const words = err.replace(/^Riftlight cannot start: /, '').trimEnd();
  const isClear = code === 1 && out === '' && line.test(words) && err.split('\n').length === 2;
  return { faults: isClear ? [] : [`exit code ${code}, ${JSON.stringify(out + err)}`], words };
}

/** The server must serve a player, log the expected line and nothing else, and stop with 0. */
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
    expectSame('the earlier player', own.status, isPlayerKept ? 200 : 401);
    if (isPlayerKept) expectSame('the earlier game', (await play(url, token, []))[0], 'gameStarted');
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
  if (uid !== undefined && !mayRun(uid)) return SKIPPED;
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
    if (dataDir === undefined) return SKIPPED;
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

/** Starts on damaged data folders: the server starts, or exits with 1 and one line that tells the host what to do. */
export const damagedFolder: Scenario = {
  name: 'damaged data folder',
  async run({ size }): Promise<Report> {
    // Each is a start of the server: all of them in a long run.
    const damages = DAMAGES.filter((_, number) => size === 'long' || number % 3 === 0);
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-originals-'));
    const found = new Map<string, Found>();
    try {
      const originals = await makeOriginals(folder);
      await concurrently(damages.length, AT_ONCE, async (number) => {
        const damage = damages[number];
        if (damage !== undefined) found.set(damage.name, await tryDamage(damage, originals));
      });
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
