import { setTimeout as sleep } from 'node:timers/promises';
import { check } from '../consistency/check.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored } from '../consistency/stored-data.ts';
import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import type { DataLocation } from '../players/grant-essence.ts';
import { FAST_PACE, Player } from '../players/player.ts';
import type { LogLine, ServerProcess } from '../players/server-process.ts';
import { eventually } from '../players/waiting.ts';
import type { Report } from '../report.ts';
import { countsText, increment } from '../statistics.ts';
import { type Experiment, withOwnServer } from '../with-own-server.ts';
import { MemoryWatch } from './process-state.ts';
import { failuresOf, type ScenarioOptions } from './scenario.ts';

/** Speed of the server's clock. */
const SPEED = 20;
/** Limit for the growth of memory during a fault, in MB. */
const GROWTH_MB = 200;
/** Limit for the recovery after a fault, in ms: the longest wait of a player and a margin. */
const RECOVERY_MS = 10_000;
/** Limit for the last games, in ms. */
const LAST_GAMES_MS = 45_000;
/** Time for answers in transit after the fault, in ms. */
const LAST_ANSWERS_MS = 200;
/** The health call waits for a silent database as long as other calls do. */
const HEALTH_MS = 30_000;
/**
 * No deadline is overdue at this time: a room put back to the store is loaded when needed, and clock jumps move
 * deadlines. Players must still finish their games.
 */
const ANY_TIME = { now: Number.POSITIVE_INFINITY, upMs: 0 };
/** Highest number of printed violations. */
const MAX_PRINTED = 20;
/** Errors that players may receive during a fault. */
const CLEAR_ERROR = /\b(?:503 unavailable|0 unreachable|unavailable|no answer)$/;

/** A fault and its expected effects. */
export interface InjectedFault {
  readonly name: string;
  /** Duration of the fault, in ms. */
  readonly durationMs: number;
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  begin(server: ServerProcess): Promise<void> | void;
  end(server: ServerProcess): Promise<void> | void;
  /** Log lines required during the fault and after it. */
  readonly logged: { readonly bad: string; readonly good?: string };
  /** Highest number of warnings and errors in the log. */
  readonly maxLines: number;
  /** Whether players must receive errors. */
  readonly isNoticeable: boolean;
  /** Whether players must complete activities during the fault. */
  readonly isHarmless?: boolean;
}

/** Observations of a fault. */
export interface Seen {
  readonly hasCome: boolean;
  /** Log lines of warnings and errors. */
  readonly lines: readonly string[];
  /** Undefined when no player was served again. */
  readonly recoveryMs: number | undefined;
  readonly growthMb: number;
  readonly isSameProcess: boolean;
  readonly doneDuringFault: number;
  readonly isNoticed: boolean;
  /** Status and error code of the health call during the fault and after it. */
  readonly health: { readonly bad: string; readonly good: string };
}

/** The violated guarantees of a fault; observations of players are checked separately. */
export function violationsOf(
  { logged, maxLines, isHarmless = false, isNoticeable }: InjectedFault,
  seen: Seen,
): string[] {
  const isLogged = (text: string): boolean => seen.lines.some((line) => line.includes(text));
  return failuresOf([
    [seen.hasCome, 'the players did not sign up'],
    [isLogged(logged.bad), `not logged: ${logged.bad}`],
    [logged.good === undefined || isLogged(logged.good), `not logged: ${logged.good}`],
    [
      seen.lines.length <= maxLines,
      `too many log lines: ${seen.lines.length} warnings: ${seen.lines.join('; ')}`,
    ],
    [seen.recoveryMs !== undefined, `no player was served within ${RECOVERY_MS} ms after the fault`],
    [seen.growthMb <= GROWTH_MB, `memory grew by ${seen.growthMb.toFixed(0)} MB`],
    [seen.isSameProcess, 'the server ended'],
    [!isHarmless || seen.doneDuringFault > 0, 'no activity was completed during the fault'],
    [!isNoticeable || seen.isNoticed, 'no player received an error'],
    [
      !isNoticeable || UNHEALTHY.test(seen.health.bad),
      `the health call answered ${seen.health.bad} during the fault`,
    ],
    [seen.health.good === HEALTHY, `the health call answered ${seen.health.good} after the fault`],
  ]);
}

