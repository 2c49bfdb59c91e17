import { setTimeout as sleep } from 'node:timers/promises';
import { check } from '../consistency/check.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored } from '../consistency/stored-data.ts';
import { ACTIVITY_WEIGHTS, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import type { DataLocation } from '../players/grant-essence.ts';
import { FAST_PACE, Player } from '../players/player.ts';
import type { LogLine, ServerProcess } from '../players/server-process.ts';
import type { Report } from '../report.ts';
import { type Experiment, withOwnServer } from '../with-own-server.ts';
import { MemoryWatch } from './process-state.ts';
import { eventually, failuresOf, type ScenarioOptions } from './scenario.ts';

/** So fast goes the server's time. */
const SPEED = 20;
/** Memory that a server in bad injectFault may need more than one that players have just come to, in MB. */
const GROWTH_MB = 200;
/** Everything works again within so many ms after the cause is gone: the longest wait of a player, and a margin. */
const RECOVERY_MS = 10_000;
/** How long the last games may take, in ms. */
const LAST_GAMES_MS = 45_000;
/** The answers of the bad time are in by then, in ms. */
const LAST_ANSWERS_MS = 200;
/** The health call waits for a silent database as long as any other call. */
const HEALTH_MS = 30_000;
/**
 * Nothing is overdue by then: a room that was put back to the store wakes with whoever needs it, and one whose clock was moved
 * has a time of its own. That everybody gets to an end is asked of the crowd.
 */
const ANY_TIME = { now: Number.POSITIVE_INFINITY, upMs: 0 };
/** Broken promises that are told at most. */
const TOLD = 20;
/** What players may be told meanwhile: that it does not work now. Anything else is a fault. */
const CLEAR_ERROR = /\b(?:503 unavailable|0 unreachable|unavailable|no answer)$/;

/** What goes wrong, and how the host hears of it. */
export interface InjectedFault {
  readonly name: string;
  /** For how long it is bad, in ms. */
  readonly durationMs: number;
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  begin(server: ServerProcess): Promise<void> | void;
  end(server: ServerProcess): Promise<void> | void;
  /** The line that must be in the log while it is bad, and the one that must be there once it is good again. */
  readonly told: { readonly bad: string; readonly good?: string };
  /** Lines of warnings and worse that the log may have in all. */
  readonly maxLines: number;
  /** Whether players can be expected to hear of it at all. */
  readonly isNoticeable: boolean;
  /** Whether everything goes on meanwhile as if nothing were. */
  readonly isHarmless?: boolean;
}

/** What was seen of a fault. */
export interface Seen {
  readonly hasCome: boolean;
  /** Warnings and worse. */
  readonly lines: readonly string[];
  /** Undefined when nobody was served any more. */
  readonly recoveryMs: number | undefined;
  readonly growthMb: number;
  readonly isSameProcess: boolean;
  readonly doneDuringFault: number;
  readonly isNoticed: boolean;
  /** What the health call answered while it was bad and after it: a status, with the code of a refusal. */
  readonly health: { readonly bad: string; readonly good: string };
}

/** What was promised of a server in a fault and is not so, but for what players were told, which is checked by itself. */
export function brokenPromises(
  { told, maxLines, isHarmless = false, isNoticeable }: InjectedFault,
  seen: Seen,
): string[] {
  const isLogged = (text: string): boolean => seen.lines.some((line) => line.includes(text));
  return failuresOf([
    [seen.hasCome, 'the crowd did not come in'],
    [isLogged(told.bad), `not logged: ${told.bad}`],
    [told.good === undefined || isLogged(told.good), `not logged: ${told.good}`],
    [seen.lines.length <= maxLines, `the log was flooded: ${seen.lines.length} warnings`],
    [seen.recoveryMs !== undefined, `no player was served within ${RECOVERY_MS} ms after it`],
    [seen.growthMb <= GROWTH_MB, `memory grew by ${seen.growthMb.toFixed(0)} MB`],
    [seen.isSameProcess, 'the server ended'],
    [!isHarmless || seen.doneDuringFault > 0, 'nothing went on meanwhile'],
    [!isNoticeable || seen.isNoticed, 'nobody noticed anything: was it bad at all?'],
    [
      !isNoticeable || UNHEALTHY.test(seen.health.bad),
      `the health call answered ${seen.health.bad} while it was bad`,
    ],
    [seen.health.good === HEALTHY, `the health call answered ${seen.health.good} after it`],
  ]);
}

const HEALTHY = '200';
const UNHEALTHY = /^503 (?:unavailable|database_not_writable)$/;

/** What hosts see of a server. */
async function healthOf(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) });
  const { error = '' } = (await reply.json()) as { error?: string };
  return `${reply.status} ${error}`.trim();
}

