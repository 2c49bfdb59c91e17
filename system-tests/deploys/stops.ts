import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { check } from '../consistency/check.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored } from '../consistency/stored-data.ts';
import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import { FAST_PACE } from '../players/player.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import type { ServerProcess } from '../players/server-process.ts';
import { PATIENCE_MS } from '../players/waiting.ts';
import type { Report, RunOptions } from '../report.ts';
import { countsText, increment } from '../statistics.ts';
import { type Experiment, withOwnServer } from '../with-own-server.ts';
import { LingeringClients } from './lingering-clients.ts';

export interface StopOptions extends RunOptions {
  /** How often the server is stopped and restarted. */
  readonly stops: number;
  readonly players: number;
  /** Average time between two stops in ms; varies from half to one and a half of it. */
  readonly lifeMs: number;
  /** Speed of the server's clock; default: real time. */
  readonly speed?: number;
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string;
  /** How the server is ended; default: SIGTERM. */
  readonly end?: (server: ServerProcess) => Promise<number | null | undefined>;
}

/** Limit for the exit, in ms. */
const EXIT_LIMIT_MS = 10_000;
/** Time for frames in transit after the exit, in ms. */
const IN_TRANSIT_MS = 30;
/** Limit for the last games, in ms of the server's clock. */
const LAST_GAMES_MS = 20 * 60_000;
const MAX_PRINTED = 20;
/** Time for the server to accept and read the lingering clients, in ms. */
const ARRIVAL_MS = 20;
/** Answers per player before the next stop. */
const ANSWERS_EACH = 6;
/** Permitted close codes: asked to reconnect, or not opened while no server listens. */
const FAIR_CLOSINGS = new Set([String(closeCodes.restart.code), '1006']);
const isClosing = (why: string): boolean => /^\d+$/.test(why);

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const inMs = (values: readonly number[]): string =>
  `${Math.round(middleOf(values))} ms, ${Math.round(Math.max(0, ...values))} ms`;

/** Stops and restarts the server repeatedly under players, and compares their observations with the store. */
export function run(options: StopOptions): Promise<Report> {
  const { speed, built } = options;
  return withOwnServer(
    { ...(speed !== undefined && { speed }), ...(built !== undefined && { built }) },
    (server) => new Deploys(server, options),
  );
}

class Deploys implements Experiment {
  readonly #server: ServerProcess;
  readonly #options: StopOptions;
  readonly #random: SeededRandom;
  readonly #observations = new ObservationLog();
  readonly #grants: EssenceGrants;
  readonly #crowd: Crowd;
  readonly #lingering: LingeringClients;
  readonly #broken = new Set<string>();
  readonly #closings = new Map<string, number>();
  readonly #done = new Map<string, number>();
  readonly #exits: number[] = [];
  readonly #gaps: number[] = [];
  readonly #backs: number[] = [];
  readonly #unfinished: number[] = [];
  #picturesLeft = 0;
  #lingered = 0;
  #answers = 0;
  #readyAt = performance.now();
  /** Time of the first answer after the last start. */
  #answeredAt: number | undefined;

  constructor(server: ServerProcess, options: StopOptions) {
    this.#server = server;
    this.#options = options;
    this.#random = new SeededRandom(`stops/${options.seed}`);
    this.#grants = new EssenceGrants({ dataDir: server.dataDir });
    this.#lingering = new LingeringClients(server);
    this.#crowd = new Crowd({
      url: server.url,
      seed: options.seed,
      players: options.players,
      weights: { ...ACTIVITY_WEIGHTS, buy: 12, equip: 12, like: 8 },
      pace: FAST_PACE,
      expectsOutages: true,
      isChecked: true,
      onGuest: ({ account }) => this.#grants.add(account),
      observer: {
        observed: (observation) => this.#observations.note(observation),
        did: (what) => increment(this.#done, what),
        failed: (what, why) => {
          // The page requests a missing picture again.
          if (what === 'http.section' && why === '503') this.#picturesLeft += 1;
          else this.#addViolations([`a player was shown an error: ${what}: ${why}`]);
        },
        lost: (why) => increment(this.#closings, why),
        answered: () => {
          this.#answers += 1;
          this.#answeredAt ??= performance.now();
        },
      },
    });
  }