const HEALTHY = '200';
/** Time within which the health call reports a fault. */
const NOTICED_MS = 30_000;
const UNHEALTHY = /^503 (?:unavailable|database_not_writable)$/;

/** The answer of the health call. */
async function healthOf(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) });
  const { error = '' } = (await reply.json()) as { error?: string };
  return `${reply.status} ${error}`.trim();
}

const endedWith = (code: string): string => `connection ended with ${code}`;
/** Players drop their own connections, too. */
const OWN_CUT = endedWith('1006');

/** Runs players, injects and removes the fault, and compares the players' observations with the store. */
export function injectFault(fault: InjectedFault, options: ScenarioOptions): Promise<Report> {
  const { databaseUrl, dataDir } = fault;
  return withOwnServer(
    {
      speed: SPEED,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(dataDir !== undefined && { dataDir }),
    },
    (server) => new FaultExperiment(server, fault, options),
  );
}

class FaultExperiment implements Experiment {
  readonly #server: ServerProcess;
  readonly #fault: InjectedFault;
  readonly #options: ScenarioOptions;
  readonly #observations = new ObservationLog();
  readonly #grants: EssenceGrants;
  readonly #crowd: Crowd;
  readonly #faults: string[] = [];
  readonly #clearErrors = new Map<string, number>();
  #isActive = false;
  readonly #health = { bad: 'nothing', good: 'nothing' };
  #done = 0;
  #doneDuringFault = 0;

