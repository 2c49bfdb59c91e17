import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId } from '@hub/engine/wire/ids';
import { check } from '../consistency/check.ts';
import { lostFromAnswers } from '../consistency/check-api.ts';
import { readRooms } from '../consistency/check-rooms.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored, type Stored } from '../consistency/stored-data.ts';
import type { Identity } from '../players/api-client.ts';
import { ACTIVITY_WEIGHTS, type ActivityWeights, Crowd } from '../players/crowd.ts';
import { EssenceGrants } from '../players/essence-grants.ts';
import type { Observation } from '../players/observations.ts';
import { FAST_PACE, type Pace } from '../players/player.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import { PATIENCE_MS } from '../players/waiting.ts';
import type { Report, RunOptions } from '../report.ts';
import { countsText, increment, percentile } from '../statistics.ts';
import { Cluster, type ClusterOptions } from './cluster.ts';
import { FAULT_WEIGHTS, type FaultKind, planFault } from './faults.ts';
import { Resumes } from './resumes.ts';
import { NO_FAULT, Silences } from './silences.ts';

export interface NodesOptions extends RunOptions, ClusterOptions {
  /** The number of random faults; or these, with stops of one node after the other as in a rolling deploy. */
  readonly faults: number | readonly FaultKind[];
  readonly players: number;
  readonly weights?: Readonly<Record<FaultKind, number>>;
  /** Average time between two faults in ms; varies from half to one and a half of it. */
  readonly lifeMs: number;
  /** Acknowledged guesses before the first fault, and before each that is no stop. */
  readonly leastGuesses?: number;
  readonly pace?: Pace;
  /** Whether every frame is compared with the contract; default: yes. */
  readonly isChecked?: boolean;
  /** Time over which the players arrive, in ms. */
  readonly arrivalMs?: number;
  readonly activities?: ActivityWeights;
  /** Ends with the first violation, or without the time after the last games. */
  readonly isShort?: boolean;
}

/** Share of faults that begin at the next acknowledged change, and the limit for it in ms. */
const AT_ONCE_PERCENT = 50;
const AT_ONCE_MS = 800;
/** Faults between two comparisons with the store, which take longer with each account. */
const CHECK_EVERY = 5;
/** Speed of the clocks for the last games, and their limit in ms. */
const END_SPEED = 4;
const LAST_GAMES_MS = 150_000;
/** Starts after the last games, each so much later on the nodes' clocks: rooms end meanwhile that wait for a player, up to a day. */
const LATER_STARTS = 3;
const LATER_MS = 9 * 3_600_000;
const ADOPTION_MS = 1_500;
const MAX_PRINTED = 20;
const PACE = { ...FAST_PACE, serverSpeed: 1 };

const spread = (ms: readonly number[]): string =>
  [50, 95, 100].map((share) => `${Math.round(percentile(ms, share))} ms`).join(', ');

/** Harms nodes repeatedly under players, and compares their observations with the store. */
export async function run(options: NodesOptions): Promise<Report> {
  const cluster = await Cluster.start({ speed: 1, ...options });
  const experiment = new Experiment(cluster, options);
  try {
    return await experiment.run();
  } finally {
    await experiment.end();
    await cluster.remove();
  }
}