const endedWith = (code: string): string => `connection ended with ${code}`;
/** Players cut their own lines, too. */
const OWN_CUT = endedWith('1006');

/** Lets a crowd play, brings the fault over the server, takes it away, and holds what players were told against what is stored. */
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
      // Everybody who comes is given something to spend before it gets bad.
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
          if (this.#isActive) this.#count(endedWith(why));
        },
        failed: (what, why) => {
          if (this.#isActive && fault.isNoticeable && CLEAR_ERROR.test(why)) this.#count(why);
          else this.#faults.push(`fault: ${what}: ${why}`);
        },
      },
    });
  }

  #count(what: string): void {
    this.#clearErrors.set(what, (this.#clearErrors.get(what) ?? 0) + 1);
  }

  async run(): Promise<Report> {
    const calmMs = this.#options.size === 'long' ? 2_000 : 400;
    const { pid } = this.#server;
    this.#crowd.start();
    const hasCome = await eventually(() => this.#crowd.players.every(({ isSignedUp }) => isSignedUp), 10_000);
    await this.#grants.grantAll();
    await sleep(calmMs);
    const memory = new MemoryWatch(pid);
    const recoveryMs = await this.#inject();
    await sleep(calmMs);
    await eventually(() => this.#hasLine(this.#fault.told.good), 8_000);
    await eventually(async () => {
      this.#health.good = await healthOf(this.#server.url);
      return this.#health.good === HEALTHY;
    }, 8_000);
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
    const broken = [...brokenPromises(this.#fault, seen), ...leftBusy, ...new Set(this.#faults)];
    return this.#report([...broken, ...(await this.#check())], seen);
  }

  /** Brings it, waits, and takes it away. Resolves to how long it took until players were served again. */
  async #inject(): Promise<number | undefined> {
    this.#isActive = true;
    await this.#fault.begin(this.#server);
    const doneBefore = this.#done;
    await sleep(this.#fault.durationMs);
    if (this.#fault.isHarmless === true) await eventually(() => this.#done > doneBefore, RECOVERY_MS);
    this.#doneDuringFault = this.#done - doneBefore;
    if (this.#fault.isNoticeable) this.#health.bad = await healthOf(this.#server.url);
    await this.#fault.end(this.#server);
    const recoveryMs = await this.#untilRecovered();
    await sleep(LAST_ANSWERS_MS);
    this.#isActive = false;
    return recoveryMs;
  }

  #report(broken: readonly string[], { recoveryMs, growthMb, lines }: Seen): Report {
    const { name, durationMs } = this.#fault;
    const told = [...this.#clearErrors].map(([what, count]) => `${what} (${count})`);
    return {
      name,
      broken: broken.slice(0, TOLD),
      figures: [
        ['players', this.#crowd.players.length],
        ['bad for', `${durationMs / 1_000} s`],
        ['done to the end meanwhile', this.#doneDuringFault],
        ['done to the end in all', this.#done],
        ['told meanwhile', told.join(', ') || 'nothing'],
        ['served again after', recoveryMs === undefined ? 'never' : `${recoveryMs.toFixed(0)} ms`],
        ['memory grew by at most', `${growthMb.toFixed(0)} MB`],
        ['health meanwhile', this.#health.bad],
        ['lines of warnings', lines.length],
        ['acknowledged and found again', this.#acknowledged],
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

  /** How long it took until a newcomer was let in and something was done to its end, undefined if it never was. */
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

  /** Ends the server in the middle: what is stored is what was told. */
  async #check(): Promise<readonly string[]> {
    await this.#server.kill();
    await sleep(30);
    const stored = await readStored({ dataDir: this.#server.dataDir, databaseUrl: this.#fault.databaseUrl });
    return check(this.#observations, stored, ANY_TIME).broken;
  }
}
