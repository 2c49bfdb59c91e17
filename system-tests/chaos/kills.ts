import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId } from '@hub/engine/wire/ids';
import { startPostgres } from '../../packages/server/src/store/testing/postgres-server.ts';
import { check } from '../consistency/check.ts';
import { lostFromAnswers } from '../consistency/check-api.ts';
import { readRooms } from '../consistency/check-rooms.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored, type Stored } from '../consistency/stored-data.ts';
import type { Identity } from '../players/api-client.ts';
import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import type { DataLocation } from '../players/grant-essence.ts';
import type { Observation } from '../players/observations.ts';
import { FAST_PACE } from '../players/player.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import { ServerProcess } from '../players/server-process.ts';
import { PATIENCE_MS } from '../players/waiting.ts';
import type { Report, RunOptions } from '../report.ts';
import { KillTally } from './kill-statistics.ts';

export interface KillOptions extends RunOptions {
  readonly kills: number;
  readonly players: number;
  readonly store: 'sqlite' | 'postgres';
  /** A built `hub.cjs`; default: the sources. */
  readonly built?: string;
  /** Duration of all kills in ms, without the last games. */
  readonly spreadMs: number;
  /** Acknowledged guesses that each run of the server waits for, so that a slow machine has something to lose. */
  readonly leastGuesses?: number;
}

/** Speed of the server's clock: a reel of four seconds takes 0.2 s. */
const SPEED = 20;
/**
 * A run of the server lasts this share (percent) of the time per kill; at least of SHORT_LIFE_MS on a busy machine.
 */