class Experiment {
  readonly #cluster: Cluster;
  readonly #options: NodesOptions;
  readonly #random: SeededRandom;
  readonly #observations = new ObservationLog();
  readonly #resumes = new Resumes();
  readonly #silences = new Silences();
  readonly #grants: EssenceGrants;
  readonly #crowd: Crowd;
  readonly #guests = new Map<AccountId, Identity>();
  readonly #counts = {
    faults: new Map<string, number>(),
    losses: new Map<string, number>(),
    races: new Map<string, number>(),
    killed: 0,
    refused: 0,
  };
  readonly #done = new Map<string, number>();
  readonly #compared = new Set<object>();
  readonly #broken = new Map<string, string>();
  readonly #from = performance.now();
  #onChange: (() => void) | undefined;
  /** The fault that is in progress. */
  #current: FaultKind | undefined;
  #stops = 0;
  /** Observations that arrive while the store is read; it may be older, but for what was only asked. */
  #later: Observation[] | undefined;

  constructor(cluster: Cluster, options: NodesOptions) {
    this.#cluster = cluster;
    this.#options = options;
    this.#random = new SeededRandom(`nodes/${options.seed}`);
    this.#grants = new EssenceGrants(this.#location);
    this.#crowd = new Crowd({
      url: cluster.url,
      seed: options.seed,
      players: options.players,
      weights: options.activities ?? { ...ACTIVITY_WEIGHTS, buy: 12, equip: 12, like: 10, codes: 2 },
      pace: options.pace ?? PACE,
      arrivalMs: options.arrivalMs ?? 0,
      expectsOutages: true,
      isChecked: options.isChecked ?? true,
      onGuest: (guest) => {
        this.#guests.set(guest.account, guest);
        this.#grants.add(guest.account);
      },
      observer: {
        observed: (observation) => this.#observe(observation),
        did: (what) => increment(this.#done, what),
        // The page requests a missing picture again.
        failed: (what, why) => {
          if (what !== 'http.section' || why !== '503') this.#report([`${what}: ${why}`], 'a player: ');
        },
        raced: (what, code) => increment(this.#counts.races, `${what}: ${code}`),
        lost: (why) => increment(this.#counts.losses, why),
        refused: () => {
          if (this.#current === 'stop') this.#counts.refused += 1;
        },
        waited: (account, ms) => this.#silences.note(account, ms),
      },
    });
  }

  get #location() {
    return { dataDir: '', databaseUrl: this.#cluster.databaseUrl };
  }

  async run(): Promise<Report> {
    const { faults, weights = FAULT_WEIGHTS, isShort = false, arrivalMs = 0 } = this.#options;
    const planned = typeof faults === 'number' ? undefined : faults;
    const count = typeof faults === 'number' ? faults : faults.length;
    const mostBroken = isShort ? 1 : MAX_PRINTED;
    this.#crowd.start();
    await sleep(arrivalMs);
    for (let fault = 1; fault <= count && this.#broken.size < mostBroken; fault += 1) {
      const kind = planned?.[fault - 1] ?? this.#random.weigh(weights);
      await this.#live(fault > 1 && kind === 'stop' ? 0 : this.#options.leastGuesses);
      await this.#cause(kind, fault);
      if (fault % CHECK_EVERY === 0) await this.#compare(`fault ${fault}: `);
      if (fault % 20 === 0)
        this.#options.onProgress?.(
          `${fault} faults, ${this.#guests.size} accounts, ${this.#broken.size} broken`,
        );
    }
    return this.#result(await this.#finish());
  }

  /** Disconnects all players. */
  end(): Promise<void> {
    return this.#crowd.disconnect();
  }

  /** Records violations, each once. */
  #report(broken: readonly string[], when = ''): void {
    for (const line of broken) if (!this.#broken.has(line)) this.#broken.set(line, when);
  }

  #observe(observation: Observation): void {
    this.#resumes.note(observation);
    const isAsked = 'outcome' in observation && observation.outcome === 'asked';
    if (this.#later === undefined || isAsked) this.#observations.note(observation);
    else this.#later.push(observation);
    if (observation.kind !== 'seen') this.#onChange?.();
  }

  async #live(leastGuesses = 0): Promise<void> {
    const { lifeMs } = this.#options;
    const guessed = () => this.#observations.counts.get('guessed') ?? 0;
    const [from, guesses] = [performance.now(), guessed()];
    const life = (lifeMs * this.#random.between(50, 150)) / 100;
    await sleep(life / 2);
    await this.#grants.grantAll();
    await sleep(life / 2);
    while (guessed() - guesses < leastGuesses && performance.now() - from < PATIENCE_MS) await sleep(20);
  }

  async #cause(kind: FaultKind, number: number): Promise<void> {
    const isPlannedStop = typeof this.#options.faults !== 'number' && kind === 'stop';
    const fault = planFault(this.#cluster, this.#random, kind, isPlannedStop ? this.#stops++ : undefined);
    const rooms = await this.#cluster.roomsOf(fault.processes);
    if (this.#random.percent(AT_ONCE_PERCENT)) await this.#nextChange();
    increment(this.#counts.faults, kind);
    if (kind.startsWith('kill')) this.#counts.killed += fault.processes.length;
    this.#resumes.begin(kind, rooms);
    this.#silences.begin(kind);
    this.#current = kind;
    this.#report(await fault.begin(), `fault ${number}: `);
    await fault.end();
    if (!(await this.#cluster.allUp())) this.#report([`not all nodes came back after ${kind}`]);
    this.#current = undefined;
    this.#silences.begin(NO_FAULT);
  }

  async #nextChange(): Promise<void> {
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, AT_ONCE_MS);
      this.#onChange = () => {
        clearTimeout(limit);
        resolve();
      };
    });
    this.#onChange = undefined;
  }

  /** Compares everything observed so far with the store. */
  async #compare(when: string, upMs = 0): Promise<Stored> {
    this.#later = [];
    const stored = await readStored(this.#location);
    const { broken, comparedGuesses } = check(this.#observations, stored, { now: Date.now(), upMs });
    this.#report([...broken, ...(await this.#cluster.writtenWhenGone())], when);
    for (const guess of comparedGuesses) this.#compared.add(guess);
    for (const observation of this.#later) this.#observations.note(observation);
    this.#later = undefined;
    return stored;
  }

  /** Lets all players finish; long after that no room may be unfinished. */
  async #finish(): Promise<Stored> {
    const { nodes, url } = this.#cluster;
    if (this.#options.isShort === true && this.#broken.size > 0) return this.#compare('at the end: ');
    for (const node of nodes) node.setClock({ speed: END_SPEED });
    if (!(await this.#crowd.finish(LAST_GAMES_MS)))
      this.#report(this.#crowd.busy.map((who) => `stuck at the end: ${who}`));
    await this.#crowd.disconnect();
    await this.#compare('at the end: ');
    for (const guest of this.#guests.values()) {
      const known = this.#observations.accounts.get(guest.account);
      if (known !== undefined) this.#report(await lostFromAnswers(url, guest, known));
    }
    for (let start = 1; start <= LATER_STARTS && this.#options.isShort !== true; start += 1) {
      for (const node of nodes) {
        await node.stop();
        node.setClock({ speed: 1 });
      }
      await Promise.all(nodes.map((node) => node.restart({ downMs: LATER_MS })));
      await sleep(ADOPTION_MS);
    }
    const stored = await this.#compare('long after: ');
    const left = [...readRooms(stored).values()].filter(({ isOver }) => !isOver);
    if (this.#options.isShort !== true)
      this.#report(left.map(({ kind, id, phase }) => `left at the end: ${kind} ${id} (${phase})`));
    const errors = nodes.flatMap(({ log }) => log).filter((line) => (line.level ?? 50) >= 50);
    this.#report(errors.map((line) => `logged: ${JSON.stringify(line)}`));
    return stored;
  }

  #result(stored: Stored): Report {
    const { seed, players, nodes } = this.#options;
    const { counts } = this.#observations;
    const resumes = [...this.#resumes.durations].map(
      ([kind, ms]) => [`${kind}: players, resume p50, p95, longest`, `${ms.length}, ${spread(ms)}`] as const,
    );
    const silences = (['stop', NO_FAULT] as const).map((kind) => {
      const ms = this.#silences.of(kind);
      return [
        `${kind}: longest silence of each player, p50, p95, longest`,
        `${ms.length}, ${spread(ms)}`,
      ] as const;
    });
    return {
      name: `Nodes, seed ${seed}, ${players} players on ${nodes} nodes`,
      broken: [...this.#broken].slice(0, MAX_PRINTED).map(([line, when]) => when + line),
      figures: [
        ['faults', countsText(this.#counts.faults)],
        ['processes killed', this.#counts.killed],
        ['minutes', ((performance.now() - this.#from) / 60_000).toFixed(1)],
        ...resumes,
        ...silences,
        ['stop: handshakes refused, and repeated by the page', this.#counts.refused],
        ['acknowledged guesses', counts.get('guessed') ?? 0],
        ['guesses compared in the state that acknowledged them', this.#compared.size],
        ['acknowledged rewards', counts.get('rewarded') ?? 0],
        ['stored: accounts', stored.account.length],
        ['stored: ledger entries', stored.ledger.length],
        ['stored: finished games', stored.match.length],
        ['connections closed', countsText(this.#counts.losses)],
        ['refusals that other players can cause', countsText(this.#counts.races)],
        ['completed', countsText(this.#done)],
      ],
    };
  }
}