  constructor(server: ServerProcess, fault: InjectedFault, options: ScenarioOptions) {
    this.#server = server;
    this.#fault = fault;
    this.#options = options;
    const location: DataLocation = { dataDir: server.dataDir, databaseUrl: fault.databaseUrl };
    this.#grants = new EssenceGrants(location);
    this.#crowd = new Crowd({
      url: server.url,
      seed: `${fault.name}/${options.seed}`,
      players: options.size === 'long' ? 40 : 12,
      // All guests receive Blue Essence before the fault.
      weights: { ...ACTIVITY_WEIGHTS, newGuest: 0 },
      pace: FAST_PACE,
      expectsOutages: true,
      isChecked: true,
      onGuest: ({ account }) => this.#grants.add(account),
      observer: {
        observed: (observation) => this.#observations.note(observation),
        did: () => {
          this.#done += 1;
        },
        lost: (why) => {
          if (this.#isActive) increment(this.#clearErrors, endedWith(why));
        },
        failed: (what, why) => {
          if (this.#isActive && fault.isNoticeable && CLEAR_ERROR.test(why))
            increment(this.#clearErrors, why);
          else this.#faults.push(`fault: ${what}: ${why}`);
        },
      },
    });
  }

  async run(): Promise<Report> {
    const calmMs = this.#options.size === 'long' ? 2_000 : 400;
    const { pid } = this.#server;
    this.#crowd.start();
    const hasCome = await eventually(() => this.#crowd.players.every(({ isSignedUp }) => isSignedUp), 60_000);
    await this.#grants.grantAll();
    await sleep(calmMs);
    const memory = new MemoryWatch(pid);
    const recoveryMs = await this.#inject();
    await sleep(calmMs);
    await eventually(() => this.#hasLine(this.#fault.logged.good), 60_000);
    await eventually(async () => {
      this.#health.good = await healthOf(this.#server.url);
      return this.#health.good === HEALTHY;
    }, 60_000);
    const growthMb = memory.stop();
    const isDone = await this.#crowd.finish(LAST_GAMES_MS);
    const leftBusy = isDone ? [] : this.#crowd.busy.map((who) => `stuck at the end: ${who}`);
    await this.#crowd.disconnect();
    const seen: Seen = {
      hasCome,
      lines: this.#lines.map(({ msg = '' }) => msg),
      recoveryMs,
      growthMb,
      isSameProcess: this.#server.pid === pid,
      doneDuringFault: this.#doneDuringFault,
      isNoticed: [...this.#clearErrors.keys()].some((what) => what !== OWN_CUT),
      health: this.#health,
    };
    const broken = [...violationsOf(this.#fault, seen), ...leftBusy, ...new Set(this.#faults)];
    return this.#report([...broken, ...(await this.#check())], seen);
  }

  /** Injects the fault, waits and removes it. Resolves to the recovery time in ms. */
  async #inject(): Promise<number | undefined> {
    this.#isActive = true;
    await this.#fault.begin(this.#server);
    const doneBefore = this.#done;
    await sleep(this.#fault.durationMs);
    if (this.#fault.isHarmless === true) await eventually(() => this.#done > doneBefore, RECOVERY_MS);
    this.#doneDuringFault = this.#done - doneBefore;
    // The server judges by its latest writes, and a slow machine may not have tried one yet.
    if (this.#fault.isNoticeable)
      await eventually(async () => {
        this.#health.bad = await healthOf(this.#server.url);
        return UNHEALTHY.test(this.#health.bad);
      }, NOTICED_MS);
    await this.#fault.end(this.#server);
    const recoveryMs = await this.#untilRecovered();
    await sleep(LAST_ANSWERS_MS);
    this.#isActive = false;
    return recoveryMs;
  }

  #report(broken: readonly string[], { recoveryMs, growthMb, lines }: Seen): Report {
    const { name, durationMs } = this.#fault;
    return {
      name,
      broken: broken.slice(0, MAX_PRINTED),
      figures: [
        ['players', this.#crowd.players.length],
        ['duration of the fault', `${durationMs / 1_000} s`],
        ['completed during the fault', this.#doneDuringFault],
        ['completed in all', this.#done],
        ['errors during the fault', countsText(this.#clearErrors) || 'none'],
        ['served again after', recoveryMs === undefined ? 'never' : `${recoveryMs.toFixed(0)} ms`],
        ['highest memory growth', `${growthMb.toFixed(0)} MB`],
        ['health call during the fault', this.#health.bad],
        ['warnings in the log', lines.length],
        ['acknowledged and stored', this.#acknowledged],
      ],
    };
  }

  async end(): Promise<void> {
    await this.#crowd.disconnect();
  }

  get #acknowledged(): number {
    return [...this.#observations.counts]
      .filter(([kind]) => kind !== 'seen' && !kind.includes(','))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  get #lines(): readonly LogLine[] {
    return this.#server.log.filter(({ level = 60 }) => level >= 40);
  }

  #hasLine(text: string | undefined): boolean {
    return text === undefined || this.#lines.some(({ msg = '' }) => msg.includes(text));
  }

  /** Time until a new guest can sign up and an activity is completed, in ms; undefined after the limit. */
  async #untilRecovered(): Promise<number | undefined> {
    const from = performance.now();
    const { url } = this.#server;
    const newcomer = new Player({
      url,
      seed: 'new',
      name: 'Newcomer',
      address: '10.99.0.1',
      pace: FAST_PACE,
    });
    const before = this.#done;
    const isServed = async (): Promise<boolean> => {
      if (!newcomer.isSignedUp) await newcomer.signUp().catch(() => undefined);
      return newcomer.isSignedUp && this.#done > before;
    };
    return (await eventually(isServed, RECOVERY_MS)) ? performance.now() - from : undefined;
  }

  /** Kills the server and compares the store with the observations. */
  async #check(): Promise<readonly string[]> {
    await this.#server.kill();
    await sleep(30);
    const stored = await readStored({ dataDir: this.#server.dataDir, databaseUrl: this.#fault.databaseUrl });
    return check(this.#observations, stored, ANY_TIME).broken;
  }
}