  async run(): Promise<Report> {
    const from = performance.now();
    this.#crowd.start();
    for (let stop = 1; stop <= this.#options.stops && this.#broken.size < MAX_PRINTED; stop += 1) {
      const life = (this.#options.lifeMs * this.#random.between(50, 150)) / 100;
      await sleep(life / 2);
      await this.#grants.grantAll();
      await sleep(life / 2);
      await this.#untilPlayed();
      await this.#deploy();
      if (stop % 10 === 0) this.#options.onProgress?.(`${stop} stops, ${this.#broken.size} broken`);
    }
    const { speed } = this.#options;
    // In real time the games take too long; the check for stuck rooms remains.
    if (speed !== undefined && !(await this.#crowd.finish(LAST_GAMES_MS / speed)))
      this.#addViolations(this.#crowd.busy.map((who) => `did not finish: ${who}`));
    await this.#crowd.disconnect();
    await this.#stopAndCheck();
    this.#addViolations(
      this.#server.log
        .filter(({ level = 50 }) => level >= 50)
        .map((line) => `logged: ${JSON.stringify(line)}`),
    );
    this.#judgeClosings();
    return this.#report(performance.now() - from);
  }

  async end(): Promise<void> {
    this.#lingering.disconnect();
    await this.#crowd.disconnect();
  }

  /** Extends a run on a busy machine until there is something to lose. */
  async #untilPlayed(): Promise<void> {
    const enough = ANSWERS_EACH * this.#options.players;
    const limit = performance.now() + PATIENCE_MS;
    while (this.#answers < enough && performance.now() < limit) await sleep(20);
    this.#answers = 0;
  }

  #addViolations(broken: readonly string[]): void {
    for (const line of broken) this.#broken.add(line);
  }

  async #deploy(): Promise<void> {
    const from = performance.now();
    await this.#stopAndCheck();
    await this.#server.restart();
    this.#readyAt = performance.now();
    this.#gaps.push(this.#readyAt - from);
    this.#answeredAt = undefined;
    while (this.#answeredAt === undefined && performance.now() - this.#readyAt < EXIT_LIMIT_MS)
      await sleep(5);
    this.#backs.push(performance.now() - this.#readyAt);
  }

  async #stopAndCheck(): Promise<void> {
    const { end = (server) => server.stop() } = this.#options;
    this.#lingered += await this.#lingering.connect();
    await sleep(ARRIVAL_MS);
    const { now } = this.#server;
    const { speed = 1 } = this.#options;
    const upMs = (performance.now() - this.#readyAt) * speed;
    const from = performance.now();
    const ended = end(this.#server);
    await this.#lingering.continue();
    const code = await ended;
    const ms = performance.now() - from;
    this.#lingering.disconnect();
    this.#exits.push(ms);
    if (code !== 0) this.#addViolations([`the server ended with ${code}`]);
    if (ms > EXIT_LIMIT_MS) this.#addViolations([`the server took ${Math.round(ms)} ms to exit`]);
    await sleep(IN_TRANSIT_MS);
    const stored = await readStored({ dataDir: this.#server.dataDir });
    this.#addViolations(check(this.#observations, stored, { now, upMs, speed }).broken);
    this.#unfinished.push(stored.room_snapshot.filter(({ is_over }) => is_over === 0).length);
  }

  /** Every open connection is closed with the code that asks to reconnect. */
  #judgeClosings(): void {
    for (const [code, count] of this.#closings)
      if (isClosing(code) && !FAIR_CLOSINGS.has(code))
        this.#addViolations([`${count} connections were closed with ${code}`]);
    if (!this.#closings.has(String(closeCodes.restart.code)))
      this.#addViolations(['no connection was asked to reconnect']);
  }

  #report(ms: number): Report {
    const { counts } = this.#observations;
    const { seed, players, speed } = this.#options;
    const time = speed === undefined ? 'real time' : `time ${speed} times faster`;
    return {
      name: `Deploys, ${time}, seed ${seed}, ${players} players`,
      broken: [...this.#broken].slice(0, MAX_PRINTED),
      figures: [
        ['stops by SIGTERM', this.#exits.length],
        ['minutes', (ms / 60_000).toFixed(1)],
        ['from the signal to the end, median and longest', inMs(this.#exits)],
        ['from the signal to a server that is ready again', inMs(this.#gaps)],
        ['from there to the first answer', inMs(this.#backs)],
        [
          'games under way at a stop, median and most',
          `${middleOf(this.#unfinished)}, ${Math.max(0, ...this.#unfinished)}`,
        ],
        ['connections asked to reconnect', this.#closings.get(String(closeCodes.restart.code)) ?? 0],
        ['connections of lingering clients', this.#lingered],
        ['pictures not painted before the stop', this.#picturesLeft],
        ['connection attempts while no server listened', this.#closings.get('1006') ?? 0],
        ...['created', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked'].map(
          (kind) => [`acknowledged: ${kind}`, counts.get(kind) ?? 0] as const,
        ),
        ['completed', countsText(this.#done)],
      ],
    };
  }
}
