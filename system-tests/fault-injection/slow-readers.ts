import { setTimeout as sleep } from 'node:timers/promises';
import { champions } from '@hub/catalog/champions';
import type { CommandOf } from '@hub/engine/wire/envelope';
import { type ChampionRiftState, championRift } from '@hub/games/champion-rift/game.ts';
import { createGuest } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';
import { ServerProcess } from '../players/server-process.ts';
import { eventually } from '../players/waiting.ts';
import { BackgroundPlayers } from './background-players.ts';
import { championOfToday } from './champion-of-today.ts';
import { LogCounts } from './log-counts.ts';
import { MemoryWatch, openSockets } from './process-state.ts';
import { failuresOf, type Scenario } from './scenario.ts';

/** Speed of the server's clock, and with it of the permitted frames per second. */
const SPEED = 20;
/** Guesses of each reader, so that its state has about 60 kB. */
const GUESSES = 120;
/** Commands of each reader and the interval in ms: below the limit of frames also on a busy machine. */
const COMMANDS = 4;
const INTERVAL_MS = 100;
/** Limits of memory: for each reader, and for a heap that is collected late. */
const MB_PER_READER = 1.6;
const HEAP_MB = 100;
/** Limit for the 95th percentile of other players' answer times; everything shares two cores. */
const P95_MS = 500;
/** A reader answers no pings either, so the server closes it for one of two reasons. */
const LOGGED_SLOW = 'connections closed that read too slowly';
const LOGGED_DEAD = 'sockets closed after a missed heartbeat';

/** Players that send commands and never read the answers. */
export const slowReaders: Scenario = {
  name: 'slow readers',
  async run(options) {
    const count = options.size === 'long' ? 20 : 5;
    const logged = new LogCounts();
    const server = await ServerProcess.start({
      speed: SPEED,
      variables: { LOG_LEVEL: 'info' },
      onLog: logged.add,
    });
    const players = new BackgroundPlayers(server.url, options.seed, options.size === 'long' ? 10 : 4);
    try {
      await players.begin();
      const readers: Reader[] = [];
      for (let number = 0; number < count; number += 1) readers.push(await Reader.join(server, number));
      const answer = championOfToday(server.dataDir);
      await Promise.all(readers.map((reader) => reader.fillBoard(answer)));
      const socketsBefore = openSockets(server.pid);
      const memory = new MemoryWatch(server.pid);
      players.takeP95();
      const from = performance.now();
      for (const reader of readers) void reader.sendWithoutReading();
      const isFreed = await eventually(() => openSockets(server.pid) <= socketsBefore - count / 2, 30_000);
      const ms = performance.now() - from;
      const isLogged = await eventually(
        () => logged.of(LOGGED_SLOW) > 0 && logged.of(LOGGED_SLOW) + logged.of(LOGGED_DEAD) >= count,
        5_000,
      );
      const p95 = players.takeP95();
      const growth = memory.stop();
      const kept = await Promise.all(readers.map((reader) => reader.reconnect()));
      const faults = await players.end();
      const counts = `${logged.of(LOGGED_SLOW)}, ${logged.of(LOGGED_DEAD)}`;
      return {
        name: `${count} players that do not read`,
        broken: [
          ...failuresOf([
            [isFreed, 'most of them are still connected'],
            [isLogged, `the log counts ${counts} slow and dead sockets of ${count}`],
            [growth <= count * MB_PER_READER + HEAP_MB, `memory grew by ${growth.toFixed(0)} MB`],
            [p95 <= P95_MS, `other players waited ${p95.toFixed(0)} ms`],
            [kept.every((guesses) => guesses === GUESSES), `guesses after reconnecting: ${kept.join()}`],
          ]),
          ...faults,
        ],
        figures: [
          ['all closed after', `${(ms / 1_000).toFixed(1)} s`],
          ['closed for not reading, for missed heartbeats', counts],
          ['highest memory growth', `${growth.toFixed(0)} MB`],
          ["other players' p95", `${p95.toFixed(0)} ms`],
          ['fewest guesses after reconnecting', Math.min(...kept)],
        ],
      };
    } finally {
      await players.end();
      await server.remove();
    }
  },
};

class Reader {
  readonly #url: string;
  readonly #token: string;
  #socket: GameSocket<typeof championRift>;
  #state: ChampionRiftState | undefined;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#socket = this.#connect();
  }

  static async join({ url }: ServerProcess, number: number): Promise<Reader> {
    const { token } = await createGuest(url, `Slow ${number}`, `10.60.0.${number}`);
    const reader = new Reader(url, token);
    await reader.#start();
    return reader;
  }

  #connect(): GameSocket<typeof championRift> {
    const socket = new GameSocket(championRift, { url: this.#url, token: this.#token, timeoutMs: 10_000 });
    socket.onFrame = ({ payload }) => {
      this.#state = payload.gameState;
    };
    return socket;
  }

  async #start(): Promise<void> {
    await this.#socket.opened();
    await this.#ask({ action: 'startGame', payload: {} });
  }

  async #ask(command: CommandOf<typeof championRift>): Promise<void> {
    const { kind } = await this.#socket.ask(command, () => true);
    if (kind !== 'frame') throw new Error(`${command.action}: ${kind}`);
  }

  async fillBoard(answer: string): Promise<void> {
    const gameId = this.#state?.gameId ?? '';
    const wrong = champions.filter(({ id }) => id !== answer).slice(0, GUESSES);
    for (const { name } of wrong)
      await this.#ask({ action: 'submitGuess', payload: { gameId, guess: name } });
  }

  /** Sends commands without reading, until the server closes the connection. */
  async sendWithoutReading(): Promise<void> {
    const { connections } = this.#socket;
    this.#socket.stopReading();
    while (this.#socket.isOpen && this.#socket.connections === connections) {
      for (let sent = 0; sent < COMMANDS; sent += 1) this.#socket.send({ action: 'startGame', payload: {} });
      await sleep(INTERVAL_MS);
    }
  }

  /** Connects again, reading; returns the number of guesses in the state. */
  async reconnect(): Promise<number> {
    this.#socket.close();
    this.#socket = this.#connect();
    await this.#start();
    this.#socket.close();
    return this.#state?.guesses.length ?? 0;
  }
}
