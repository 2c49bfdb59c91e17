import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { champions } from '@hub/catalog/champions';
import { createAccount } from '@hub/protocol/http/joining';
import { type ChampionRiftState, championRift } from '@hub/protocol/realtime/champion-rift';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/protocol/realtime/envelope';
import { WebSocket } from 'ws';
import { createCaller } from '../../players/http-calls.ts';
import { ServerProcess } from '../../players/server-process.ts';
import { Bystanders } from './bystanders.ts';
import { MemoryWatch, openSockets } from './process-state.ts';
import { brokenOf, comesTrue, type Scenario } from './scenario.ts';

/** So fast goes the server's time, and with it what a socket may send. */
const SPEED = 20;
/** Guesses on the board of each of them, so that its state is large: some 20 kB. */
const GUESSES = 40;
/** Asks for the state so often, in ms, and so many times at once: so seldom that a server that is busy elsewhere meets no flood. */
const ASK_MS = 100;
const ASKS = 4;
/** What the server keeps for one that does not read, in MB, and for its heap to be collected later. */
const MB_A_READER = 1.6;
const HEAP_MB = 100;
const P95_MS = 250;
const TOLD = 'players parted who do not take what they are sent';

/** Players who keep on asking and never read an answer. */
export const slowReaders: Scenario = {
  name: 'slow readers',
  async run(options) {
    const count = options.size === 'long' ? 100 : 8;
    const server = await ServerProcess.start({ speed: SPEED, variables: { LOG_LEVEL: 'info' } });
    const bystanders = new Bystanders(server.url, options.seed, options.size === 'long' ? 10 : 4);
    try {
      await bystanders.begin();
      const readers: Reader[] = [];
      for (let number = 0; number < count; number += 1) readers.push(await Reader.join(server, number));
      for (const reader of readers) await reader.fillBoard(answerOf(server));
      const socketsBefore = openSockets(server.pid);
      const memory = new MemoryWatch(server.pid);
      bystanders.takeP95();
      const from = performance.now();
      for (const reader of readers) reader.gulp();
      const isRid = await comesTrue(() => openSockets(server.pid) <= socketsBefore - count + 6, 30_000);
      const ms = performance.now() - from;
      const isTold = await comesTrue(() => countTold(server) >= count, 5_000);
      console.log(JSON.stringify(server.log.filter((l) => l.msg !== 'incoming request' && l.msg !== 'request completed')));
      const p95 = bystanders.takeP95();
      const growth = memory.stop();
      const kept = await Promise.all(readers.map((reader) => reader.comeBack()));
      const faults = await bystanders.end();
      return {
        name: `${count} players who do not read`,
        broken: [
          ...brokenOf([
            [isRid, 'some of them are still connected'],
            [isTold, `the log tells of ${countTold(server)} of ${count}`],
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

const countTold = ({ log }: ServerProcess): number =>
  log.reduce((sum, { msg, ...line }) => (msg === TOLD ? sum + Number(line['count']) : sum), 0);

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

  async #start(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN)
      await new Promise((resolve) => this.#socket.once('open', resolve));
    await this.#ask('startGame', {});
  }

  async #ask(action: string, payload: object): Promise<void> {
    const answer = new Promise<Buffer>((resolve) => this.#socket.once('message', resolve));
    this.#socket.send(JSON.stringify({ action, payload }));
    const frame = JSON.parse((await answer).toString()) as { payload: { gameState: ChampionRiftState } };
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
