import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId } from '@hub/engine/wire/ids';
import { startPostgres } from '../../apps/server/src/store/testing/postgres-server.ts';
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
import type { Report, RunOptions } from '../report.ts';
import { KillTally } from './kill-statistics.ts';

export interface KillOptions extends RunOptions {
  readonly kills: number;
  readonly players: number;
  readonly store: 'sqlite' | 'postgres';
  /** A built `hub.cjs`; the sources are run unless given. */
  readonly built?: string;
  /** The kills are spread over so many ms, the last games not counted. */
  readonly spreadMs: number;
  /** So many guesses must have been acknowledged in a life before it ends, however slow the machine is; else none. */
  readonly leastGuesses?: number;
}

/** So fast goes the server's time: a reel of four seconds is over in a fifth of one. */
const SPEED = 20;
/**
 * A server lives for this share of the time that there is for each, in percent. On a busy machine, which starts slowly,
 * it is so many ms that are shared, so that there is a life to end.
 */
const LIFE_PERCENT = [5, 195] as const;
const SHORT_LIFE_MS = 600;
const LONGEST_LIFE_MS = 10_000;
/** In a hundred lives so many are so much longer, in ms: a clock that has been forgotten shows with time. */
const LONG_LIFE_PERCENT = 8;
const LONG_LIFE_MS = 2_500;
/** More shopping than on other evenings, so that much of it is hit. */
const WEIGHTS = { ...ACTIVITY_WEIGHTS, buy: 24, equip: 24, like: 20, codes: 4 };
/** What a kill may wait for: the next change of the kind that is acknowledged, or of any, if that is within so many ms. */
const CHANGES = ['any', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked'] as const;
const AT_ONCE_PERCENT = 50;
const AT_ONCE_MS = 800;
/** In a hundred restarts so many are killed in the middle, and so many come back late by the server's time. */
const KILLED_STARTING_PERCENT = 8;
const LATE_PERCENT = 15;
/** Everybody has been told by then what was on its way when the server ended. */
const LAST_WORDS_MS = 30;
/** How long the last games may take, in ms. */
const LAST_GAMES_MS = 90_000;
/** At the end so much time passes at once: what waits for a mate or an owner is given up then. */
const LONG_AFTER_MS = 40 * 60_000;
const QUICK_END = { speed: 100, waitMs: 1_200 };
/** Faults that are told at most. */
const TOLD = 20;

/** Kills the server again and again under players, and holds what they were told against what is stored. */
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

/** One run: players, their server, and what is found. */
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
  /** What is broken, and when it was first seen. */
  readonly #broken = new Map<string, string>();
  #onChange: ((kind: Observation['kind']) => void) | undefined;
  #readyAt = performance.now();
  #endedAt = 0;
  /** How long it takes from a kill to a server that is ready again, in ms. */
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
        failed: (what, why) => this.#tell([`${what}: ${why}`], 'a player: '),
      },
    });
  }

  async run(): Promise<Report> {
    const { store, seed, players, kills } = this.#options;
    this.#crowd.start();
    while (this.#tally.kills < kills && this.#broken.size < TOLD) {
      await this.#live(this.#lifeMs());
      await this.#killAndCheck();
      await this.#startAgain();
    }
    const stored = await this.#finish();
    return {
      name: `Kills, ${store}, seed ${seed}, ${players} players`,
      broken: [...this.#broken].slice(0, TOLD).map(([line, when]) => when + line),
      figures: this.#tally.figures(this.#observations.counts, stored),
    };
  }

  /** Nobody is left afterwards. */
  async end(): Promise<void> {
    await this.#crowd.disconnect();
  }

  /** What is lost stays lost, and is told once. */
  #tell(broken: readonly string[], when = ''): void {
    for (const line of broken) if (!this.#broken.has(line)) this.#broken.set(line, when);
  }

  /** How long the server is to live now: by chance, and such that there is time for all kills. */
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
    while (this.#guesses - guesses < leastGuesses && performance.now() - from < LONGEST_LIFE_MS)
      await sleep(20);
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
    await sleep(LAST_WORDS_MS);
    const stored = await readStored(this.#location);
    const { broken, comparedGuesses } = check(this.#observations, stored, { now, upMs });
    const { kills } = this.#tally;
    this.#tell(broken, `kill ${kills}: `);
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

  /** Waits for the next acknowledged change of the kind, not for long; the signal is sent while it is still being told. */
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

  /** Starts the server again; some starts are killed, and some come late. */
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

  /** Asks about some accounts that are not played with any more. */
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
    this.#tell(await lostFromAnswers(this.#server.url, guest, known));
  }

  /** Everybody plays to the end; long after that nothing may be left that waits. */
  async #finish(): Promise<Stored> {
    if (!(await this.#crowd.finish(LAST_GAMES_MS)))
      this.#tell(this.#crowd.busy.map((who) => `stuck at the end: ${who}`));
    await this.#crowd.disconnect();
    for (const guest of this.#guests.values()) await this.#askAbout(guest);
    await this.#killAndCheck();
    this.#server.setClock({ speed: QUICK_END.speed });
    await this.#server.restart({ downMs: LONG_AFTER_MS });
    await sleep(QUICK_END.waitMs);
    this.#readyAt = performance.now();
    const stored = await this.#killAndCheck();
    const left = [...readRooms(stored).values()].filter(({ isOver }) => !isOver);
    this.#tell(left.map(({ kind, id, phase }) => `left at the end: ${kind} ${id} (${phase})`));
    const errors = this.#server.log.filter(({ level = 50 }) => level >= 50);
    this.#tell(errors.map((line) => `logged: ${JSON.stringify(line)}`));
    return stored;
  }
}
