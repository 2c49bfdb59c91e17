import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { champions } from '@hub/catalog/champions';
import { type ChampionRiftState, championRift } from '@hub/champion-rift/game.ts';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { createAccount } from '@hub/protocol/http/joining';
import { WebSocket } from 'ws';
import { createCaller } from '../../players/http-calls.ts';
import { ServerProcess } from '../../players/server-process.ts';
import { Bystanders } from './bystanders.ts';
import { MemoryWatch, openSockets } from './process-state.ts';
import { brokenOf, comesTrue, type Scenario } from './scenario.ts';
import { ToldCounts } from './told-counts.ts';

/** So fast goes the server's time, and with it what a socket may send. */
const SPEED = 20;
/** Guesses on the board of each of them, so that its state is large: some 60 kB. */
const GUESSES = 120;
/** Asks for the state so often, in ms, and so many times at once: so seldom that a server that is busy elsewhere meets no flood. */
const ASK_MS = 100;
const ASKS = 4;
/** What the server keeps for one that does not read, in MB, and for its heap to be collected later. */
const MB_A_READER = 1.6;
const HEAP_MB = 100;
/** Others wait no longer than this in 95 of 100 cases, in ms: all of this shares two cores. */
const P95_MS = 500;
/** How long one of them waits for an answer while it still reads, in ms. */
const ANSWER_MS = 10_000;
const TRIES = 5;
/** Whoever does not read answers no pings either: which of the two is noticed first is a matter of time. */
const TOLD = 'connections closed that read too slowly';
const TOLD_DEAD = 'sockets closed after a missed heartbeat';

/** Players who keep on asking and never read an answer. */
export const slowReaders: Scenario = {
  name: 'slow readers',
  async run(options) {
    const count = options.size === 'long' ? 20 : 5;
    const told = new ToldCounts();
    const server = await ServerProcess.start({
      speed: SPEED,
      variables: { LOG_LEVEL: 'info' },
      onLog: told.hear,
    });
    const bystanders = new Bystanders(server.url, options.seed, options.size === 'long' ? 10 : 4);
    try {
      await bystanders.begin();
      const readers: Reader[] = [];
      for (let number = 0; number < count; number += 1) readers.push(await Reader.join(server, number));
      const answer = answerOf(server);
      await Promise.all(readers.map((reader) => reader.fillBoard(answer)));
      const socketsBefore = openSockets(server.pid);
      const memory = new MemoryWatch(server.pid);
      bystanders.takeP95();
      const from = performance.now();
      for (const reader of readers) reader.gulp();
      const isRid = await comesTrue(() => openSockets(server.pid) <= socketsBefore - count / 2, 30_000);
      const ms = performance.now() - from;
      const isTold = await comesTrue(
        () => told.of(TOLD) > 0 && told.of(TOLD) + told.of(TOLD_DEAD) >= count,
        5_000,
      );
      const p95 = bystanders.takeP95();
      const growth = memory.stop();
      const kept = await Promise.all(readers.map((reader) => reader.comeBack()));
      const faults = await bystanders.end();
      return {
        name: `${count} players who do not read`,
        broken: [
          ...brokenOf([
            [isRid, 'most of them are still connected'],
            [
              isTold,
              `the log tells of ${told.of(TOLD)} slow and ${told.of(TOLD_DEAD)} dead ones of ${count}`,
            ],
            [growth <= count * MB_A_READER + HEAP_MB, `memory grew by ${growth.toFixed(0)} MB`],
            [p95 <= P95_MS, `others waited ${p95.toFixed(0)} ms`],
            [
              kept.every((guesses) => guesses === GUESSES),
              `guesses left to those who came back: ${kept.join()}`,
            ],
          ]),
          ...faults,
        ],
        figures: [
          ['all parted after', `${(ms / 1_000).toFixed(1)} s`],
          ['parted for not reading, for not answering', `${told.of(TOLD)}, ${told.of(TOLD_DEAD)}`],
          ['memory grew by at most', `${growth.toFixed(0)} MB`],
          ["others' p95", `${p95.toFixed(0)} ms`],
          ['guesses each of them found again', Math.min(...kept)],
        ],
      };
    } finally {
      await bystanders.end();
      await server.remove();
    }
  },
};

/** The champion of the day, which must not be guessed: the board would be complete. */
function answerOf({ dataDir }: ServerProcess): string {
  const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'), { readOnly: true });
  try {
    return String(database.prepare('select champion_id from daily_puzzle').get()?.['champion_id']);
  } finally {
    database.close();
  }
}

class Reader {
  readonly #url: string;
  readonly #token: string;
  #socket: WebSocket;
  #state: ChampionRiftState | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#socket = this.#connect();
  }

  static async join({ url }: ServerProcess, number: number): Promise<Reader> {
    const call = createCaller({ url, token: () => undefined, address: `10.60.0.${number}` });
    const { token } = await call(createAccount, { body: { name: `Slow ${number}` } });
    const reader = new Reader(url, token);
    await reader.#start();
    return reader;
  }

  #connect(): WebSocket {
    const address = this.#url.replace(/^http/, 'ws') + championRift.path;
    const socket = new WebSocket(address, [SUBPROTOCOL, BEARER_PREFIX + this.#token], {
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    socket.on('close', () => clearInterval(this.#timer));
    return socket;
  }

  /** Tries again where the server has hung up: its patience is as short as its time is fast. */
  async #start(): Promise<void> {
    for (let tries = 1; this.#socket.readyState !== WebSocket.OPEN; tries += 1) {
      try {
        await once(this.#socket, 'open', { signal: AbortSignal.timeout(ANSWER_MS) });
      } catch (error) {
        if (tries === TRIES) throw error;
        this.#socket = this.#connect();
      }
    }
    await this.#ask('startGame', {});
  }

  async #ask(action: string, payload: object): Promise<void> {
    const answer = once(this.#socket, 'message', { signal: AbortSignal.timeout(ANSWER_MS) });
    this.#socket.send(JSON.stringify({ action, payload }));
    const frame = JSON.parse(String((await answer)[0])) as { payload: { gameState: ChampionRiftState } };
    this.#state = frame.payload.gameState;
  }

  async fillBoard(answer: string): Promise<void> {
    const wrong = champions.filter(({ id }) => id !== answer).slice(0, GUESSES);
    for (const { name } of wrong)
      await this.#ask('submitGuess', { gameId: this.#state?.gameId, guess: name });
  }

  /** From now on it asks and does not read. */
  gulp(): void {
    this.#socket.pause();
    const ask = JSON.stringify({ action: 'startGame', payload: {} });
    this.#timer = setInterval(() => {
      for (let time = 0; time < ASKS; time += 1) this.#socket.send(ask);
    }, ASK_MS);
  }

  /** Reads again, on a new line; tells how many guesses it finds. */
  async comeBack(): Promise<number> {
    clearInterval(this.#timer);
    this.#socket.terminate();
    this.#socket = this.#connect();
    await this.#start();
    this.#socket.terminate();
    return this.#state?.guesses.length ?? 0;
  }
}