const LIFE_PERCENT = [5, 195] as const;
const SHORT_LIFE_MS = 600;
/** Share of runs that last longer, and by how many ms: a lost deadline shows with time. */
const LONG_LIFE_PERCENT = 8;
const LONG_LIFE_MS = 2_500;
/** More changes over HTTP than by default, so that kills hit many of them. */
const WEIGHTS = { ...ACTIVITY_WEIGHTS, buy: 24, equip: 24, like: 20, codes: 4 };
/** A kill may wait for the next acknowledged change of one kind, at most AT_ONCE_MS. */
const CHANGES = ['any', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked'] as const;
const AT_ONCE_PERCENT = 50;
const AT_ONCE_MS = 800;
/** Shares of starts that are killed, and of starts that are delayed on the server's clock. */
const KILLED_STARTING_PERCENT = 8;
const LATE_PERCENT = 15;
/** Time for frames in transit after the kill, in ms. */
const IN_TRANSIT_MS = 30;
/** Limit for the last games, in ms. */
const LAST_GAMES_MS = 90_000;
/** Time that passes after the last games: rooms that wait for a player or an owner end meanwhile. */
const LONG_AFTER_MS = 40 * 60_000;
const QUICK_END = { speed: 100, waitMs: 1_200 };
/** Highest number of printed violations. */
const MAX_PRINTED = 20;

/** Kills the server repeatedly under players, and compares their observations with the store. */
export async function run(options: KillOptions): Promise<Report> {
  const postgres = options.store === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const { built } = options;
  const server = await ServerProcess.start({
    speed: SPEED,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(built !== undefined && { built }),
  });
  const killing = new Killing(server, { dataDir: server.dataDir, databaseUrl }, options);
  try {
    return await killing.run();
  } finally {
    await killing.end();
    await server.remove();
    await postgres?.stop();
  }
}

/** One run of kills: players, server and results. */
class Killing {
  readonly #server: ServerProcess;
  readonly #location: DataLocation;
  readonly #options: KillOptions;
  readonly #random: SeededRandom;
  readonly #observations = new ObservationLog();
  readonly #grants: EssenceGrants;
  readonly #crowd: Crowd;
  readonly #guests = new Map<AccountId, Identity>();
  readonly #tally = new KillTally();
  /** Violations, and the kill that revealed each. */
  readonly #broken = new Map<string, string>();
  #onChange: ((kind: Observation['kind']) => void) | undefined;
  #readyAt = performance.now();
  #endedAt = 0;
  /** Average time from a kill to the next ready server, in ms. */
  #betweenMs = 0;

  constructor(server: ServerProcess, location: DataLocation, options: KillOptions) {
    this.#server = server;
    this.#location = location;
    this.#options = options;
    this.#random = new SeededRandom(`kills/${options.seed}`);
    this.#grants = new EssenceGrants(location);
    this.#crowd = new Crowd({
      url: server.url,
      seed: options.seed,
      players: options.players,
      weights: WEIGHTS,
      pace: FAST_PACE,
      expectsOutages: true,
      isChecked: true,
      onGuest: (guest) => {
        this.#guests.set(guest.account, guest);
        this.#grants.add(guest.account);
      },
      observer: {
        observed: (observation) => this.#observe(observation),
        did: (what) => this.#tally.did(what),
        failed: (what, why) => this.#report([`${what}: ${why}`], 'a player: '),
      },
    });
  }

  async run(): Promise<Report> {
    const { store, seed, players, kills } = this.#options;
    this.#crowd.start();
    while (this.#tally.kills < kills && this.#broken.size < MAX_PRINTED) {
      await this.#live(this.#lifeMs());
      await this.#killAndCheck();
      await this.#startAgain();
    }
    const stored = await this.#finish();
    return {
      name: `Kills, ${store}, seed ${seed}, ${players} players`,
      broken: [...this.#broken].slice(0, MAX_PRINTED).map(([line, when]) => when + line),
      figures: this.#tally.figures(this.#observations.counts, stored),
    };
  }

  /** Disconnects all players. */
  async end(): Promise<void> {
    await this.#crowd.disconnect();
  }

  /** Records violations, each once. */
  #report(broken: readonly string[], when = ''): void {
    for (const line of broken) if (!this.#broken.has(line)) this.#broken.set(line, when);
  }

  /** Random duration of the next run of the server, such that there is time for all kills. */
  #lifeMs(): number {
    const { kills, spreadMs } = this.#options;
    const eachMs = (spreadMs - this.#tally.passedMs) / (kills - this.#tally.kills);
    const share = this.#random.between(...LIFE_PERCENT) / 100;
    const life = share * Math.max(SHORT_LIFE_MS, eachMs - this.#betweenMs);
    return this.#random.percent(LONG_LIFE_PERCENT) ? life + LONG_LIFE_MS : life;
  }

  async #live(upMs: number): Promise<void> {
    const { leastGuesses = 0 } = this.#options;
    const [from, guesses] = [performance.now(), this.#guesses];
    await sleep(Math.min(100, upMs / 2));
    if (upMs > 100) await this.#grants.grantAll();
    if (this.#tally.kills % 10 === 0) await this.#askServer(3);
    await sleep(Math.max(0, upMs - (performance.now() - from)));
    while (this.#guesses - guesses < leastGuesses && performance.now() - from < PATIENCE_MS) await sleep(20);
  }

  get #guesses(): number {
    return this.#observations.counts.get('guessed') ?? 0;
  }

  async #killAndCheck(): Promise<Stored> {
    if (this.#random.percent(AT_ONCE_PERCENT)) await this.#acknowledged(this.#random.pick(CHANGES));
    const upMs = (performance.now() - this.#readyAt) * SPEED;
    const { now } = this.#server;
    this.#endedAt = performance.now();
    await this.#server.kill();
    this.#tally.kills += 1;
    await sleep(IN_TRANSIT_MS);
    const stored = await readStored(this.#location);
    const { broken, comparedGuesses } = check(this.#observations, stored, { now, upMs, speed: SPEED });
    const { kills } = this.#tally;
    this.#report(broken, `kill ${kills}: `);
    for (const guess of comparedGuesses) this.#tally.comparedGuesses.add(guess);
    if (kills % 20 === 0)
      this.#options.onProgress?.(
        `${kills} kills, ${stored.account.length} accounts, ${stored.match.length} games, ${this.#broken.size} broken`,
      );
    return stored;
  }

  #observe(observation: Observation): void {
    this.#observations.note(observation);
    if (!('outcome' in observation) || observation.outcome === 'done') this.#onChange?.(observation.kind);
  }

  /** Kills the server at the next acknowledged change of the kind, while the answer is being processed. */
  async #acknowledged(kind: string | undefined): Promise<void> {
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, AT_ONCE_MS);
      this.#onChange = (changed) => {
        if (changed !== kind && kind !== 'any') return;
        this.#onChange = undefined;
        this.#tally.killsAtOnce += 1;
        clearTimeout(limit);
        process.kill(this.#server.pid, 'SIGKILL');
        resolve();
      };
    });
    this.#onChange = undefined;
  }

  /** Restarts the server; kills some starts and delays others. */
  async #startAgain(): Promise<void> {
    const downMs = this.#random.percent(LATE_PERCENT) ? this.#random.between(2_000, 20_000) : undefined;
    if (this.#random.percent(KILLED_STARTING_PERCENT)) {
      const starting = this.#server.restart().catch(() => undefined);
      await sleep(this.#random.between(20, 400));
      await this.#server.kill();
      await starting;
      this.#tally.kills += 1;
      this.#tally.killsAtStart += 1;
    }
    await this.#server.restart({ downMs });
    this.#readyAt = performance.now();
    this.#betweenMs += (this.#readyAt - this.#endedAt - this.#betweenMs) / 4;
    this.#tally.starts.push(this.#server.startedInMs);
  }

  /** Checks the answers of the API for some accounts without a player. */
  async #askServer(count: number): Promise<void> {
    const busy = new Set(
      this.#crowd.players.flatMap((player) => (player.isSignedUp ? [player.me.account] : [])),
    );
    const idle = [...this.#guests.values()].filter(({ account }) => !busy.has(account));
    for (let number = 0; number < count; number += 1) {
      const guest = this.#random.pick(idle);
      if (guest !== undefined) await this.#askAbout(guest);
    }
  }

  async #askAbout(guest: Identity): Promise<void> {
    const known = this.#observations.accounts.get(guest.account);
    if (known === undefined) return;
    this.#tally.accountsAsked += 1;
    this.#report(await lostFromAnswers(this.#server.url, guest, known));
  }

  /** Lets all players finish; long after that no room may be unfinished. */
  async #finish(): Promise<Stored> {
    if (!(await this.#crowd.finish(LAST_GAMES_MS)))
      this.#report(this.#crowd.busy.map((who) => `stuck at the end: ${who}`));
    await this.#crowd.disconnect();
    for (const guest of this.#guests.values()) await this.#askAbout(guest);
    await this.#killAndCheck();
    this.#server.setClock({ speed: QUICK_END.speed });
    await this.#server.restart({ downMs: LONG_AFTER_MS });
    await sleep(QUICK_END.waitMs);
    this.#readyAt = performance.now();
    const stored = await this.#killAndCheck();
    const left = [...readRooms(stored).values()].filter(({ isOver }) => !isOver);
    this.#report(left.map(({ kind, id, phase }) => `left at the end: ${kind} ${id} (${phase})`));
    const errors = this.#server.log.filter(({ level = 50 }) => level >= 50);
    this.#report(errors.map((line) => `logged: ${JSON.stringify(line)}`));
    return stored;
  }
}
