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
import type { Report, RunOptions } from '../report.ts';
import { type Experiment, withOwnServer } from '../with-own-server.ts';
import { LingeringClients } from './lingering-clients.ts';

export interface StopOptions extends RunOptions {
  /** How often the server is stopped as a deploy stops it, and started again. */
  readonly stops: number;
  readonly players: number;
  /** A server lives so many ms between two stops, from half of it to one and a half. */
  readonly lifeMs: number;
  /** How many times faster than the real one the server's time goes; without it, as the real one. */
  readonly speed?: number;
  /** A built `hub.cjs`; the sources are run unless given. */
  readonly built?: string;
  /** How a server is ended; by SIGTERM unless a test wants to see what is found otherwise. */
  readonly end?: (server: ServerProcess) => Promise<number | null | undefined>;
}

/** A host waits so long at most. */
const EXIT_LIMIT_MS = 10_000;
/** Everybody has been told by then what was on its way when the server ended. */
const LAST_WORDS_MS = 30;
/** How long the last games may take, in ms of the server's time: the slowest is one whose players know little. */
const LAST_GAMES_MS = 20 * 60_000;
const TOLD = 20;
/** For the connections of lingering clients to be accepted, and what they sent to be read. */
const ARRIVAL_MS = 20;
/** So many answers for each player a life of the server brings at least, if they come within so many ms. */
const ANSWERS_EACH = 3;
const PATIENCE_MS = 20_000;
/** What a connection may end with: told to come back, or not opened at all because nobody listens. */
const FAIR_CLOSINGS = new Set([String(closeCodes.restart.code), '1006']);
const isClosing = (why: string): boolean => /^\d+$/.test(why);

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const inMs = (values: readonly number[]): string =>
  `${Math.round(middleOf(values))} ms, ${Math.round(Math.max(0, ...values))} ms`;

/** Stops and starts the server again and again under players, and holds what they were told against what is stored. */
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
  /** When the first answer after the last start came. */
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
        did: (what) => this.#done.set(what, (this.#done.get(what) ?? 0) + 1),
        failed: (what, why) => {
          // A picture that is not painted any more is asked for again by itself.
          if (what === 'http.section' && why === '503') this.#picturesLeft += 1;
          else this.#tell([`a player was shown an error: ${what}: ${why}`]);
        },
        lost: (why) => this.#closings.set(why, (this.#closings.get(why) ?? 0) + 1),
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
    for (let stop = 1; stop <= this.#options.stops && this.#broken.size < TOLD; stop += 1) {
      const life = (this.#options.lifeMs * this.#random.between(50, 150)) / 100;
      await sleep(life / 2);
      await this.#grants.grantAll();
      await sleep(life / 2);
      await this.#untilPlayed();
      await this.#deploy();
      if (stop % 10 === 0) this.#options.onProgress?.(`${stop} stops, ${this.#broken.size} broken`);
    }
    const { speed } = this.#options;
    // At the real speed it would take too long: there it must do that every room goes on when its time has come.
    if (speed !== undefined && !(await this.#crowd.finish(LAST_GAMES_MS / speed)))
      this.#tell(this.#crowd.busy.map((who) => `did not get on with: ${who}`));
    await this.#crowd.disconnect();
    await this.#stopAndCheck();
    this.#tell(
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

  /** On a machine that is busy with something else a life lasts until there is something to lose. */
  async #untilPlayed(): Promise<void> {
    const enough = ANSWERS_EACH * this.#options.players;
    const limit = performance.now() + PATIENCE_MS;
    while (this.#answers < enough && performance.now() < limit) await sleep(20);
    this.#answers = 0;
  }

  #tell(broken: readonly string[]): void {
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
    const upMs = (performance.now() - this.#readyAt) * (this.#options.speed ?? 1);
    const from = performance.now();
    const ended = end(this.#server);
    await this.#lingering.continue();
    const code = await ended;
    const ms = performance.now() - from;
    this.#lingering.disconnect();
    this.#exits.push(ms);
    if (code !== 0) this.#tell([`the server ended with ${code}`]);
    if (ms > EXIT_LIMIT_MS) this.#tell([`the server took ${Math.round(ms)} ms to end`]);
    await sleep(LAST_WORDS_MS);
    const stored = await readStored({ dataDir: this.#server.dataDir });
    this.#tell(check(this.#observations, stored, { now, upMs }).broken);
    this.#unfinished.push(stored.room_snapshot.filter(({ is_over }) => is_over === 0).length);
  }

  /** Whoever was connected is told to come back, and nobody anything else. */
  #judgeClosings(): void {
    for (const [code, count] of this.#closings)
      if (isClosing(code) && !FAIR_CLOSINGS.has(code))
        this.#tell([`${count} connections were closed with ${code}`]);
    if (!this.#closings.has(String(closeCodes.restart.code))) this.#tell(['nobody was told to come back']);
  }

  #report(ms: number): Report {
    const { counts } = this.#observations;
    const { seed, players, speed } = this.#options;
    const time = speed === undefined ? 'real time' : `time ${speed} times faster`;
    return {
      name: `Deploys, ${time}, seed ${seed}, ${players} players`,
      broken: [...this.#broken].slice(0, TOLD),
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
        ['connections told to come back', this.#closings.get(String(closeCodes.restart.code)) ?? 0],
        ['connections that nobody closed or read', this.#lingered],
        ['pictures that were not painted any more', this.#picturesLeft],
        ['tries while nobody listened', this.#closings.get('1006') ?? 0],
        ...['created', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked'].map(
          (kind) => [`acknowledged: ${kind}`, counts.get(kind) ?? 0] as const,
        ),
        ['played to the end', [...this.#done].map(([what, count]) => `${what} ${count}`).join(', ')],
      ],
    };
  }
}
